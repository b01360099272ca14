export function listLabel(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : listLabel(Math.floor(index / 26) - 1) + last;
}
