/** The name that was probably meant by a word, or null when none is near it. */
export function nearest(word: string, names: readonly string[]): string | null {
  const [best] = names
    .map((name) => ({ name, changes: changesBetween(word, name) }))
    .filter(({ name, changes }) => changes <= Math.max(word.length, name.length) / 3)
    .toSorted((one, other) => one.changes - other.changes);
  return best?.name ?? null;
}

/** How many letters must be put in, taken out, replaced, or swapped with their neighbour: the optimal string alignment distance. */
export function changesBetween(one: string, other: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          last[column]! + 1,
          next[column - 1]! + 1,
          last[column - 1]! + (isSame ? 0 : 1),
          isSwapped ? before[column - 2]! + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length]!;
}
