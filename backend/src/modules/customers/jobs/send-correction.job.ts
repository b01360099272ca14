import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

export const sendCorrection = defineJob({
  name: 'customers.send-correction',
  payload: z.object({ customerId: z.string(), correctionId: z.string() }),
  backoffMs: 1000,
});
