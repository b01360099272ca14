import { z } from 'zod';
import { defineMailJob } from '../../../platform/queue/index.ts';

export const sendCorrection = defineMailJob({
  name: 'customers.send-correction',
  payload: z.object({ customerId: z.string(), correctionId: z.string() }),
});
