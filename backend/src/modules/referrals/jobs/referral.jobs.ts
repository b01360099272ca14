import { z } from 'zod';
import { defineJob, defineMailJob } from '../../../platform/queue/index.ts';

export const sendInvitation = defineMailJob({
  name: 'referrals.send-invitation',
  payload: z.object({ referralId: z.string() }),
});

/** `invitee`: the keyed hash of the mailbox. */
export const forgetInvitations = defineJob({
  name: 'referrals.forget-invitations',
  payload: z.object({ invitee: z.string() }),
  backoffMs: 1000,
});
