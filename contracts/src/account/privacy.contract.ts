import { REASON_LIMIT } from '../answer-limits.ts';
import { endpoint, TEAM } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Email } from '../email.ts';
import { Id, requiredText } from '../primitives.ts';
import { z } from '../zod.ts';

/** Days between asking for erasure and the erasure: time to change one's mind, and well inside the month that the law gives us. */
export const ERASURE_WAIT_DAYS = 7;
/** Erasing a paid will takes so many operators: it destroys what a family may one day need to prove. */
export const ERASURE_AGREEMENTS = 2;

/** Days after which a sign-up whose address nobody confirmed is erased. */
export const UNVERIFIED_SIGNUP_DAYS = 30;

export const ErasureStatus = z.enum(['requested', 'cancelled', 'declined', 'erasing', 'erased']);
export type ErasureStatus = z.infer<typeof ErasureStatus>;

/** Says nothing about whose account it is. Instants are ISO 8601 UTC. */
const certificate = {
  id: Id,
  status: ErasureStatus,
  requestedAt: z.string(),
  /** Not before. */
  dueAt: z.string(),
  erasedAt: z.nullable(z.string()),
};
export const ErasureCertificate = z.object(certificate);
export type ErasureCertificate = z.infer<typeof ErasureCertificate>;

export const Erasure = z.object({
  ...certificate,
  /** Whether the will is paid for, so that operators have to agree. */
  needsAgreement: z.boolean(),
  agreements: z.int(),
  declinedBecause: z.nullable(z.string()),
});
export type Erasure = z.infer<typeof Erasure>;

const answer = z.object({ erasure: z.nullable(Erasure) });

export const getErasure = endpoint({ method: 'GET', path: '/api/erasure', audience: 'customer', status: 200, response: answer });

/** The address is typed again, so that nobody erases an account by a slip. Asked for twice, it is one request. */
export const requestErasure = endpoint({
  method: 'POST',
  path: '/api/erasure',
  audience: 'customer',
  body: z.object({ email: Email }),
  status: 202,
  response: answer,
});

export const cancelErasure = endpoint({ method: 'DELETE', path: '/api/erasure', audience: 'customer', status: 200, response: answer });

/** For whoever has the link: after the erasure nobody can sign in to look. */
export const getErasureCertificate = endpoint({
  method: 'GET',
  path: '/api/erasures/:id',
  audience: 'visitor',
  params: z.object({ id: Id }),
  status: 200,
  response: ErasureCertificate,
});

export const ErasureRequest = z.object({
  ...Erasure.shape,
  customer: z.nullable(z.object({ fullName: z.string(), email: z.string() })),
  /** Names of the operators who agreed. */
  agreedBy: z.array(z.string()),
});
export type ErasureRequest = z.infer<typeof ErasureRequest>;

/** The open requests, the oldest first. */
export const listErasures = endpoint({
  method: 'GET',
  path: '/api/admin/erasures',
  audience: TEAM,
  status: 200,
  response: z.array(ErasureRequest),
});

const id = z.object({ id: Id });

export const agreeToErasure = endpoint({
  method: 'POST',
  path: '/api/admin/erasures/:id/agreement',
  audience: TEAM,
  params: id,
  status: 200,
  response: ErasureRequest,
});

/** The reason is told to the customer. */
export const declineErasure = endpoint({
  method: 'POST',
  path: '/api/admin/erasures/:id/refusal',
  audience: TEAM,
  params: id,
  body: z.object({ reason: requiredText(REASON_LIMIT, MESSAGES.reasonNeeded) }),
  status: 200,
  response: ErasureRequest,
});

/**
 * For somebody without an account who asks to be forgotten: a sign-up that nobody confirmed, the invitations that friends sent there, and messages
 * to us; no invitation goes there any more. Answers how many of each. Whoever has an account asks in it: 409.
 */
export const eraseByAddress = endpoint({
  method: 'POST',
  path: '/api/admin/erasures/by-address',
  audience: TEAM,
  body: z.object({ email: Email }),
  status: 200,
  response: z.object({ signUps: z.int(), invitations: z.int(), messages: z.int() }),
});
