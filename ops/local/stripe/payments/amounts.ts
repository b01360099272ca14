import { invalidRequest } from '../api/errors.ts';

const MINIMUM = 30;
const MAXIMUM = 99_999_999;

export function checkAmount(amount: number): number {
  if (amount < MINIMUM)
    throw invalidRequest(`Amount must be at least ${pounds(MINIMUM)} gbp`, { code: 'amount_too_small', param: 'amount' });
  if (amount > MAXIMUM)
    throw invalidRequest(`Amount must be no more than ${pounds(MAXIMUM)} gbp`, { code: 'amount_too_large', param: 'amount' });
  return amount;
}

export function checkCurrency(currency: string): string {
  if (currency.toLowerCase() === 'gbp') return 'gbp';
  throw invalidRequest(`Invalid currency: ${currency}. This stand-in supports: gbp`, { param: 'currency' });
}

export const pounds = (pence: number): string => (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });
