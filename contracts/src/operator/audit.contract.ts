import { endpoint } from '../endpoint.ts';
import { CalendarDate } from '../primitives.ts';
import { z } from '../zod.ts';
import { daysInOrder } from './access.contract.ts';
import { ExportPurpose, SHEETS_OF_FACTS } from './export-purpose.ts';

const AUDITORS = ['auditor', 'admin'] as const;

/** What an auditor checks the log with. */
export const Proof = z.object({
  /** Of whoever runs this: 44 characters, Base64. It proves nothing unless it is the one that the auditor has kept. */
  publicKey: z.string(),
});
export type Proof = z.infer<typeof Proof>;

export const getProof = endpoint({ method: 'GET', path: '/api/admin/audit', audience: AUDITORS, status: 200, response: Proof });

/** What was signed so far, one JSON object a line, as it stands in the file outside the database. */
export const downloadAnchors = endpoint({
  method: 'GET',
  path: '/api/admin/audit/anchors',
  audience: AUDITORS,
  status: 200,
  response: z.string(),
});

/** The program that checks an export offline: one file. */
export const downloadVerifier = endpoint({
  method: 'GET',
  path: '/api/admin/audit/verify.mjs',
  audience: AUDITORS,
  status: 200,
  response: z.string(),
});

/** One sheet as a CSV file, of days in London, both included; that it is taken away, and what for, is recorded first. 409 when it is empty. */
export const exportSheet = endpoint({
  method: 'POST',
  path: '/api/admin/audit/sheets',
  audience: AUDITORS,
  body: z
    .object({
      sheet: z.enum(SHEETS_OF_FACTS),
      from: z.optional(CalendarDate),
      to: z.optional(CalendarDate),
      purpose: ExportPurpose,
    })
    .check(daysInOrder),
  status: 200,
  response: z.string(),
});
