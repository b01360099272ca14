import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { CoupleRefusal } from '../domain/couple.commands.ts';

export const COUPLE_REFUSALS: RefusalAnswers<CoupleRefusal> = {
  PairOpen: [409, MESSAGES.coupleOpen],
  NoPair: [409, MESSAGES.coupleNone],
  InvitedSelf: [400, MESSAGES.coupleSelf],
  CoupleCodeWrong: [400, MESSAGES.coupleCodeWrong],
  NotLinked: [409, MESSAGES.coupleNone],
  NothingToOffer: [409, MESSAGES.coupleNothing],
  NothingOffered: [409, MESSAGES.coupleWithdrawn],
  OfferMoved: [409, MESSAGES.coupleOfferMoved],
};
