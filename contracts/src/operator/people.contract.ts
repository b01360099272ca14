import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Email } from '../email.ts';
import { Id, requiredText } from '../primitives.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { z } from '../zod.ts';
import { AdminEnvelope, Role } from './session.contract.ts';

/** How long a link to join the team is good. */
export const TEAM_LINK_HOURS = 72;
export const PASSWORD_MIN = 15;
const PASSWORD_MAX = 1000;

/** Somebody of the team. */
export const Person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  /** `invited`: has not set a password yet. */
  state: z.enum(['invited', 'active', 'disabled']),
  /** Whether an authenticator app is set up. */
  secondFactor: z.boolean(),
  /** How many they have. */
  passkeys: z.int(),
  lastSignInAt: z.nullable(z.string()),
  /** Until when the link that is out is good; null when there is none. */
  invitedUntil: z.nullable(z.string()),
  /** Our mails to this address are refused: it has to be typed again. */
  undelivered: z.optional(z.literal(true)),
  /** Browsers in which they are signed in. */
  sessions: z.int(),
  /** Whether it is whoever asks: nobody changes their own account here. */
  self: z.boolean(),
});
export type Person = z.infer<typeof Person>;

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  audience: 'admin',
  status: 200,
  response: z.array(Person),
});

/** Mails a link that is good once. */
export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/admin/people',
  audience: 'admin',
  body: z.object({ name: requiredText(TEXT_LIMITS.short, MESSAGES.personName), email: Email, role: Role }),
  status: 201,
  response: Person,
});

/** A further link; the one before is void. */
export const renewInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/invitation',
  audience: 'admin',
  params: z.object({ id: Id }),
  status: 200,
  response: Person,
});

/** Ends the sessions of that person. */
export const changePerson = endpoint({
  method: 'PATCH',
  path: '/api/admin/people/:id',
  audience: 'admin',
  params: z.object({ id: Id }),
  body: z.union([z.object({ role: Role }), z.object({ active: z.boolean() })]),
  status: 200,
  response: Person,
});

/** Of the app and of all passkeys. The next sign-in sets a new one up. Ends the sessions of that person. */
export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id/second-factor',
  audience: 'admin',
  params: z.object({ id: Id }),
  status: 200,
  response: Person,
});

/** Signs that person out everywhere. */
export const endSessionsOf = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id/sessions',
  audience: 'admin',
  params: z.object({ id: Id }),
  status: 200,
  response: Person,
});

export const Password = z
  .string()
  .check(z.minLength(PASSWORD_MIN, MESSAGES.passwordShort), z.maxLength(PASSWORD_MAX, MESSAGES.passwordLong));

/** From the link; it stands behind the #, which browsers keep to themselves. */
const Token = z.string().check(z.regex(/^[\w-]{20,200}$/, MESSAGES.teamLinkInvalid));

/** For whom a link is. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitation',
  audience: 'visitor',
  body: z.object({ token: Token }),
  status: 200,
  response: z.object({ name: z.string(), email: z.string(), role: Role }),
});

/** Sets the password, once, and signs in; what is left is the second factor. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitation/acceptance',
  audience: 'visitor',
  body: z.object({ token: Token, password: Password }),
  status: 200,
  response: AdminEnvelope,
});
