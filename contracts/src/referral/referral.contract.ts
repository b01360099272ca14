import { SHORT_LIMIT } from '../answer-limits.ts';
import { endpoint } from '../endpoint.ts';
import { GivenName } from '../given-name.ts';
import { Email } from '../email.ts';
import { Id } from '../primitives.ts';
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
  /** Of one that is successful: from when on the reward is paid out, for until then the friend can ask for the money back. */
  payableFrom: z.optional(z.string()),
  /** The invitation could not be delivered: there is no such address. */
  undelivered: z.optional(z.literal(true)),
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

/** The link in an invitation by mail has both values, and nothing about whom it went to. */
const StopLink = z.object({ invitation: Id, key: z.string().check(z.maxLength(SHORT_LIMIT)) });

/** For whoever got an invitation by mail and wants no other. */
export const stopInvitations = endpoint({
  method: 'POST',
  path: '/api/referrals/stop',
  audience: 'visitor',
  body: StopLink,
  status: 200,
  response: z.object({ success: z.literal(true) }),
});

/** The same in one click: a mail program posts to the address of `List-Unsubscribe` by itself, without a session (RFC 8058). */
export const stopInOneClick = endpoint({
  method: 'POST',
  path: '/api/referrals/unsubscribe',
  audience: 'visitor',
  query: StopLink,
  status: 200,
  response: z.object({ success: z.literal(true) }),
});

/** Who opens that address is led to the page that asks: mail scanners open addresses, too. */
export const askBeforeStopping = endpoint({
  method: 'GET',
  path: '/api/referrals/unsubscribe',
  audience: 'visitor',
  query: StopLink,
  status: 303,
  response: z.object({}),
});
