import { normalCode } from '@willow/contracts/discount/discount.contract';
import { createDiscountCode, MaxUses } from '@willow/contracts/discount/discount.operator.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import { MESSAGES } from '@willow/contracts/messages';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { errorMessage, isFailure } from '@willow/frontend/web/api/failure';
import { showToast } from '../../shared/toast/toasts.ts';
import { useCreateDiscountCodeMutation } from './discounts.api.ts';

export type CodeValues = {
  readonly code: string;
  readonly discountPercentage: string;
  readonly maxUses: string;
  readonly isActive: boolean;
};
type Errors = { readonly code?: string; readonly discountPercentage?: string; readonly maxUses?: string };

const BLANK: CodeValues = { code: '', discountPercentage: '', maxUses: '', isActive: true };

export function useCodeForm() {
  const [create, { isLoading: busy }] = useCreateDiscountCodeMutation();
  const [values, setValues] = useState(BLANK);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  const send = async () => {
    const wrong = problemsOf(values);
    setErrors(wrong);
    if (wrong.discountPercentage) showToast({ tone: 'error', title: 'Invalid percentage', description: MESSAGES.discountPercentage });
    const first = Object.keys(wrong)[0];
    if (first) return focus(first);
    const { error } = await create(bodyOf(values));
    if (error) {
      showToast({ tone: 'error', title: 'Creation failed', description: errorMessage(error, 'Failed to create discount code') });
      if (!isFailure(error) || error.serverMessage !== MESSAGES.discountNeedsLimit) return;
      setErrors({ maxUses: 'Say how often it may be used' });
      return focus('maxUses');
    }
    showToast({ tone: 'success', title: 'Code created', description: bodyOf(values).code });
    setValues((now) => ({ ...BLANK, ...typedSince(values, now) }));
    focus('code');
  };
  return {
    values,
    errors,
    busy,
    form,
    change: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues((before) => ({ ...before, [target.name]: target.name === 'code' ? target.value.toUpperCase() : target.value })),
    setActive: (isActive: boolean) => setValues((before) => ({ ...before, isActive })),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!busy) void send();
    },
  };
}

/** What was typed while the code was made belongs to the next one. */
const typedSince = (sent: CodeValues, now: CodeValues): Partial<CodeValues> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name as keyof CodeValues]));

const { discountPercentage: Percentage } = createDiscountCode.body.shape;

const bodyOf = ({ code, discountPercentage, maxUses, isActive }: CodeValues): BodyOf<typeof createDiscountCode> => ({
  code: normalCode(code),
  discountPercentage: Number(discountPercentage),
  isActive,
  ...(maxUses.trim() !== '' && { maxUses: Number(maxUses) }),
});

function problemsOf({ code, discountPercentage, maxUses }: CodeValues): Errors {
  const percentage = discountPercentage.trim() === '' ? Number.NaN : Number(discountPercentage);
  return {
    ...(code.trim() === '' && { code: 'Enter a code' }),
    ...(!Percentage.safeParse(percentage).success && { discountPercentage: MESSAGES.discountPercentage }),
    ...(maxUses.trim() !== '' && !MaxUses.safeParse(Number(maxUses)).success && { maxUses: MESSAGES.discountMaxUses }),
  };
}
