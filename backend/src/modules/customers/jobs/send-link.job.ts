import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

/** Mails a link that a fact issued. The id of the job is the id of that fact. */
export const sendLink = defineJob({
  name: 'customers.send-link',
  payload: z.object({ customerId: z.string(), linkId: z.string() }),
  backoffMs: 1000,
});
