type Goal = { readonly atLeast: number } | { readonly atMost: number };

export type Figure = { readonly key: string; readonly about: string; readonly goal: Goal };

/** `met` is null for what was not measured, and for what is not judged, with the reason. */
export type Verdict = {
  readonly figure: string;
  readonly value: number | null;
  readonly goal: string;
  readonly met: boolean | null;
  readonly notJudged?: string;
};

/** Cores that others may keep busy. */
const QUIET = 0.2;

type Circumstances = {
  readonly quick: boolean;
  /** Cores that others kept busy before the start, and while the figure was measured; null: unknown. */
  readonly before: number | null;
  readonly during: number | null;
};

/** Why a figure cannot be judged, or null. */
export function doubt({ quick, before, during }: Circumstances): string | null {
  if (quick) return 'a quick run';
  if (before === null || during === null) return 'what others use of the machine is known on Linux only';
  if (before > QUIET) return `others kept ${before.toFixed(2)} cores busy before the start`;
  return during > QUIET ? `others kept ${during.toFixed(2)} cores busy meanwhile` : null;
}

export const verdicts = (
  figures: readonly Figure[],
  ratios: Readonly<Record<string, number>>,
  doubtAbout: (key: string) => string | null,
): readonly Verdict[] =>
  figures.map(({ key, goal }) => {
    const value = ratios[key];
    const told = { figure: key, goal: inWords(goal) };
    if (value === undefined) return { ...told, value: null, met: null };
    const notJudged = doubtAbout(key);
    return notJudged ? { ...told, value, met: null, notJudged } : { ...told, value, met: reaches(value, goal) };
  });

const inWords = (goal: Goal): string => ('atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`);

const reaches = (value: number, goal: Goal): boolean => ('atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost);
