import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

export const sendTeamInvitation = defineJob({
  name: 'operators.send-invitation',
  payload: z.object({ operatorId: z.string(), linkId: z.string() }),
  backoffMs: 1000,
});
