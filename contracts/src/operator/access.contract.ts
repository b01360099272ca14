import { endpoint } from '../endpoint.ts';
import { Id } from '../primitives.ts';
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

/** Newest first. */
export const listAccess = endpoint({
  method: 'GET',
  path: '/api/admin/access',
  audience: ['auditor', 'admin'],
  query: z.object({ kind: z.optional(AccessKind), before: z.optional(Id) }),
  status: 200,
  response: z.object({ entries: z.array(AccessEntry), before: z.nullable(z.string()) }),
});

/** Has a worker verify the whole log. What it finds stands in the access log soon after. */
export const verifyLog = endpoint({
  method: 'POST',
  path: '/api/admin/audit/verify',
  audience: ['auditor', 'admin'],
  status: 202,
  response: z.object({ asked: z.literal(true) }),
});
