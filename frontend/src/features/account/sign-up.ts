import { SignupRequest, signup } from '@willow/contracts/account/account.contract';
import { isRealDate } from '@willow/contracts/dates';
import { MESSAGES } from '@willow/contracts/messages';
import { z } from '@willow/contracts/zod';
import { type Outcome, patientNetwork, send } from '../../web/api/send.ts';
import { keptInvitation } from '../../shared/kept-invitation.ts';
import { forget, KEYS, read, write } from '../../shared/storage.ts';
import { normalDate } from '../../ui/form/date-text.ts';

export type SignUpForm = {
  readonly fullName: string;
  readonly dob: string;
  readonly email: string;
  readonly mobile: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly county: string;
  readonly postcode: string;
  readonly ukResident: boolean;
  readonly acceptTerms: boolean;
};

export const EMPTY_FORM: SignUpForm = {
  fullName: '',
  dob: '',
  email: '',
  mobile: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  county: '',
  postcode: '',
  ukResident: false,
  acceptTerms: false,
};

export type SignUpErrors = Partial<Record<keyof SignUpForm, string>>;

export const PARTS: readonly [readonly (keyof SignUpForm)[], readonly (keyof SignUpForm)[]] = [
  ['fullName', 'dob', 'email', 'mobile'],
  ['addressLine1', 'addressLine2', 'city', 'county', 'postcode', 'ukResident', 'acceptTerms'],
];

export function errorsOf(form: SignUpForm): SignUpErrors {
  const parsed = z.safeParse(SignupRequest, { ...form, dob: normalDate(form.dob) });
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[String(path[0])] ??= message;
  if (!isRealDate(normalDate(form.dob)))
    errors['dob'] = form.dob.trim() ? 'Enter your date of birth as a real date, like 27 3 1985' : 'Enter your date of birth';
  return form.acceptTerms ? errors : { ...errors, acceptTerms: MESSAGES.acceptTerms };
}

/** The code of the popup and a partner's invitation go to the account, so that they are there in every browser. */
export function broughtAlong(): { readonly discountCode?: string; readonly coupleCode?: string } {
  const [discountCode, coupleCode] = [read(KEYS.discountCode), keptInvitation()];
  return { ...(discountCode && { discountCode }), ...(coupleCode && { coupleCode }) };
}

export function bodyOf({ acceptTerms: _, ...form }: SignUpForm): Readonly<Record<string, unknown>> {
  const all = {
    ...form,
    dob: normalDate(form.dob),
    referralId: read(KEYS.referralId, 'session'),
    partnerRef: read(KEYS.partnerRef),
    ...broughtAlong(),
  };
  return Object.fromEntries(
    Object.entries(all)
      .map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => value !== '' && value !== null),
  );
}

/** Signs up; afterwards the browser knows the email address, and the invitation is used up. */
export async function signUp(form: SignUpForm): Promise<Outcome> {
  const outcome = await send({ endpoint: signup, body: bodyOf(form) }, patientNetwork);
  if (outcome.error) return outcome;
  write(KEYS.userEmail, form.email.trim());
  forget(KEYS.referralId, 'session');
  return outcome;
}
