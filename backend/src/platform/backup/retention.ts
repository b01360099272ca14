export type Retention = { readonly days: number; readonly weeks: number; readonly months: number };

const DAY_MS = 24 * 3_600_000;
/** A Monday. */
const MONDAY = Date.UTC(1970, 0, 5);

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const weekOf = (at: Date): string => String(Math.floor((at.getTime() - MONDAY) / (7 * DAY_MS)));
const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/**
 * Which backups may go: each of the last so many days, weeks and months that have one keeps its newest. The newest of all always stays.
 * One with more facts than the newest is of another log, such as that of a machine which is gone, or of one that went back: what came after
 * it takes nothing away from it. `made`: when each was made, in any order.
 */
export function outlived<T extends { readonly at: string; readonly facts: number }>(
  made: readonly T[],
  { days, weeks, months }: Retention,
): readonly T[] {
  const all = made.toSorted((a, b) => b.at.localeCompare(a.at));
  const newestFirst = all.filter(({ facts }) => facts <= (all[0]?.facts ?? 0));
  const kept = new Set<T>(newestFirst.slice(0, 1));
  for (const [periodOf, count] of [
    [dayOf, days],
    [weekOf, weeks],
    [monthOf, months],
  ] as const)
    for (const each of newestOfEach(newestFirst, periodOf).slice(0, count)) kept.add(each);
  return newestFirst.filter((each) => !kept.has(each));
}

const newestOfEach = <T extends { readonly at: string }>(newestFirst: readonly T[], periodOf: (at: Date) => string): readonly T[] =>
  [...Map.groupBy(newestFirst, ({ at }) => periodOf(new Date(at))).values()].flatMap(([newest]) => (newest ? [newest] : []));
