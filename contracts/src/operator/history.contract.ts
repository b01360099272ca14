import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Id, text } from '../primitives.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { z } from '../zod.ts';
import { isOfSubstance } from './review.contract.ts';

/** How long an auditor who gave a reason sees what is personal of one order, in the session that it was given in. */
export const OPENED_MINUTES = 30;
export const HISTORY_PAGE = 100;

/** Where a fact stands: on the stream of the order, or of what belongs to it. */
export const HistoryPart = z.enum(['order', 'will', 'customer', 'referral', 'erasure', 'message', 'access']);
export type HistoryPart = z.infer<typeof HistoryPart>;

export const Detail = z.object({ label: z.string(), value: z.string() });
export type Detail = z.infer<typeof Detail>;

/** One fact, as a sentence: `who` and then `says`. */
export const HistoryEntry = z.object({
  id: z.string(),
  /** ISO 8601 UTC. */
  at: z.string(),
  part: HistoryPart,
  type: z.string(),
  revision: z.int(),
  who: z.string(),
  says: z.string(),
  /** What is personal in it; empty for whoever may not read that, and after erasure. */
  details: z.array(Detail),
  /** The entry that brought it about, where it is told here too. */
  because: z.nullable(z.object({ id: z.string(), who: z.string(), says: z.string() })),
  /** The same for everything that one request brought about. */
  request: z.string(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** `open` to the team in its daily work; `sealed` to an auditor until a reason is given, and then open `until` an instant. */
export const HistoryNames = z.object({
  state: z.enum(['open', 'sealed', 'erased']),
  until: z.nullable(z.string()),
  /** Of the customer; null while sealed, and after erasure. */
  customer: z.nullable(z.string()),
});
export type HistoryNames = z.infer<typeof HistoryNames>;

export const OrderHistory = z.object({
  /** Newest first, as many as fit on a page. */
  entries: z.array(HistoryEntry),
  /** Of the part that was asked for, on all pages. */
  total: z.int(),
  /** Where the next page begins; null on the last one. */
  before: z.nullable(z.string()),
  names: HistoryNames,
});
export type OrderHistory = z.infer<typeof OrderHistory>;

const orderId = z.object({ id: Id });

export const getOrderHistory = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/history',
  audience: ['operator', 'auditor', 'admin'],
  params: orderId,
  query: z.object({ part: z.optional(HistoryPart), before: z.optional(Id) }),
  status: 200,
  response: OrderHistory,
});

/** An auditor says why; that becomes a fact of the order before anything is shown. */
export const openOrderHistory = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/history/open',
  audience: 'auditor',
  params: orderId,
  body: z.object({ reason: text(TEXT_LIMITS.reason).check(z.refine(isOfSubstance, MESSAGES.reasonThin)) }),
  status: 200,
  response: z.object({ until: z.string() }),
});
