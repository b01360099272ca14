import { DocumentKind, PrintEdition, DocumentName } from '@willow/contracts';
import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

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
