import { DocumentKind, DocumentName, PrintEdition } from '@willow/contracts';
import { z } from 'zod';
import { defineJob, defineMailJob, type PayloadOf } from '../../../platform/queue/index.ts';

const version = z.object({ customerId: z.string(), willRevision: z.number().int(), customerRevision: z.number().int().nullable() });

export const renderDocument = defineJob({
  name: 'wills.render-document',
  payload: version.extend({
    kind: z.enum(DocumentKind.options),
    name: z.enum(DocumentName.options).default('will'),
    edition: z.enum(PrintEdition.options).default('standard'),
  }),
  concurrency: 2,
  backoffMs: 1000,
  makes: 'document',
});

export const renderDraft = defineJob({
  name: 'wills.render-draft',
  payload: version.extend({ orderId: z.string() }),
  concurrency: 2,
  backoffMs: 1000,
  makes: 'document',
});

export const tidyDocuments = defineJob({ name: 'wills.tidy-documents', payload: z.object({}), attempts: 1 });

const reminded = { customerId: z.string(), willRevision: z.number().int(), contentHash: z.string().nullable() };

/** `day`: days after the will was sent. */
export const remindToSign = defineMailJob({ name: 'wills.remind-to-sign', payload: z.object({ ...reminded, day: z.number().int() }) });

/** `year`: years after it was signed. */
export const remindYearly = defineMailJob({ name: 'wills.remind-yearly', payload: z.object({ ...reminded, year: z.number().int() }) });

/** One for each version and year, however often the signing is told. */
export const yearlyId = ({ customerId, willRevision, contentHash, year }: PayloadOf<typeof remindYearly>): string =>
  `${customerId}.${willRevision}.${contentHash?.slice(0, 8) ?? 'old'}.${year}`;

/** Milliseconds from an instant to an anniversary of a calendar date, at 10 in the morning UTC; 0 when it is over. */
export function untilAnniversary(on: string, years: number, from: Date): number {
  const day = new Date(`${on}T10:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return Math.max(0, day.getTime() - from.getTime());
}
