import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

/** The stream `invitee-<keyed hash>` says who invited a mailbox, and whether its owner joined. */
export const InviteeInvited = defineFact('InviteeInvited', { data: z.object({ referralId: z.string() }) });
/** Somebody with this mailbox proved an account: by which referral, if any, is settled for ever. */
export const InviteeJoined = defineFact('InviteeJoined', {
  data: z.object({ customerId: z.string(), referralId: z.string().nullable() }),
});
/** The owner of the mailbox wants no invitation any more. */
export const InviteeOptedOut = defineFact('InviteeOptedOut', { data: z.object({}) });

export const inviteeFacts = [InviteeInvited, InviteeJoined, InviteeOptedOut] as const;
export type InviteeFact = FactOf<(typeof inviteeFacts)[number]>;

export type Invitee = {
  /** The oldest first. */
  readonly invitations: readonly string[];
  /** By customer. */
  readonly joined: Readonly<Record<string, string | null>>;
  readonly optedOut: boolean;
};

export type InviteeCommand =
  | { readonly type: 'RecordInvitation'; readonly referralId: string }
  | { readonly type: 'Join'; readonly customerId: string; readonly referralId: string | null }
  | { readonly type: 'OptOut' };

/** Customers are told no news of us, and nobody is who asked us to stop. */
export const mayBeInvited = ({ joined, optedOut }: Invitee): boolean => !optedOut && Object.keys(joined).length === 0;

export const invitee: Decider<Invitee, InviteeCommand, InviteeFact, never> = {
  initial: { invitations: [], joined: {}, optedOut: false },
  decide: {
    RecordInvitation: ({ referralId }, { invitations }) => (invitations.includes(referralId) ? [] : [InviteeInvited.of({ referralId })]),
    Join: ({ customerId, referralId }, { joined }) => (customerId in joined ? [] : [InviteeJoined.of({ customerId, referralId })]),
    OptOut: (_, { optedOut }) => (optedOut ? [] : [InviteeOptedOut.of({})]),
  },
  evolve: {
    InviteeInvited: (state, { data }) => ({ ...state, invitations: [...state.invitations, data.referralId] }),
    InviteeJoined: (state, { data }) => ({ ...state, joined: { ...state.joined, [data.customerId]: data.referralId } }),
    InviteeOptedOut: (state) => ({ ...state, optedOut: true }),
  },
};
