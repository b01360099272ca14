import { TEXT_LIMITS } from '../text-limits.ts';
import { endpoint } from '../endpoint.ts';
import { GivenName } from '../given-name.ts';
import { Email, Id } from '../primitives.ts';
import { z } from '../zod.ts';

export const ReferralStatus = z.enum(['pending', 'successful', 'paid']);
export type ReferralStatus = z.infer<typeof ReferralStatus>;

/** One friend, as the customer who invited them sees it. Its id is the last part of the invitation's address. */
export const Referral = z.object({
  id: z.string(),
  refereeName: z.string(),
  refereeEmail: z.string(),
  status: z.string(),
  createdAt: z.string(),
  clickedAt: z.nullable(z.string()),
});
export type Referral = z.infer<typeof Referral>;

export const InviteFriendRequest = z.object({
  refereeName: GivenName,
  refereeEmail: Email,
});
export type InviteFriendRequest = z.infer<typeof InviteFriendRequest>;

export const listReferrals = endpoint({
  method: 'GET',
  path: '/api/referrals',
  audience: 'customer',
  status: 200,
  response: z.object({ referrals: z.array(Referral) }),
});

export const inviteFriend = endpoint({
  method: 'POST',
  path: '/api/referrals',
  audience: 'customer',
  body: InviteFriendRequest,
  status: 201,
  response: z.object({ referral: Referral }),
});

/** For whoever got an invitation by mail and wants no other: the link in that mail has both values. */
export const stopInvitations = endpoint({
  method: 'POST',
  path: '/api/referrals/stop',
  audience: 'visitor',
  body: z.object({ invitation: Id, key: z.string().check(z.maxLength(TEXT_LIMITS.short)) }),
  status: 200,
  response: z.object({ success: z.literal(true) }),
});
