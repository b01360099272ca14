import type { Operation } from '../payments/operation.ts';
import type { View } from '../store/stripe-store.ts';
import type { Caller } from './authenticate.ts';
import type { FormFields } from './form-body.ts';

export type Call = {
  readonly caller: Caller;
  readonly id: string;
  readonly form: FormFields;
  /** `Stripe-Version`; undefined leaves it to the account. */
  readonly version: string | undefined;
  readonly operation: Operation;
  readonly store: View;
};

export type Outcome = { readonly status: number; readonly body: unknown };

export type Endpoint = {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  /** With the publishable key. */
  readonly browser?: true;
  readonly run: (call: Call) => Outcome;
};

export const ok = (body: unknown): Outcome => ({ status: 200, body });
