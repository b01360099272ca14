/** The label of the n-th item of a list, counted from 0: a … z, aa, ab … */
export function listLabel(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : listLabel(Math.floor(index / 26) - 1) + last;
}
