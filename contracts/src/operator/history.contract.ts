import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Id, text } from '../primitives.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { z } from '../zod.ts';
import { WillChanges } from '../will/comparison.ts';
import { ExportPurpose } from './export-purpose.ts';
import { isOfSubstance } from './review.contract.ts';

/** How long an auditor who gave a reason sees what is personal of one order, in the session that it was given in. */
export const OPENED_MINUTES = 30;
export const HISTORY_PAGE = 100;

/** Where a fact stands: on the stream of the order, or of what belongs to it. */
export const HistoryPart = z.enum(['order', 'will', 'customer', 'referral', 'couple', 'erasure', 'message', 'delivery', 'access']);
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

/**
 * Every fact of an order and of what belongs to it, as NDJSON with the proof that they are what was signed and all of it. What is personal
 * stays sealed. That it is taken away, and what for, is recorded before it is sent. With the same checkpoint the same bytes come again.
 */
export const exportOrderHistory = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/history/export',
  audience: ['auditor', 'admin'],
  params: orderId,
  body: z.object({ purpose: ExportPurpose }),
  status: 200,
  response: z.string(),
});

const Answered = z.object({ question: z.string(), rows: z.array(Detail) });

/** A question of ours, something that the customer said is wrong, or a message from the contact page, each with what came of it. */
export const Exchange = z.object({ title: z.string(), rows: z.array(Detail) });
export type Exchange = z.infer<typeof Exchange>;

/** How an order and its will stood when an entry had just happened. */
export const OrderMoment = z.object({
  entry: HistoryEntry,
  /** The entries before and after, those of who looked left out. */
  earlier: z.nullable(z.string()),
  later: z.nullable(z.string()),
  names: HistoryNames,
  /** Empty before it was placed. */
  order: z.array(Detail),
  correspondence: z.array(Exchange),
  details: z.array(Detail),
  answers: z.array(Answered),
  /** The will that these answers and details make; null when they make none, and `notDrafted` says why. */
  text: z.nullable(z.string()),
  notDrafted: z.nullable(z.string()),
});
export type OrderMoment = z.infer<typeof OrderMoment>;

/** Null on a side where there was nothing. */
const Difference = z.object({ about: z.string(), label: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });
export type Difference = z.infer<typeof Difference>;

/** What is different between two entries, the earlier one first. */
export const MomentDifference = z.object({
  earlier: HistoryEntry,
  later: HistoryEntry,
  names: HistoryNames,
  differences: z.array(Difference),
  /** What it would mean, in the words that the customer reads. */
  changes: WillChanges.shape.changes,
  /** Why the two wills were not compared, though the answers were. */
  notCompared: z.nullable(z.string()),
});
export type MomentDifference = z.infer<typeof MomentDifference>;

export const getOrderMoment = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/history/:entry',
  audience: ['operator', 'auditor', 'admin'],
  params: z.object({ id: Id, entry: Id }),
  status: 200,
  response: OrderMoment,
});

export const getMomentDifference = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/history/:entry/since/:other',
  audience: ['operator', 'auditor', 'admin'],
  params: z.object({ id: Id, entry: Id, other: Id }),
  status: 200,
  response: MomentDifference,
});
