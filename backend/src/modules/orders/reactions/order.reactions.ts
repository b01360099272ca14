import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Actor, causedBy } from '../../../event-sourcing/context.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { defineReaction, type Reaction } from '../../../event-sourcing/reactions/reaction.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import type { FileAboutCustomer } from '../../../platform/mail/templates/file-made.ts';
import { GetCustomer } from '../../customers/index.ts';
import { OrderExported, OrderOpened } from '../../operators/index.ts';
import { DraftRetried, GetSubmission, renderDraft, UpdateAbandoned, WillResubmitted } from '../../wills/index.ts';
import { AnswersLock } from '../answers-lock.ts';
import { DetailsCorrections } from '../details-corrections.ts';
import { DiscountHolds } from '../discount-holds.ts';
import {
  AnswersResubmitted,
  AnswersReturned,
  AnswersTakenBack,
  DetailsCorrectionBegun,
  DiscountHoldDropped,
  DraftApproved,
  DuplicatePaymentReceived,
  EnquiryRaised,
  NewerSubmissionLocked,
  PaymentFailed,
  PaymentMismatched,
  PaymentProcessing,
  PaymentRefunded,
  PaymentSucceeded,
  PersonalDataOpened,
  ProblemAnswered,
  ProblemReported,
  ReceiptRequested,
  RefundFailed,
  RefundRequested,
  RefundReturned,
  RefundStarted,
  ResendRequested,
  WillUpdateClosed,
  WillUpdateOpened,
} from '../domain/order.facts.ts';
import {
  makeRefund,
  refundDuplicate,
  resendWill,
  sendDraft,
  sendEnquiry,
  sendFileNotice,
  sendProblemAnswer,
  sendProblemReceived,
  sendReceipt,
  sendRefundNotice,
} from '../jobs/order.jobs.ts';
import { Orders } from '../orders.repository.ts';

@Injectable()
export class OrderReactions {
  constructor(
    private readonly orders: Orders,
    private readonly lock: AnswersLock,
    private readonly corrections: DetailsCorrections,
    private readonly holds: DiscountHolds,
    private readonly jobs: JobQueue,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  readonly #lockWithPayment = defineReaction({
    name: 'lock-with-payment',
    on: [
      PaymentProcessing,
      PaymentSucceeded,
      PaymentFailed,
      AnswersReturned,
      AnswersTakenBack,
      AnswersResubmitted,
      WillUpdateOpened,
      WillUpdateClosed,
    ],
    startFrom: 'start',
    // By the order as it stands now: an old fact must not undo what a newer one did.
    react: async (fact, orderId) =>
      this.lock.follow(orderId, await this.orders.load(orderId), causedBy(fact, 'lock-with-payment', this.clock.now())),
  });

  readonly #finishCorrection = defineReaction({
    name: 'finish-correction',
    on: [DetailsCorrectionBegun],
    startFrom: 'start',
    react: async (fact, orderId) => {
      const { customerId, correctionId } = fact.data;
      const { changes, reason } = fact.personal ?? { changes: {}, reason: '' };
      // Who corrected them stays whoever began.
      const context = { ...causedBy(fact, 'finish-correction', this.clock.now()), actor: fact.metadata.actor as Actor };
      await this.corrections.make(orderId, customerId, { correctionId, changes, reason }, context);
    },
  });

  readonly #followHolds = defineReaction({
    name: 'follow-holds',
    on: [DiscountHoldDropped, PaymentSucceeded],
    startFrom: 'start',
    react: async (fact) => this.holds.follow([fact], causedBy(fact, 'follow-holds', this.clock.now())),
  });

  /** Once it is certain what is drafted: a draft that is begun before the lock may be overtaken, and two of one will would be in the way of each other. */
  readonly #draftWhenPaid = defineReaction({
    name: 'draft-when-paid',
    on: [PaymentSucceeded, AnswersResubmitted, NewerSubmissionLocked],
    startFrom: 'start',
    react: async (fact, orderId) => {
      const { customerId, willRevision, customerRevision } = fact.data;
      await this.lock.follow(orderId, await this.orders.load(orderId), causedBy(fact, 'draft-when-paid', this.clock.now()));
      const { state } = await this.orders.load(orderId);
      // What was locked in its place has a fact of its own.
      if (state.placed?.willRevision !== willRevision || state.customerRevision !== customerRevision) return;
      await this.jobs.add(renderDraft, fact.id, { customerId, willRevision, customerRevision, orderId });
    },
  });

  readonly #draftAgain = defineReaction({
    name: 'draft-again',
    on: [DraftRetried],
    startFrom: 'start',
    react: async ({ id, data }, customerId) => this.jobs.add(renderDraft, id, { ...data, customerId }),
  });

  readonly #sendReceipt = defineReaction({
    name: 'mail-receipt',
    on: [PaymentSucceeded, ReceiptRequested],
    startFrom: 'start',
    react: async (fact, orderId) =>
      this.jobs.add(sendReceipt, fact.id, { orderId, requestId: fact.type === 'ReceiptRequested' ? fact.data.requestId : null }),
  });

  readonly #acknowledgeProblem = defineReaction({
    name: 'mail-problem-received',
    on: [ProblemReported],
    startFrom: 'start',
    react: async ({ id }, orderId) => this.jobs.add(sendProblemReceived, id, { orderId }),
  });

  /** From now on: those of before were answered another way. */
  readonly #mailProblemAnswer = defineReaction({
    name: 'mail-problem-answer',
    on: [ProblemAnswered],
    startFrom: 'present',
    react: async ({ id, data: { problemId } }, orderId) => this.jobs.add(sendProblemAnswer, id, { orderId, problemId }),
  });

  /** What was only shown on a screen is told on the dashboard. */
  readonly #mailFileNotice = defineReaction({
    name: 'mail-file-notice',
    on: [OrderOpened, OrderExported, PersonalDataOpened],
    startFrom: 'present',
    concerns: (fact) => fileIn(fact) !== null,
    react: async (fact, streamId) => {
      const file = fileIn(fact);
      const orderId = fact.type === 'PersonalDataOpened' ? streamId : fact.data.orderId;
      if (file) await this.jobs.add(sendFileNotice, fact.id, { orderId, file, at: fact.metadata.occurredAt });
    },
  });

  readonly #mailEnquiry = defineReaction({
    name: 'mail-enquiry',
    on: [EnquiryRaised],
    startFrom: 'start',
    react: async ({ id, data: { enquiryId } }, orderId) => this.jobs.add(sendEnquiry, id, { orderId, enquiryId }),
  });

  readonly #sendDraft = defineReaction({
    name: 'send-approved',
    on: [DraftApproved],
    startFrom: 'start',
    react: async ({ id, data }, orderId) => this.jobs.add(sendDraft, id, { orderId, ...data }),
  });

  readonly #resendWill = defineReaction({
    name: 'resend-will',
    on: [ResendRequested],
    startFrom: 'start',
    react: async ({ id, data: { requestId } }, orderId) => this.jobs.add(resendWill, id, { orderId, requestId }),
  });

  readonly #refundDuplicate = defineReaction({
    name: 'refund-duplicate',
    on: [DuplicatePaymentReceived, PaymentMismatched],
    startFrom: 'start',
    react: async ({ id, data }, orderId) => this.jobs.add(refundDuplicate, id, { orderId, intentId: data.intentId }),
  });

  readonly #makeRefund = defineReaction({
    name: 'make-refund',
    on: [RefundRequested],
    startFrom: 'start',
    react: async ({ id }, orderId) => this.jobs.add(makeRefund, id, { orderId }),
  });

  readonly #mailRefund = defineReaction({
    name: 'mail-refund',
    on: [RefundStarted, PaymentRefunded, RefundFailed, RefundReturned],
    startFrom: 'start',
    react: async ({ id, type, data }, orderId) => {
      // The oldest have none; what the provider refused at once has none either, and nobody was told of it.
      if (data.refundId !== null) await this.jobs.add(sendRefundNotice, id, { orderId, refundId: data.refundId, about: type });
    },
  });

  /**
   * Submitted twice before anybody got to it, the last submission counts: the customer has seen that one accepted, and the one before would
   * be locked in its place.
   */
  readonly #reviseWhenResubmitted = defineReaction({
    name: 'revise-when-resubmitted',
    on: [WillResubmitted],
    startFrom: 'present',
    react: async (fact, customerId) => {
      const { orderId } = fact.data;
      const [customer, newest] = await Promise.all([
        this.queries.execute(new GetCustomer(customerId)),
        this.queries.execute(new GetSubmission(customerId)),
      ]);
      const willRevision = newest.willRevision ?? fact.revision;
      const context = causedBy(fact, 'revise-when-resubmitted', this.clock.now());
      const command = { type: 'RecordResubmission', willRevision, customerRevision: customer?.revision ?? 0 } as const;
      await this.lock.follow(orderId, await this.orders.handle(orderId, command, context), context);
    },
  });

  /** Decided on the will's stream, beside its submissions: of the two that race one is refused. */
  readonly #closeAbandonedUpdate = defineReaction({
    name: 'close-abandoned-update',
    on: [UpdateAbandoned],
    startFrom: 'start',
    react: async (fact) => {
      const context = causedBy(fact, 'close-abandoned-update', this.clock.now());
      await this.orders.handle(fact.data.orderId, { type: 'RecordUpdateClosed' }, context);
    },
  });

  readonly mails: readonly Reaction[] = [
    this.#sendReceipt,
    this.#acknowledgeProblem,
    this.#mailProblemAnswer,
    this.#mailEnquiry,
    this.#mailFileNotice,
    this.#sendDraft,
    this.#resendWill,
    this.#mailRefund,
  ];
  readonly others: readonly Reaction[] = [
    this.#lockWithPayment,
    this.#finishCorrection,
    this.#followHolds,
    this.#draftWhenPaid,
    this.#draftAgain,
    this.#refundDuplicate,
    this.#makeRefund,
    this.#reviseWhenResubmitted,
    this.#closeAbandonedUpdate,
  ];
}

/** Which file about a customer somebody made, if any. */
function fileIn(
  fact: FactOf<typeof OrderOpened> | FactOf<typeof OrderExported> | FactOf<typeof PersonalDataOpened>,
): FileAboutCustomer | null {
  if (fact.type === 'OrderExported') return 'sealed';
  if (fact.type === 'PersonalDataOpened') return fact.data.session === null ? 'open' : null;
  return fact.data.opened.some(({ what }) => what === 'evidence') ? 'evidence' : null;
}
