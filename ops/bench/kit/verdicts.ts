type Goal = { readonly atLeast: number } | { readonly atMost: number };

export type Figure = { readonly key: string; readonly about: string; readonly goal: Goal };

export type Verdict = { readonly figure: string; readonly value: number | null; readonly goal: string; readonly met: boolean | null };

/** What was not measured is neither met nor missed. */
export const verdicts = (figures: readonly Figure[], ratios: Readonly<Record<string, number>>): readonly Verdict[] =>
  figures.map(({ key, goal }) => {
    const value = ratios[key] ?? null;
    return { figure: key, value, goal: inWords(goal), met: value === null ? null : reaches(value, goal) };
  });

const inWords = (goal: Goal): string => ('atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`);

const reaches = (value: number, goal: Goal): boolean => ('atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost);
