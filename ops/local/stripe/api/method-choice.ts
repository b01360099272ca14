import type { MethodChoice } from '../payments/create-payment-intent.ts';
import type { Call } from './call.ts';
import { invalidRequest } from './errors.ts';

/** The first version of Stripe's API that refuses `payment_method_types`. */
const WITHOUT_METHOD_TYPES = '2026-09-30';

type Sent = {
  readonly allowed_payment_method_types?: readonly string[] | undefined;
  readonly excluded_payment_method_types?: readonly string[] | undefined;
  readonly payment_method_types?: readonly string[] | undefined;
  readonly automatic_payment_methods?: { readonly allow_redirects?: 'always' | 'never' } | undefined;
};

export function methodChoice({ version }: Pick<Call, 'version'>, sent: Sent): MethodChoice | undefined {
  const {
    payment_method_types: old,
    allowed_payment_method_types: allowed = old,
    excluded_payment_method_types: excluded,
    automatic_payment_methods: automatic,
  } = sent;
  if (old && version !== undefined && version >= WITHOUT_METHOD_TYPES) {
    throw invalidRequest(
      'The `payment_method_types` parameter is no longer supported. Use dynamic payment methods, `allowed_payment_method_types` or `excluded_payment_method_types` instead.',
      { code: 'payment_method_types_no_longer_supported', param: 'payment_method_types' },
    );
  }
  if ([allowed, excluded, automatic].filter(Boolean).length > 1 && allowed) {
    throw invalidRequest(
      'You may only specify one of these parameters: allowed_payment_method_types, excluded_payment_method_types, automatic_payment_methods.',
      { param: 'allowed_payment_method_types' },
    );
  }
  const allow_redirects = automatic?.allow_redirects;
  const choice: MethodChoice = { ...(allowed && { allowed }), ...(excluded && { excluded }), ...(allow_redirects && { allow_redirects }) };
  return Object.keys(choice).length === 0 ? undefined : choice;
}
