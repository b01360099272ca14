/** One of each side where they belong together, else one alone. */
export type Pair<T> = readonly [T, T] | readonly [T, null] | readonly [null, T];

/** Pairs up two sequences in their order, so that the pairs are as alike as they can be together. What is not alike at all (0) is no pair. */
export function align<T>(before: readonly T[], after: readonly T[], likeness: (old: T, now: T) => number): readonly Pair<T>[] {
  const wide = after.length + 1;
  // The best sum of likeness from old `i` and new `j` on, row by row.
  const best = new Float64Array((before.length + 1) * wide);
  const from = (i: number, j: number) => best[i * wide + j] ?? 0;
  const alike = (i: number, j: number) => likeness(before[i]!, after[j]!);
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const like = alike(i, j);
      best[i * wide + j] = Math.max(from(i + 1, j), from(i, j + 1), like > 0 ? like + from(i + 1, j + 1) : 0);
    }
  const pairs: Pair<T>[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    const like = alike(i, j);
    if (like > 0 && from(i, j) === like + from(i + 1, j + 1)) pairs.push([before[i++]!, after[j++]!]);
    else if (from(i, j) === from(i + 1, j)) pairs.push([before[i++]!, null]);
    else pairs.push([null, after[j++]!]);
  }
  return [...pairs, ...before.slice(i).map((old) => [old, null] as const), ...after.slice(j).map((now) => [null, now] as const)];
}
