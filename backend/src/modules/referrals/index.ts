// Other modules talk to this one over the command and query buses, and never by an injected class.
export { EraseInvitationsTo } from './commands/erase-invitations-to.ts';
export { EraseReferrals } from './commands/erase-referrals.ts';
export { ForgetInvitee } from './commands/forget-invitee.ts';
export { inviteeFacts } from './domain/invitee.ts';
export { referralFacts } from './domain/referral.facts.ts';
export { REFERRAL_REFUSALS } from './http/referrals.refusals.ts';
export { InvitationLimits } from './invitation-limits.ts';
export { Invitees } from './invitees.repository.ts';
export { stopLinksOf } from './stop-key.ts';
export { ReferralVisits } from './http/referral-visits.ts';
export { forgetInvitations, sendInvitation } from './jobs/referral.jobs.ts';
export { ListReferralsOfFriend } from './queries/list-referrals-of-friend.ts';
export { GetCustomerReferrals } from './queries/get-customer-referrals.ts';
export { GetReferralData } from './queries/get-referral-data.ts';
export { referralListProjection } from './projections/referral-list.projection.ts';
export { ReferralReactions } from './reactions/referral.reactions.ts';
export { ReferralsCoreModule, ReferralsModule, ReferralsWorkerModule } from './referrals.module.ts';
