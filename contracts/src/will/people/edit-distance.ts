/** A cost outside the table is one that nobody would pay. */
const costAt = (costs: readonly number[], index: number): number => costs[index] ?? Infinity;

/** Whether two texts are within `limit` edits of each other: a letter put in, left out, changed, or two neighbours swapped. */
export function isWithin(limit: number, a: string, b: string): boolean {
  const one = Array.from(a);
  const other = Array.from(b);
  if (Math.abs(one.length - other.length) > limit) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of one.entries()) {
    const next = [i + 1];
    for (const [j, against] of other.entries()) {
      const changed = costAt(row, j) + (letter === against ? 0 : 1);
      const swapped = letter === other[j - 1] && one[i - 1] === against ? costAt(before, j - 1) + 1 : Infinity;
      next.push(Math.min(changed, costAt(row, j + 1) + 1, costAt(next, j) + 1, swapped));
    }
    if (Math.min(...next) > limit) return false;
    before = row;
    row = next;
  }
  return costAt(row, other.length) <= limit;
}
