import { REFERRAL_REWARD_PENCE } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { OrderStatus } from '../order/order.contract.ts';
import { Id } from '../primitives.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { z } from '../zod.ts';
import { ReferralStatus } from './referral.contract.ts';
import { trimmed } from '../unseen.ts';

export const AdminReferral = z.object({
  id: z.string(),
  referrer: z.object({ fullName: z.string(), email: z.string() }),
  refereeName: z.string(),
  refereeEmail: z.string(),
  status: ReferralStatus,
  /** In pounds; null until it is successful. */
  earnings: z.nullable(z.number()),
  /** The friend's, once it is paid for. */
  order: z.nullable(z.object({ id: z.string(), status: OrderStatus })),
  createdAt: z.string(),
  /** When the reward was paid out. */
  paymentDate: z.nullable(z.string()),
  /** The friend was refunded so much after the reward was paid out that nobody would earn it now. */
  friendRefunded: z.optional(z.literal(true)),
  /** Of one that is successful: from when on the friend can no longer ask for the money back. */
  payableFrom: z.optional(z.string()),
  /** What the friend's account has in common with the referrer's: it may be the same person. */
  sameAsReferrer: z.optional(z.array(z.enum(['name', 'address']))),
  /** The newest. */
  notes: z.nullable(z.string()),
});
export type AdminReferral = z.infer<typeof AdminReferral>;

/** What an operator says of a referral by hand. */
export const ReferralMark = z.enum(['successful', 'paid']);
export type ReferralMark = z.infer<typeof ReferralMark>;

/** Who marked a reward as paid by mistake sees it the same day; after that it counts as paid out. */
export const PAID_FOR_GOOD_HOURS = 24;

/** The mark that can be taken back now. A success that a paid order stands behind is no mark. */
export function markToUndo(
  { status, order, paymentDate }: Pick<AdminReferral, 'status' | 'order' | 'paymentDate'>,
  now: number,
): ReferralMark | null {
  if (status === 'successful') return order === null ? 'successful' : null;
  const isPaidOut = paymentDate === null || now - Date.parse(paymentDate) > PAID_FOR_GOOD_HOURS * 3_600_000;
  return status === 'paid' && !isPaidOut ? 'paid' : null;
}

const REWARD_POUNDS = REFERRAL_REWARD_PENCE / 100;

/** In pounds. A referral without a reward of its own counts with the usual one. */
export const earningsOf = ({ earnings }: Pick<AdminReferral, 'earnings'>): number => earnings ?? REWARD_POUNDS;

/** In pounds: what is owed for referrals that were successful and not paid out. */
export const unpaidEarnings = (referrals: readonly Pick<AdminReferral, 'status'>[]): number =>
  referrals.filter(({ status }) => status === 'successful').length * REWARD_POUNDS;

export const listAdminReferrals = endpoint({
  method: 'GET',
  path: '/api/admin/referrals',
  audience: 'operator',
  status: 200,
  response: z.array(AdminReferral),
});

export const updateReferral = endpoint({
  method: 'PATCH',
  path: '/api/admin/referrals/:id',
  audience: 'operator',
  params: z.object({ id: Id }),
  body: z
    .object({
      status: z.optional(ReferralStatus),
      notes: z.optional(z.string().check(trimmed, z.maxLength(TEXT_LIMITS.notes))),
      /** As they were read: 409 when a colleague has written others since. */
      before: z.optional(z.object({ notes: z.nullable(z.string()) })),
    })
    .check(z.refine((body) => body.status !== undefined || body.notes !== undefined, 'Give status or notes')),
  status: 200,
  response: AdminReferral,
});

/** Takes one step back that was marked by mistake, until the reward is paid out. `mark`: as it was read; 409 when it is another by now. */
export const undoReferralMark = endpoint({
  method: 'POST',
  path: '/api/admin/referrals/:id/undo',
  audience: 'operator',
  params: z.object({ id: Id }),
  body: z.object({ mark: ReferralMark }),
  status: 200,
  response: AdminReferral,
});
