import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';

export const ORDER_REFUSALS: RefusalAnswers<OrderRefusal> = {
  OrderUnknown: [404, MESSAGES.notFound],
  OrderErased: [409, MESSAGES.orderErased],
  OrderAlreadyPaid: [409, MESSAGES.alreadyPaid],
  PaymentProcessing: [409, MESSAGES.paymentProcessing],
  PriceChanged: [409, MESSAGES.conflict],
  PaymentNotReceived: [409, MESSAGES.paymentNotReceived],
  OrderArchived: [409, MESSAGES.archived],
  AnswersReturned: [409, MESSAGES.answersReturned],
  SubmittedAgain: [409, MESSAGES.answersMoved],
  SentAlready: [409, MESSAGES.sentAlready],
  BeingSent: [409, MESSAGES.beingSent],
  UpdateNotPossible: [409, MESSAGES.updateNotPossible],
  UpdateUnderReview: [409, MESSAGES.updateUnderReview],
  UpdateBeingSent: [409, MESSAGES.updateBeingSent],
  UpdatesTooOften: [409, MESSAGES.updatesTooOften],
  NotPlaced: [404, MESSAGES.noOrder],
  PayerUnknown: [401, MESSAGES.notAuthenticated],
  WillNotSubmitted: [409, MESSAGES.willIncomplete],
  DiscountInvalid: [400, MESSAGES.discountInvalid],
  PaymentUnavailable: [502, MESSAGES.providerFailed],
  NothingToReconcile: [409, MESSAGES.nothingToReconcile],
  ProblemUnknown: [404, MESSAGES.problemUnknown],
  OrderNotReviewed: [409, MESSAGES.notReviewed],
  OrderBlocked: [409, MESSAGES.blocked],
  WordingNotApproved: [409, MESSAGES.wordingNotApproved],
};
