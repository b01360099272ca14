import { z } from 'zod';
import { defineMailJob } from '../../../platform/queue/index.ts';

export const sendPasswordReset = defineMailJob({
  name: 'operators.send-password-reset',
  payload: z.object({ operatorId: z.string(), linkId: z.string() }),
});
