import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id } from '../primitives.ts';
import { trimmed } from '../unseen.ts';
import { z } from '../zod.ts';
import { ExportPurpose } from './export-purpose.ts';

/** Comes before a file that the browser makes: an export that cannot be recorded does not happen. */
export const recordExport = endpoint({
  method: 'POST',
  path: '/api/admin/exports',
  audience: ['operator', 'admin'],
  body: z.object({ list: z.enum(['referrals', 'partners']), rows: z.int().check(z.refine((rows) => rows > 0)), purpose: ExportPurpose }),
  status: 201,
  response: z.object({ recorded: z.literal(true) }),
});

/** Somebody of the team looked at an order or took a list away: `who` and then `says`. */
export const AccessEntry = z.object({
  id: z.string(),
  /** ISO 8601 UTC. */
  at: z.string(),
  who: z.string(),
  says: z.string(),
  orderId: z.nullable(z.string()),
  /** Whose page was opened. */
  customerId: z.nullable(z.string()),
});
export type AccessEntry = z.infer<typeof AccessEntry>;

export const ACCESS_PAGE = 100;

export const AccessKind = z.enum(['all', 'exports', 'opened', 'verified']);
export type AccessKind = z.infer<typeof AccessKind>;

const ID_WANTED = 'Enter an order or customer number, or at least its first 4 characters';
/** An id, or how screens name it by its beginning. */
const IdStart = z.string().check(
  trimmed,
  z.refine((text) => /^#?[0-9a-f]{4}[0-9a-f-]{0,32}$/i.test(text), ID_WANTED),
);

/** `person`: an operator's id. Days are of London, both included. */
const filter = {
  kind: z.optional(AccessKind),
  person: z.optional(Id),
  order: z.optional(IdStart),
  /** Looks at the customer and at their order. */
  customer: z.optional(IdStart),
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
};
export type AccessFilter = z.infer<z.ZodMiniObject<typeof filter>>;

type Days = { readonly from?: string | undefined; readonly to?: string | undefined };
export const daysInOrder = z.refine<Days>(({ from, to }) => from === undefined || to === undefined || from <= to, {
  error: 'The last day comes before the first',
  path: ['to'],
});

/** Newest first. */
export const listAccess = endpoint({
  method: 'GET',
  path: '/api/admin/access',
  audience: ['auditor', 'admin'],
  query: z.object({ ...filter, before: z.optional(Id) }).check(daysInOrder),
  status: 200,
  response: z.object({ entries: z.array(AccessEntry), before: z.nullable(z.string()) }),
});

/** Everybody who is, or was, of the team, by name. */
export const listAccessPeople = endpoint({
  method: 'GET',
  path: '/api/admin/access/people',
  audience: ['auditor', 'admin'],
  status: 200,
  response: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** All that the filter leaves, as a CSV file; that it is taken away, and what for, is recorded first. 409 when there is none. */
export const exportAccess = endpoint({
  method: 'POST',
  path: '/api/admin/access/export',
  audience: ['auditor', 'admin'],
  body: z.object({ ...filter, purpose: ExportPurpose }).check(daysInOrder),
  status: 200,
  response: z.string(),
});

/** Has a worker verify the whole log. What it finds stands in the access log soon after. */
export const verifyLog = endpoint({
  method: 'POST',
  path: '/api/admin/audit/verify',
  audience: ['auditor', 'admin'],
  status: 202,
  response: z.object({ asked: z.literal(true) }),
});
