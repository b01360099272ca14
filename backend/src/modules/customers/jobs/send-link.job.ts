import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

/** The job's id is that of the fact that issued the link. */
export const sendLink = defineJob({
  name: 'customers.send-link',
  payload: z.object({ customerId: z.string(), linkId: z.string() }),
  backoffMs: 1000,
});
