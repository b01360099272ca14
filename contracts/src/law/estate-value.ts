import type { Pence } from '../money.ts';

/** Above this the sums of a calculator would no longer be exact to the penny. It is a trillion pounds. */
const MAX_ESTATE_PENCE = 100_000_000_000_000;

/** What somebody typed as the value of an estate in pounds. Null where it is not a number, or no amount that anybody could leave. */
export function estateValueIn(typed: string): Pence | null {
  const pence = Math.round(Number(typed) * 100);
  return pence > 0 && pence <= MAX_ESTATE_PENCE ? pence : null;
}

/** What somebody typed as an amount that may be nothing: an empty field is £0. Null where it is no amount of money. */
export function amountIn(typed: string): Pence | null {
  const pence = Math.round(Number(typed) * 100);
  return pence >= 0 && pence <= MAX_ESTATE_PENCE ? pence : null;
}
