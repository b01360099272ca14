import { Module } from '@nestjs/common';
import { CustomersModule, CustomersWorkerModule } from '../customers/index.ts';
import { InvitationLimits, ReferralsCoreModule } from '../referrals/index.ts';
import { WillsModule } from '../wills/index.ts';
import { AnswerInvitationHandler } from './commands/answer-invitation.ts';
import { ChangeCoupleHandler } from './commands/change-couple.ts';
import { EraseCouplesHandler } from './commands/erase-couples.ts';
import { InvitePartnerHandler } from './commands/invite-partner.ts';
import { KeepOfferedHandler } from './commands/keep-offered.ts';
import { Couples } from './couples.repository.ts';
import { CoupleController } from './http/couple.controller.ts';
import { PairOperatorController } from './http/pair.operator.controller.ts';
import { SendPartnerInvitationWorker } from './jobs/send-partner-invitation.worker.ts';
import { FindCouplesHandler, FindInvitedHandler } from './queries/find-couples.ts';
import { GetCoupleDataHandler } from './queries/get-couple-data.ts';
import { GetKeptInvitationHandler } from './queries/get-kept-invitation.ts';
import { GetOfferedHandler, GetOfferHandler } from './queries/get-offered.ts';
import { GetOrderPairHandler } from './queries/get-order-pair.ts';
import { GetOwnCoupleHandler } from './queries/get-own-couple.ts';
import { CoupleReactions } from './reactions/couple.reactions.ts';

@Module({
  providers: [Couples, CoupleReactions, FindCouplesHandler, FindInvitedHandler, GetCoupleDataHandler],
  exports: [Couples, CoupleReactions],
})
export class CouplesCoreModule {}

@Module({
  imports: [CouplesCoreModule, ReferralsCoreModule, CustomersModule, WillsModule],
  controllers: [CoupleController, PairOperatorController],
  providers: [
    InvitationLimits,
    AnswerInvitationHandler,
    ChangeCoupleHandler,
    InvitePartnerHandler,
    KeepOfferedHandler,
    GetKeptInvitationHandler,
    GetOfferHandler,
    GetOfferedHandler,
    GetOrderPairHandler,
    GetOwnCoupleHandler,
  ],
})
export class CouplesModule {}

@Module({
  imports: [CouplesCoreModule, ReferralsCoreModule, CustomersWorkerModule],
  providers: [EraseCouplesHandler, SendPartnerInvitationWorker],
  exports: [CouplesCoreModule],
})
export class CouplesWorkerModule {}
