import { movedSince, REFERRAL_REWARD_PENCE, type ReferralStatus } from '@willow/contracts';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import type { Friend, ReferralCommand, ReferralRefusal } from './referral.commands.ts';
import {
  ReferralClaimed,
  ReferralClicked,
  type ReferralFact,
  ReferralInvited,
  ReferralMarkUndone,
  ReferralNoted,
  ReferralPaid,
  ReferralRevoked,
  ReferralSucceeded,
} from './referral.facts.ts';

export type Referral = {
  readonly status: 'unknown' | ReferralStatus;
  readonly referrerId: string | null;
  readonly invitee: string | null;
  readonly via: string | null;
  /** Null after erasure. */
  readonly friend: Friend | null;
  readonly clicked: boolean;
  /** The friend's account. */
  readonly claimedBy: string | null;
  readonly orderId: string | null;
  readonly earningsPence: number | null;
  /** The newest. */
  readonly notes: string | null;
};

const ORDER: readonly ReferralStatus[] = ['pending', 'successful', 'paid'];

export const referral: Decider<Referral, ReferralCommand, ReferralFact, ReferralRefusal> = {
  initial: {
    status: 'unknown',
    referrerId: null,
    invitee: null,
    via: null,
    friend: null,
    clicked: false,
    claimedBy: null,
    orderId: null,
    earningsPence: null,
    notes: null,
  },
  decide: {
    Invite: ({ referrerId, invitee, via, friend }, { status }) => {
      if (status === 'unknown') return [ReferralInvited.of({ referrerId, invitee, via }, friend)];
      return via === null ? refuse('ReferredAlready') : [];
    },
    Click: (_, { status, clicked }) => (status === 'unknown' || clicked ? [] : [ReferralClicked.of({})]),
    Claim: ({ customerId }, { status, claimedBy }) => {
      if (status === 'unknown') return refuse('ReferralUnknown');
      if (claimedBy === null) return [ReferralClaimed.of({ customerId })];
      return claimedBy === customerId ? [] : refuse('ReferralTaken');
    },
    // However often, and for whichever order: a friend is rewarded once.
    Succeed: ({ customerId, orderId }, { status, claimedBy }) =>
      status === 'pending' && claimedBy === customerId ? [ReferralSucceeded.of({ orderId, earningsPence: REFERRAL_REWARD_PENCE })] : [],
    // A reward that was paid out stays paid out.
    Revoke: ({ orderId }, { status, orderId: of }) => (status === 'successful' && of === orderId ? [ReferralRevoked.of({ orderId })] : []),
    ChangeByHand: ({ status: wanted, notes, before: read = {} }, { status, friend, notes: before }) => {
      if (status === 'unknown') return refuse('ReferralUnknown');
      const steps = wanted === undefined ? 0 : ORDER.indexOf(wanted) - ORDER.indexOf(status);
      if (steps !== 0 && steps !== 1) return refuse('ReferralMovesForward');
      const moved = movedSince({ notes }, read, { notes: before });
      if (moved.length > 0) return refuse('ReferralMoved', moved);
      const noted = notes === undefined || notes === before ? [] : [ReferralNoted.of({}, { notes })];
      // There is no key left to seal it with.
      if (noted.length > 0 && friend === null) return refuse('ReferralErased');
      return [...(steps === 1 ? [stepTo(wanted)] : []), ...noted];
    },
    UndoMark: ({ mark, friendPaid, isPaidOut }, { status, orderId }) => {
      if (status === 'unknown') return refuse('ReferralUnknown');
      if (status !== mark) return refuse('MarkMoved');
      if (mark === 'paid' && isPaidOut) return refuse('MarkPaidOut');
      // No fact says that again to a referral that was successful already.
      if (mark === 'successful' && (orderId !== null || friendPaid)) return refuse('MarkEarned');
      return [ReferralMarkUndone.of({ mark })];
    },
  },
  evolve: {
    ReferralInvited: (state, { data, personal }) => ({ ...state, ...data, status: 'pending', friend: personal }),
    ReferralClicked: (state) => ({ ...state, clicked: true }),
    ReferralClaimed: (state, { data }) => ({ ...state, claimedBy: data.customerId }),
    ReferralSucceeded: (state, { data }) => ({ ...state, ...data, status: 'successful' }),
    ReferralRevoked: (state) => ({ ...state, status: 'pending', orderId: null, earningsPence: null }),
    ReferralPaid: (state) => ({ ...state, status: 'paid' }),
    ReferralMarkUndone: (state, { data: { mark } }) =>
      mark === 'paid' ? { ...state, status: 'successful' } : { ...state, status: 'pending', earningsPence: null },
    ReferralNoted: (state, { personal }) => ({ ...state, notes: personal?.notes ?? null }),
  },
};

const stepTo = (status: ReferralStatus | undefined) =>
  status === 'paid' ? ReferralPaid.of({}) : ReferralSucceeded.of({ orderId: null, earningsPence: REFERRAL_REWARD_PENCE });
