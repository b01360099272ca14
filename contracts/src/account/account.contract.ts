import { LOGIN_CODE_DIGITS } from '../constants.ts';
import { SHORT_LIMIT } from '../answer-limits.ts';
import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Email } from '../email.ts';
import { optionalText } from '../primitives.ts';
import { contactFields, ownFields } from './details.contract.ts';
import { withoutUnseen } from '../unseen.ts';
import { z } from '../zod.ts';

export { oldEnough, OwnDetails, updateMe } from './details.contract.ts';
export { getMe, logout, User } from './me.contract.ts';

const referralIdIn = (value: string | null | undefined): string | null => {
  const id = value?.trim() ?? '';
  return id !== '' && id.length <= SHORT_LIMIT ? id : null;
};

/** The sign-up form as it is sent. `acceptTerms` is checked in the form and stays there. */
export const SignupRequest = z.object({
  ...ownFields,
  email: Email,
  ...contactFields,
  ukResident: z.boolean(MESSAGES.ukResident).check(z.refine((value) => value, MESSAGES.ukResident)),
  /** From a link, not from the form: what is no id counts as none. */
  referralId: z.pipe(z.optional(z.nullable(z.string())), z.transform(referralIdIn)),
  partnerRef: optionalText(SHORT_LIMIT),
  discountCode: optionalText(SHORT_LIMIT),
  /** Of a partner's invitation, from a link and not from the form. */
  coupleCode: optionalText(SHORT_LIMIT),
});
export type SignupRequest = z.infer<typeof SignupRequest>;

const Message = z.object({ message: z.string() });

export const signup = endpoint({
  method: 'POST',
  path: '/api/signup',
  audience: 'visitor',
  body: SignupRequest,
  status: 201,
  response: Message,
});

/** `discountCode` accepted and `coupleCode` opened in this browser before. They go to the account when the link or the code of the mail is used. */
const LinkRequest = z.object({ email: Email, discountCode: optionalText(SHORT_LIMIT), coupleCode: optionalText(SHORT_LIMIT) });

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  audience: 'visitor',
  body: LinkRequest,
  status: 200,
  response: Message,
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/resend-verification',
  audience: 'visitor',
  body: LinkRequest,
  status: 200,
  response: Message,
});

const token = z.string(MESSAGES.linkInvalid).check(z.minLength(1, MESSAGES.linkInvalid), z.maxLength(2000, MESSAGES.linkInvalid));
export const LinkPurpose = z.enum(['verify', 'login']);
export type LinkPurpose = z.infer<typeof LinkPurpose>;

/** Looks at a link and changes nothing: mail scanners open links. */
export const checkLink = endpoint({
  method: 'GET',
  path: '/api/verify-email',
  audience: 'visitor',
  query: z.object({ token }),
  status: 200,
  response: z.object({
    ok: z.literal(true),
    purpose: LinkPurpose,
    /** Whose details are kept with the address when this link is used: anybody may have signed up with it. */
    name: z.nullable(z.string()),
    /** Set when another browser asked for the link: the masked address to confirm before continuing. */
    confirmAs: z.nullable(z.string()),
  }),
});

/** Uses a link up, once: verifies the address and starts the session. */
export const useLink = endpoint({
  method: 'POST',
  path: '/api/verify-email',
  audience: 'visitor',
  body: z.object({ token }),
  status: 200,
  response: z.object({ ok: z.literal(true), purpose: LinkPurpose }),
});

/** People type a code with a space in the middle, and copy it with one at its end. */
export const LoginCode = z.pipe(
  z.pipe(
    z.string(MESSAGES.loginCodeDigits),
    z.transform((code) => withoutUnseen(code).replaceAll(/\s/g, '')),
  ),
  z.string().check(z.regex(new RegExp(`^[0-9]{${LOGIN_CODE_DIGITS}}$`), MESSAGES.loginCodeDigits)),
);

/** Uses a mail up by its code, in the browser that asked for it: the same as pressing its button. */
export const useCode = endpoint({
  method: 'POST',
  path: '/api/verify-code',
  audience: 'visitor',
  body: z.object({ email: Email, code: LoginCode }),
  status: 200,
  response: z.object({ ok: z.literal(true), purpose: LinkPurpose }),
});

/** For the page that says to look for a mail: whether our mails to this address are refused, which says nothing of accounts. */
export const askMailStatus = endpoint({
  method: 'POST',
  path: '/api/mail-status',
  audience: 'visitor',
  body: z.object({ email: Email }),
  status: 200,
  response: z.object({ refused: z.boolean() }),
});
