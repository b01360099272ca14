import { PRICE_PENCE } from '@willow/contracts/constants';
import { normalCode } from '@willow/contracts/discount/discount.contract';
import { discounted, poundsOf } from '@willow/contracts/money';
import { useLazyKeptCodeQuery, useValidateCodeMutation } from './api/discount.api.ts';
import { KEYS, read } from './storage.ts';

export type AppliedDiscount = { readonly code: string; readonly discountPercent: number; readonly finalAmount: number };

export const appliedOf = (code: string, discountPercent: number): AppliedDiscount => ({
  code,
  discountPercent,
  finalAmount: poundsOf(discounted(PRICE_PENCE, discountPercent)),
});

/** Looks for a code that was accepted before, in this browser or with the account, and is still good. */
export function useKeptDiscount(): () => Promise<AppliedDiscount | null> {
  const [validate] = useValidateCodeMutation();
  const [readKept] = useLazyKeptCodeQuery();
  return async () => {
    const kept = await readKept();
    const codes = [read(KEYS.discountCode), kept.data?.code].map((code) => normalCode(code ?? '')).filter(Boolean);
    return firstGood([...new Set(codes)], (code) => validate({ code }));
  };
}

type Validated = { readonly data?: { readonly valid: boolean; readonly discountPercentage: number } | undefined };

/** One that makes the order free is left alone: an order completes only when somebody asks for it. */
async function firstGood(codes: readonly string[], validate: (code: string) => Promise<Validated>): Promise<AppliedDiscount | null> {
  for (const code of codes) {
    const { data } = await validate(code);
    if (data?.valid && data.discountPercentage < 100) return appliedOf(code, data.discountPercentage);
  }
  return null;
}
