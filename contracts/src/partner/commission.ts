import type { Pence } from '../money.ts';

/** What a partner is paid of the money that came in: hundredths of a percent, so that 10% is 1000. */
export type BasisPoints = number;

export const MAX_BASIS_POINTS: BasisPoints = 10_000;

/** Reads a percentage. Decimals after the second are rounded, half up. Null when it is no percentage from 0 to 100. */
export function basisPointsOf(percentage: string | number): BasisPoints | null {
  const [, whole = '', decimals = ''] = /^(\d*)(?:\.(\d*))?$/.exec(String(percentage).trim()) ?? [];
  if (whole + decimals === '') return null;
  const isOver = Number(whole) > 100 || (Number(whole) === 100 && Number(decimals) > 0);
  const points = Number(whole) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2)) + (Number(decimals[2] ?? 0) >= 5 ? 1 : 0);
  return isOver ? null : points;
}

/** The percentage with 2 decimals: 1000 is `10.00`. */
export const percentageOf = (points: BasisPoints): string => (points / 100).toFixed(2);

/** The commission on money that came in, rounded to whole pence, half up. */
export const commissionOn = (revenue: Pence, points: BasisPoints): Pence =>
  Math.floor((revenue * points + MAX_BASIS_POINTS / 2) / MAX_BASIS_POINTS);
