import { type DataEntry, HELD_BACK_NOTE } from '@willow/contracts';
import { type Dated, leftOut, tell, type Telling } from '../../../event-sourcing/core/tell.ts';
import type { Friend } from './referral.commands.ts';
import type { InviteeFact } from './invitee.ts';
import type { ReferralFact } from './referral.facts.ts';

type Told = Pick<DataEntry, 'says' | 'details'>;

/** Who came by a shared link gave name and address to us, and not to the referrer: these are shortened. */
export const shownToReferrer = ({ name, email }: Friend, via: string | null): Friend =>
  via === null ? { name, email } : { name: name.split(/\s+/)[0] ?? name, email: email.replace(/^(.).*(?=@)/, '$1…') };

const about = ({ name, email }: Friend) => ({ friendName: name, friendEmail: email });

/** To the customer who invited. */
export const sentTelling: Telling<ReferralFact, Told> = {
  ReferralInvited: ({ data: { via }, personal }) => ({
    says: via === null ? 'You invited a friend, and we sent the invitation by email.' : 'A friend came by your invitation to another.',
    ...(personal && { details: about(shownToReferrer(personal, via)) }),
  }),
  ReferralClicked: () => ({ says: 'Your invitation was opened.' }),
  ReferralClaimed: leftOut('That somebody opened an account is about them. The referrer learns when there is a reward.'),
  ReferralSucceeded: ({ data: { earningsPence } }) => ({
    says: 'Your friend made a will, and you have a reward.',
    details: { rewardPence: earningsPence },
  }),
  ReferralRevoked: () => ({ says: 'Your friend’s payment was paid back, so there is no reward for it.' }),
  ReferralPaid: () => ({ says: 'Your reward was paid.' }),
  ReferralMarkUndone: ({ data: { mark } }) => ({
    says:
      mark === 'paid'
        ? 'Your reward had not been paid after all.'
        : 'Your friend had not made a will after all, so there is no reward yet.',
  }),
  ReferralNoted: () => ({ says: 'Our team wrote a note about the invitation.', details: { heldBack: HELD_BACK_NOTE } }),
};

/** To the customer who was invited. Nothing is said of who did: they have rights of their own. */
export const receivedTelling: Telling<ReferralFact, Told> = {
  ReferralInvited: ({ data: { via }, personal }) => ({
    says: via === null ? 'A friend invited you, with this name and address.' : 'You came by an invitation to another.',
    ...(personal && { details: { fullName: personal.name, email: personal.email } }),
  }),
  ReferralClicked: () => ({ says: 'The invitation was opened.' }),
  ReferralClaimed: () => ({ says: 'The invitation was joined to your account.' }),
  ReferralSucceeded: leftOut('The reward is the referrer’s.'),
  ReferralRevoked: leftOut('The reward is the referrer’s.'),
  ReferralPaid: leftOut('The reward is the referrer’s.'),
  ReferralMarkUndone: leftOut('The reward is the referrer’s.'),
  ReferralNoted: leftOut('A note about the referrer’s reward.'),
};

/** To whom the mailbox belongs. */
export const inviteeTelling: Telling<InviteeFact, Told> = {
  InviteeInvited: leftOut('Names the invitation, which is told itself.'),
  InviteeJoined: leftOut('Says by which invitation an account was opened, which is told with the account.'),
  InviteeOptedOut: () => ({ says: 'You asked us to send no more invitations to your address.' }),
};

type Facts = readonly (ReferralFact & Dated)[];

export const sentEntries = (facts: Facts): readonly DataEntry[] => tell(sentTelling, facts, null);
export const receivedEntries = (facts: Facts): readonly DataEntry[] => tell(receivedTelling, facts, null);
export const inviteeEntries = (facts: readonly (InviteeFact & Dated)[]): readonly DataEntry[] => tell(inviteeTelling, facts, null);
