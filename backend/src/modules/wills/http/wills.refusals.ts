import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { WillRefusal } from '../domain/will.commands.ts';

export const WILL_REFUSALS: RefusalAnswers<WillRefusal> = {
  AnswersLocked: [409, MESSAGES.locked],
  ChangedTooOften: [409, MESSAGES.changedTooOften],
  Unprintable: [400, MESSAGES.unprintable],
  WillIncomplete: [400, MESSAGES.willIncomplete],
  NotSubmitted: [409, MESSAGES.willIncomplete],
  WillErased: [409, MESSAGES.conflict],
  NotReviewed: [409, MESSAGES.notReviewed],
  AnswersMoved: [409, MESSAGES.answersMoved],
  NotOpened: [409, MESSAGES.notOpened],
  FlagUnknown: [404, MESSAGES.notFound],
  FlagBlocks: [409, MESSAGES.flagBlocks],
  FlagInforms: [409, MESSAGES.flagInforms],
  DecisionNotOffered: [409, MESSAGES.decisionNotOffered],
  ReasonNotOffered: [409, MESSAGES.reasonNotOffered],
  ReasonUnfinished: [400, MESSAGES.reasonUnfinished],
  ProposalMoved: [409, MESSAGES.proposalMoved],
  SamePerson: [409, MESSAGES.samePerson],
  FlagsStand: [409, MESSAGES.blocked],
  WillUnknown: [404, MESSAGES.notFound],
  WillImpossible: [409, MESSAGES.blocked],
  WillSentAlready: [409, MESSAGES.willSentAlready],
  NothingToReview: [409, MESSAGES.blocked],
  DocumentUnknown: [404, MESSAGES.notFound],
  RenderingLate: [503, MESSAGES.busy, 5],
  PersonNotInWill: [400, MESSAGES.notInTheWill],
  NotDeadInTrial: [400, MESSAGES.notDeadInTrial],
  NoVersionYet: [409, MESSAGES.noVersionYet],
  DraftNotFailed: [409, MESSAGES.draftNotFailed],
};
