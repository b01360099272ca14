import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

export const sendPasswordReset = defineJob({
  name: 'operators.send-password-reset',
  payload: z.object({ operatorId: z.string(), linkId: z.string() }),
  backoffMs: 1000,
});
