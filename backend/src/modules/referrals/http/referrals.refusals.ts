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
  MarkMoved: [409, 'This referral changed since you looked at it. Nothing was taken back. Look at it again.'],
  MarkEarned: [409, 'The friend has paid for a will, so the reward is earned. It cannot be taken back.'],
  MarkPaidOut: [409, 'This reward was marked as paid over a day ago and counts as paid out. It cannot be taken back.'],
  StopKeyWrong: [400, MESSAGES.stopLinkInvalid],
};
