import { z } from 'zod';
import { defineJob, defineMailJob } from '../../../platform/queue/index.ts';

export const eraseCustomer = defineJob({ name: 'privacy.erase-customer', payload: z.object({ customerId: z.string() }), backoffMs: 1000 });

/** Finds what an interrupted or lost job left. */
export const eraseDue = defineJob({ name: 'privacy.erase-due', payload: z.object({}), attempts: 1 });

/** Somebody waits for it: when it fails twice, they ask again. `after`: a position in the log that the copy must not miss. */
export const printCopy = defineJob({
  name: 'privacy.print-copy',
  payload: z.object({ copyId: z.string(), customerId: z.string(), after: z.string().nullable() }),
  attempts: 2,
  backoffMs: 500,
  makes: 'document',
});

export const mailErasure = defineMailJob({
  name: 'privacy.mail-erasure',
  payload: z.object({ customerId: z.string(), dueAt: z.string() }),
});
