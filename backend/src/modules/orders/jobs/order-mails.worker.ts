import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { MESSAGES } from '@willow/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { causedByJob, type Context } from '../../../event-sourcing/context.ts';
import { type LoadedOrder, Orders } from '../orders.repository.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { ADDRESS_REFUSED, MailRefused, MailUnavailable } from '../../../platform/mail/failures.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { failsForGood, HandlesJob, type JobContext, type PayloadOf, PermanentJobError } from '../../../platform/queue/index.ts';
import { type Details, GetCustomer } from '../../customers/index.ts';
import { GetWordingState } from '../../launch/index.ts';
import {
  FindSentWill,
  GetAfterSending,
  GetReview,
  GetVersionTag,
  MakeDocument,
  RecordWillSent,
  type SentWill,
  standardWill,
  type WillVersion,
} from '../../wills/index.ts';
import type { OrderCommand } from '../domain/order.commands.ts';
import { stoppedByPayment } from '../domain/order.payment-stop.ts';
import { refundedPence } from '../domain/order.refunds.state.ts';
import { finalPence, type Order, willVersionOf } from '../domain/order.state.ts';
import { CERTAIN_FAILURES, resendWill, sendDraft, sendReceipt } from './order.jobs.ts';

type SendDraft = PayloadOf<typeof sendDraft>;

/** What the provider has taken; null when it refuses the address. */
type Sent = { readonly messageId: string | null } | null;

type Attempt = { readonly job: JobContext; readonly orderId: string; readonly isAwaited: boolean };

/** Sends the mails of an order. What came of it goes back as a fact; the mail's key is the id of the fact that asked for it. */
@Injectable()
export class OrderMailsWorker {
  constructor(
    private readonly orders: Orders,
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @HandlesJob(sendReceipt)
  async receipt({ orderId, requestId }: PayloadOf<typeof sendReceipt>, job: JobContext): Promise<void> {
    await this.#recordFailure(
      { job, orderId, isAwaited: requestId !== null },
      () => this.#receipt(orderId, requestId, job.id),
      (reason) => ({ type: 'RecordReceipt', requestId, outcome: { failed: reason } }),
    );
  }

  @HandlesJob(sendDraft)
  async draft(payload: SendDraft, job: JobContext): Promise<void> {
    await this.#recordFailure(
      { job, orderId: payload.orderId, isAwaited: true },
      () => this.#draft(payload, job.id),
      (reason) => ({ type: 'RecordDraftSendFailed', approvalId: payload.approvalId, reason }),
    );
  }

  @HandlesJob(resendWill)
  async resend({ orderId, requestId }: PayloadOf<typeof resendWill>, job: JobContext): Promise<void> {
    await this.#recordFailure(
      { job, orderId, isAwaited: true },
      () => this.#resend(orderId, requestId, job.id),
      (reason) => ({ type: 'RecordResend', requestId, outcome: { failed: reason } }),
    );
  }

  async #resend(orderId: string, requestId: string, key: string): Promise<void> {
    const { state } = await this.#load(orderId);
    if (state.status === 'archived') throw new PermanentJobError(MESSAGES.archived);
    const version = willVersionOf({ ...state, placed: state.placed! });
    const document = await this.commands.execute(new FindSentWill(version));
    if (!document) throw new PermanentJobError(MESSAGES.notMailed);
    const sent = await this.#mailWill(version.customerId, document, { key, orderId, resent: true });
    const outcome = sent ? { messageId: sent.messageId, pdfHash: document.pdfHash } : REFUSED;
    await this.#record(orderId, { type: 'RecordResend', requestId, outcome }, key);
  }

  async #receipt(orderId: string, requestId: string | null, key: string): Promise<void> {
    const { state, facts } = await this.#load(orderId);
    const customer = await this.#customer(state.placed!.customerId);
    const paid = facts.find((fact) => fact.type === 'PaymentSucceeded');
    if (!paid) throw new PermanentJobError('The order is not paid');
    const content = templates.receipt({
      fullName: customer.fullName,
      orderId,
      pricePence: state.placed!.amountPence,
      discount: state.discount && { code: state.discount.code, amountPence: state.discount.discountPence },
      secondPence: state.secondWill?.pence ?? 0,
      prepaid: state.prepaidBy !== null,
      paidPence: finalPence(state),
      refundedPence: refundedPence(state),
      paidAt: paid.recordedAt,
      startAgreed: state.startAgreed !== null,
      href: pageOf(this.config, '/dashboard'),
    });
    const about = { kind: requestId === null ? 'receipt' : 'receipt-again', customerId: state.placed!.customerId, orderId } as const;
    const sent: Sent = await toJobError(this.mailer.send({ key, about, to: customer.email, ...content }));
    const outcome = sent ? { messageId: sent.messageId } : REFUSED;
    await this.#record(orderId, { type: 'RecordReceipt', requestId, outcome }, key);
  }

  async #draft({ orderId, approvalId, tag, ...version }: SendDraft, key: string): Promise<void> {
    const { state } = await this.#load(orderId);
    if (state.approval !== approvalId) return;
    const stopped = await this.#stopped(state, version, tag);
    if (stopped !== null) throw new PermanentJobError(stopped);
    const document = await this.commands.execute(new MakeDocument(version, standardWill('final')));
    if ('reason' in document) throw new PermanentJobError(document.reason);
    const { customerId, ...revisions } = version;
    const mail = await this.#mailWill(customerId, document, { key, orderId, resent: false });
    if (!mail) return this.#record(orderId, { type: 'RecordDraftSendFailed', approvalId, reason: ADDRESS_REFUSED }, key);
    // The will first: whoever sees the order as sent finds the will sent. Both are safe to repeat.
    const sent = { orderId, approvalId, ...revisions, contentHash: document.contentHash };
    await this.commands.execute(new RecordWillSent(customerId, sent, this.#context(key)));
    await this.#record(orderId, { type: 'RecordDraftSent', approvalId, messageId: mail.messageId, pdfHash: document.pdfHash }, key);
  }

  async #mailWill(
    customerId: string,
    { versionCode, pdf }: SentWill,
    { key, orderId, resent }: { readonly key: string; readonly orderId: string; readonly resent: boolean },
  ): Promise<Sent> {
    const customer = await this.#customer(customerId);
    const { versions } = await this.queries.execute(new GetAfterSending(customerId));
    const replaces = versions.find((sent) => sent.versionCode !== versionCode)?.versionCode ?? null;
    const href = pageOf(this.config, '/dashboard');
    const content = templates.draftSent({ fullName: customer.fullName, href, versionCode, replaces, resent });
    const attachments = [{ filename: 'your-will.pdf', type: 'application/pdf', content: pdf }];
    const about = { kind: resent ? 'will-again' : 'will', customerId, orderId } as const;
    return toJobError(this.mailer.send({ key, about, to: customer.email, ...content, attachments }));
  }

  /**
   * The last look: since the approval the order may have been put away, its payment asked back by a bank and a decision taken back, and the wording of this process may be
   * another one than was approved.
   */
  async #stopped(order: Order, version: WillVersion, tag: string): Promise<string | null> {
    if (order.status === 'archived') return MESSAGES.archived;
    const stop = stoppedByPayment(order);
    if (stop) return STOP_WORDS[stop];
    const review = await this.queries.execute(new GetReview(version.customerId, version.willRevision));
    if (review?.stopped) return MESSAGES.reviewReopened;
    if ((await this.queries.execute(new GetVersionTag(version))) !== tag) return MESSAGES.answersMoved;
    const { missing, stops } = await this.queries.execute(new GetWordingState());
    return stops ? missing : null;
  }

  /** Does the work; when it has failed for good, the order records that before the job does. */
  async #recordFailure(
    { job, orderId, isAwaited }: Attempt,
    work: () => Promise<void>,
    failed: (reason: string) => OrderCommand,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      const hopeless = isAwaited && job.attempt >= CERTAIN_FAILURES && error instanceof MailUnavailable && !error.mayBeAccepted;
      const final = hopeless || failsForGood(error, job);
      if (final) await this.#record(orderId, failed(reasonOf(error)), job.id);
      throw hopeless ? new PermanentJobError(reasonOf(error)) : error;
    }
  }

  async #record(orderId: string, command: OrderCommand, cause: string): Promise<void> {
    await this.orders.handle(orderId, command, this.#context(cause));
  }

  async #load(orderId: string): Promise<LoadedOrder> {
    const loaded = await this.orders.load(orderId);
    if (!loaded.state.placed) throw new PermanentJobError('There is no such order');
    return loaded;
  }

  async #customer(customerId: string): Promise<Details> {
    const customer = await this.queries.execute(new GetCustomer(customerId));
    if (!customer?.details) throw new PermanentJobError('The customer was erased');
    return customer.details;
  }

  #context(cause: string): Context {
    return causedByJob('system:order-mails', cause, this.clock.now());
  }
}

const REFUSED = { failed: ADDRESS_REFUSED } as const;

const STOP_WORDS = {
  RefundStopsSending: MESSAGES.refundStopsSending,
  DisputeStopsSending: MESSAGES.disputeStopsSending,
  FraudWarningStopsSending: MESSAGES.fraudStopsSending,
} as const;

/** Why a mail failed, in words that were made for people; anything unforeseen stays in the log. */
const reasonOf = (error: unknown): string =>
  error instanceof PermanentJobError || error instanceof MailRefused || error instanceof MailUnavailable
    ? error.message
    : 'The mail could not be prepared';
