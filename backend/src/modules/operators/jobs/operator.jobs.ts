import { z } from 'zod';
import { defineMailJob } from '../../../platform/queue/index.ts';

export const sendTeamInvitation = defineMailJob({
  name: 'operators.send-invitation',
  payload: z.object({ operatorId: z.string(), linkId: z.string() }),
});

export const sendPasswordReset = defineMailJob({
  name: 'operators.send-password-reset',
  payload: z.object({ operatorId: z.string(), linkId: z.string() }),
});
