import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { ReferralRefusal } from '../domain/referral.commands.ts';

export const REFERRAL_REFUSALS: RefusalAnswers<ReferralRefusal> = {
  ReferrerUnknown: [401, MESSAGES.notAuthenticated],
  ReferralsClosed: [403, MESSAGES.referralsClosed],
  ReferredSelf: [400, MESSAGES.referredSelf],
  ReferredAlready: [409, MESSAGES.referredAlready],
  ReferralUnknown: [404, MESSAGES.notFound],
  ReferralTaken: [409, MESSAGES.conflict],
  ReferralErased: [409, MESSAGES.referralErased],
  ReferralMoved: [409, MESSAGES.conflict],
  ReferralMovesForward: [409, MESSAGES.referralMovesForward],
  MarkMoved: [409, MESSAGES.markMoved],
  MarkEarned: [409, MESSAGES.markEarned],
  MarkPaidOut: [409, MESSAGES.markPaidOut],
  StopKeyWrong: [400, MESSAGES.stopLinkInvalid],
};
