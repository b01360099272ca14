import { endpoint } from '../endpoint.ts';
import { Id } from '../primitives.ts';
import { ClausePart } from '../will/explanation.ts';
import { z } from '../zod.ts';

export const ReadClause = z.object({
  id: z.string(),
  number: z.int(),
  heading: z.string(),
  /** The wizard's steps whose answers it is made of, the one that shapes it most first; empty when no answer can change it. */
  steps: z.array(z.int()),
  parts: z.array(ClausePart),
});
export type ReadClause = z.infer<typeof ReadClause>;

/** Where a review flag stands in the will: a clause (or `opening`) and, where it can be told, the number of its part: `5.1`, `5.1(b)`. */
export const FlagAnchor = z.object({ flag: z.string(), clause: z.string(), part: z.nullable(z.string()) });
export type FlagAnchor = z.infer<typeof FlagAnchor>;

/** A will as it is printed, in its parts. */
export const ReadWill = z.object({
  title: z.string(),
  opening: z.string(),
  clauses: z.array(ReadClause),
  /** The page for the signatures, which only the final has. */
  signingPage: z.array(z.string()),
  versionCode: z.string(),
  whoGetsWhat: z.string(),
  anchors: z.array(FlagAnchor),
});
export type ReadWill = z.infer<typeof ReadWill>;

/** One time that the will of an order left: by our mail, by hand, or by our mail resent. `versionCode`: as it is printed on its pages, once that is recorded. */
export const Sending = z.object({
  by: z.object({ id: z.string(), name: z.string() }),
  at: z.string(),
  way: z.enum(['mail', 'hand', 'resent']),
  versionCode: z.nullable(z.string()),
});
export type Sending = z.infer<typeof Sending>;

export const OrderReading = z.object({
  /** Null while there are no answers to draft a will from. */
  will: z.nullable(ReadWill),
  /** Newest first. */
  sendings: z.array(Sending),
});
export type OrderReading = z.infer<typeof OrderReading>;

/** The will of an order for whoever decides about it: the same wording as draft and final, told apart by clauses. 409 when the answers make none. */
export const getOrderReading = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/reading',
  audience: ['operator', 'admin'],
  params: z.object({ id: Id }),
  status: 200,
  response: OrderReading,
});
