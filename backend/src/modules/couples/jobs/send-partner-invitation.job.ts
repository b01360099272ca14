import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

export const sendPartnerInvitation = defineJob({
  name: 'couples.send-invitation',
  payload: z.object({ coupleId: z.string() }),
  backoffMs: 1000,
});
