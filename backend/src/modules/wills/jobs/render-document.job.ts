import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

/** Renders the will of a revision to a kept PDF. */
export const renderDocument = defineJob({
  name: 'wills.render-document',
  payload: z.object({ customerId: z.string(), willRevision: z.number().int(), kind: z.enum(['draft', 'final']) }),
  concurrency: 2,
  backoffMs: 1000,
});

/** Renders the draft that an order paid for, and records that it exists. The id of the job is that of the payment's fact. */
export const renderDraft = defineJob({
  name: 'wills.render-draft',
  payload: z.object({ customerId: z.string(), orderId: z.string(), willRevision: z.number().int() }),
  concurrency: 2,
  backoffMs: 1000,
});
