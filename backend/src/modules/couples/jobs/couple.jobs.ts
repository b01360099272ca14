import { z } from 'zod';
import { defineMailJob } from '../../../platform/queue/index.ts';

export const sendPartnerInvitation = defineMailJob({
  name: 'couples.send-invitation',
  payload: z.object({ coupleId: z.string() }),
});
