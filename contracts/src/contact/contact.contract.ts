import { endpoint, TEAM } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { hasText } from '../printable.ts';
import { Email } from '../email.ts';
import { Id, requiredText } from '../primitives.ts';
import { MESSAGE_LIMIT, SHORT_LIMIT } from '../answer-limits.ts';
import { z } from '../zod.ts';
import { unmistakable } from '../lookalikes.ts';
import { trimmed } from '../unseen.ts';

export const ContactTopic = z.enum(['service', 'account', 'payment', 'referral', 'complex', 'general']);
export type ContactTopic = z.infer<typeof ContactTopic>;

/** In the words and the order of the contact page. */
export const CONTACT_TOPICS: Readonly<Record<ContactTopic, string>> = {
  service: 'Service questions',
  account: 'Account help',
  payment: 'Payment queries',
  referral: 'Referral programme',
  complex: 'Estate complexity',
  general: 'General support',
};

/** Longest message, and longest answer to one, in characters. */
export const MESSAGE_MAX = MESSAGE_LIMIT;

const words = (missing: string) =>
  z.string(missing).check(trimmed, z.refine(hasText, missing), z.maxLength(MESSAGE_MAX, MESSAGES.messageTooLong));

/** The contact form as it is sent. The answer is mailed to the address, and nobody has proven whose it is. */
export const ContactForm = z.object({
  name: requiredText(SHORT_LIMIT, MESSAGES.contactName).check(unmistakable),
  email: Email,
  topic: z.enum(ContactTopic.options, MESSAGES.contactTopic),
  message: words(MESSAGES.contactMessage),
});
export type ContactForm = z.infer<typeof ContactForm>;

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  audience: 'visitor',
  body: ContactForm,
  status: 201,
  response: z.object({ message: z.string() }),
});

const NamedOperator = z.object({ id: z.string(), name: z.string() });

export const CallOutcome = z.enum(['called', 'no-answer', 'closed']);
export type CallOutcome = z.infer<typeof CallOutcome>;

/** Of a message whose writer asked us to ring. `slot` is what we promised last; `phone` is null after erasure. */
export const MessageCall = z.object({
  slot: z.string(),
  phone: z.nullable(z.string()),
  /** What operators say of it, the oldest first. Only after `no-answer` somebody still waits. */
  outcomes: z.array(z.object({ outcome: CallOutcome, by: NamedOperator, at: z.string(), note: z.nullable(z.string()) })),
  /** When its writer took it back. */
  cancelledAt: z.nullable(z.string()),
});
export type MessageCall = z.infer<typeof MessageCall>;

/** Instants are ISO 8601 UTC. What was written is null after erasure. */
export const ReceivedMessage = z.object({
  id: z.string(),
  topic: ContactTopic,
  receivedAt: z.string(),
  writer: z.nullable(z.object({ name: z.string(), email: z.string() })),
  message: z.nullable(z.string()),
  /** Whether whoever wrote was signed in to an account of ours. Of others, nobody knows whether the address is theirs. */
  signedIn: z.boolean(),
  /** Who answered or put it aside, and when; null while it waits, and always of a call. `answer` is null when there was none to send. */
  settled: z.nullable(z.object({ by: NamedOperator, at: z.string(), answer: z.nullable(z.string()) })),
  call: z.optional(MessageCall),
  /** Our mails to the writer's address are refused. */
  undelivered: z.optional(z.literal(true)),
});
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

/** Those that wait, the oldest first, or those that are settled, the newest first. */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  audience: TEAM,
  query: z.object({ show: z.enum(['waiting', 'settled']) }),
  status: 200,
  response: z.array(ReceivedMessage),
});

const id = z.object({ id: Id });

/** Mails the answer to whoever wrote. A message is answered once: what follows is by mail. */
export const answerMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/answer',
  audience: TEAM,
  params: id,
  body: z.object({ answer: words(MESSAGES.answerMissing) }),
  status: 200,
  response: ReceivedMessage,
});

/** Needs no answer from here: advertising, or it was answered by telephone. Nothing is mailed. */
export const closeMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/close',
  audience: TEAM,
  params: id,
  status: 200,
  response: ReceivedMessage,
});
