import { Module } from '@nestjs/common';
import { CustomersModule, CustomersWorkerModule } from '../customers/index.ts';
import { WillsModule } from '../wills/index.ts';
import { ChangeReferralHandler } from './commands/change-referral.ts';
import { EraseInvitationsToHandler } from './commands/erase-invitations-to.ts';
import { EraseReferralsHandler } from './commands/erase-referrals.ts';
import { ForgetInviteeHandler } from './commands/forget-invitee.ts';
import { InviteFriendHandler } from './commands/invite-friend.ts';
import { RecordClickHandler } from './commands/record-click.ts';
import { StopInvitationsHandler } from './commands/stop-invitations.ts';
import { UndoMarkHandler } from './commands/undo-mark.ts';
import { ReferralController } from './http/referral.controller.ts';
import { ReferralOperatorController } from './http/referral.operator.controller.ts';
import { StopController } from './http/stop.controller.ts';
import { ReferralVisits } from './http/referral-visits.ts';
import { InvitationLimits } from './invitation-limits.ts';
import { Invitees } from './invitees.repository.ts';
import { ForgetInvitationsWorker } from './jobs/forget-invitations.worker.ts';
import { SendInvitationWorker } from './jobs/send-invitation.worker.ts';
import { GetCustomerReferralsHandler } from './queries/get-customer-referrals.ts';
import { GetReferralDataHandler } from './queries/get-referral-data.ts';
import { ListAdminReferralsHandler } from './queries/list-admin-referrals.ts';
import { ListReferralsOfFriendHandler } from './queries/list-referrals-of-friend.ts';
import { ListReferralsHandler } from './queries/list-referrals.ts';
import { ListReferralsAboutHandler } from './queries/list-referrals-about.ts';
import { ReferralReactions } from './reactions/referral.reactions.ts';
import { ReferralBinding } from './referral-binding.ts';
import { Referrals } from './referrals.repository.ts';

@Module({
  providers: [Referrals, Invitees, ReferralBinding, ReferralReactions, GetReferralDataHandler],
  exports: [Referrals, Invitees, ReferralBinding, ReferralReactions],
})
export class ReferralsCoreModule {}

@Module({
  imports: [ReferralsCoreModule, CustomersModule, WillsModule],
  controllers: [ReferralController, ReferralOperatorController, StopController],
  providers: [
    InvitationLimits,
    ChangeReferralHandler,
    InviteFriendHandler,
    ForgetInviteeHandler,
    ListAdminReferralsHandler,
    GetCustomerReferralsHandler,
    RecordClickHandler,
    StopInvitationsHandler,
    UndoMarkHandler,
    ListReferralsHandler,
    ListReferralsOfFriendHandler,
    ReferralVisits,
  ],
})
export class ReferralsModule {}

@Module({
  imports: [ReferralsCoreModule, CustomersWorkerModule],
  providers: [EraseInvitationsToHandler, EraseReferralsHandler, ListReferralsAboutHandler, SendInvitationWorker, ForgetInvitationsWorker],
  exports: [ReferralsCoreModule],
})
export class ReferralsWorkerModule {}
