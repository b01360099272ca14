import type { Details } from './customer.facts.ts';

/** A link as it was asked for: what the handler prepared with its random parts and times. */
export type NewLink = {
  readonly linkId: string;
  readonly tokenHash: string;
  readonly browserHash: string | null;
  /** ISO instants for either purpose: the decider knows which one it is. */
  readonly verifyExpiresAt: string;
  readonly loginExpiresAt: string;
};

type Signup = { readonly details: Details; readonly referralId: string | null; readonly partnerRef: string | null; readonly link: NewLink };

export type CustomerCommand =
  | ({ readonly type: 'SignUp' } & Signup)
  | { readonly type: 'RequestLink'; readonly for: 'login' | 'resend'; readonly link: NewLink }
  | { readonly type: 'UseLink'; readonly tokenHash: string; readonly now: string }
  | { readonly type: 'LogOut' }
  | { readonly type: 'ChangeContactDetails'; readonly changes: Partial<Details> };

export type CustomerRefusal = 'LinkInvalid' | 'CustomerUnknown' | 'DetailsLocked';
