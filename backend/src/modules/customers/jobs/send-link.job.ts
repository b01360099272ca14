import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

export const sendLink = defineJob({
  name: 'customers.send-link',
  payload: z.object({ customerId: z.string(), linkId: z.string() }),
  backoffMs: 1000,
});
