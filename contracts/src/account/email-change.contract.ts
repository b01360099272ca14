import { endpoint } from '../endpoint.ts';
import { Email } from '../email.ts';
import { MESSAGES } from '../messages.ts';
import { z } from '../zod.ts';

/** Hours in which both mailboxes have to confirm a change that the customer asked for. */
export const EMAIL_CHANGE_HOURS = 24;
/** Days for which a link tells how its change ended, and the current mailbox can say that it was not its owner who asked. */
export const EMAIL_CHANGE_LINK_DAYS = 30;

/** Whose link or proof it is: the mailbox that the account has, or the one that it moves to. */
export const Mailbox = z.enum(['current', 'new']);
export type Mailbox = z.infer<typeof Mailbox>;

/**
 * `open`: waits for somebody, until it expires. `moving`: everything is proven. `taken`: the new address has an account of its own.
 */
export const EmailChangeOutcome = z.enum(['open', 'moving', 'changed', 'stopped', 'taken', 'expired']);
export type EmailChangeOutcome = z.infer<typeof EmailChangeOutcome>;

/** Instants are ISO 8601 UTC. */
export const EmailChange = z.object({
  /** The new address. */
  email: z.string(),
  outcome: EmailChangeOutcome,
  requestedAt: z.string(),
  expiresAt: z.string(),
  /** Which mailboxes have said yes. */
  confirmed: z.object({ current: z.boolean(), new: z.boolean() }),
  /** Asked for by our team, because the current mailbox cannot be read: it moves without its yes from then on, unless it is stopped. */
  movesWithoutCurrentFrom: z.nullable(z.string()),
});
export type EmailChange = z.infer<typeof EmailChange>;

const current = z.object({ change: z.nullable(EmailChange) });

/** The newest change that was asked for, however it ended. */
export const getEmailChange = endpoint({ method: 'GET', path: '/api/me/email', audience: 'customer', status: 200, response: current });

/** Mails a link to both addresses. Says nothing of whether the new one has an account. A change that is open already ends with it. */
export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/api/me/email',
  audience: 'customer',
  body: z.object({ email: Email }),
  status: 202,
  response: current,
});

export const stopEmailChange = endpoint({ method: 'DELETE', path: '/api/me/email', audience: 'customer', status: 200, response: current });

const token = z.string(MESSAGES.linkInvalid).check(z.minLength(1, MESSAGES.linkInvalid), z.maxLength(2000, MESSAGES.linkInvalid));
/** `isNewest`: false when a newer change took the place of the link's, which only says "this was not me" any more. */
const asSeen = z.object({ mailbox: Mailbox, change: EmailChange, isNewest: z.boolean() });

/** Looks at a link of a change and changes nothing: mail scanners open links. It never signs in. */
export const checkEmailChange = endpoint({
  method: 'GET',
  path: '/api/email-change',
  audience: 'visitor',
  query: z.object({ token }),
  status: 200,
  response: asSeen,
});

/** What the owner of a mailbox says to a change. A no from the current mailbox logs every device out, also when nothing is open any more. */
export const answerEmailChange = endpoint({
  method: 'POST',
  path: '/api/email-change',
  audience: 'visitor',
  body: z.object({ token, answer: z.enum(['confirm', 'stop']) }),
  status: 200,
  response: asSeen,
});
