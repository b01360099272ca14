import { z } from 'zod';
import { defineMailJob } from '../../../platform/queue/index.ts';

export const sendLink = defineMailJob({
  name: 'customers.send-link',
  payload: z.object({ customerId: z.string(), linkId: z.string() }),
});
