import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

export const sendInvitation = defineJob({
  name: 'referrals.send-invitation',
  payload: z.object({ referralId: z.string() }),
  backoffMs: 1000,
});
