/** Throws when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) throw new Error('No measurement to take the median of');
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** `share` from 0 to 1. Throws when there is none. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('No measurement to take a percentile of');
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
}

/** To significant digits: a report promises no more than was measured. */
export const rounded = (value: number, digits = 3): number => Number(value.toPrecision(digits));
