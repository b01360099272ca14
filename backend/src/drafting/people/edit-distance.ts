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
      const changed = row[j]! + (letter === against ? 0 : 1);
      const swapped = i > 0 && j > 0 && letter === other[j - 1] && one[i - 1] === against ? before[j - 1]! + 1 : Infinity;
      next.push(Math.min(changed, row[j + 1]! + 1, next[j]! + 1, swapped));
    }
    if (Math.min(...next) > limit) return false;
    before = row;
    row = next;
  }
  return row.at(-1)! <= limit;
}
