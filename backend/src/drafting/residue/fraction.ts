/** An exact share: whole numbers, lowest terms, positive denominator. Percentages of an estate never pass through a float. */
export type Fraction = { readonly n: number; readonly d: number };

export const ZERO: Fraction = { n: 0, d: 1 };
export const WHOLE: Fraction = { n: 1, d: 1 };

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

export function fraction(n: number, d: number): Fraction {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || n < 0 || d <= 0) throw new RangeError(`${n}/${d} is not a share`);
  const shared = gcd(n, d);
  return { n: n / shared, d: d / shared };
}

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);

export const sum = (shares: readonly Fraction[]): Fraction => shares.reduce(add, ZERO);
