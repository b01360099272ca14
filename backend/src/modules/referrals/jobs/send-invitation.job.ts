import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

export const sendInvitation = defineJob({
  name: 'referrals.send-invitation',
  payload: z.object({ referralId: z.string() }),
  backoffMs: 1000,
});

/** `invitee`: the keyed hash of the mailbox. */
export const forgetInvitations = defineJob({
  name: 'referrals.forget-invitations',
  payload: z.object({ invitee: z.string() }),
  backoffMs: 1000,
});
