/** Throws when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (at(sorted, Math.ceil(middle) - 1) + at(sorted, Math.floor(middle))) / 2;
}

/** `share` from 0 to 1. Throws when there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return at(sorted, Math.max(0, Math.ceil(share * sorted.length) - 1));
}

function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new Error('No measurement');
  return value;
}

/** To significant digits: a report promises no more than was measured. */
export const rounded = (value: number, digits = 3): number => Number(value.toPrecision(digits));
