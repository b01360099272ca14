import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { Clock } from '../../../platform/clock.ts';
import type { RecordedFact } from '../../../event-sourcing/codec/recorded-fact.ts';
import { causedBy } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import type { Reaction } from '../../../event-sourcing/reactions/reaction.ts';
import { GetCustomer } from '../../customers/index.ts';
import { GetSubmission, renderDraft } from '../../wills/index.ts';
import { lockFor } from '../commands/lock-for.ts';
import type { DraftApproved, DuplicatePaymentReceived, PaymentSucceeded, ReceiptRequested } from '../domain/order.facts.ts';
import { refundDuplicate, sendDraft, sendReceipt } from '../jobs/order.jobs.ts';

type Recorded<Definition> = RecordedFact & FactOf<Definition>;

const orderIdIn = (fact: RecordedFact): string => fact.stream.slice('order-'.length);

/** The answers are locked while their payment is under way or made, and open again when it failed or they went back to their customer. */
@Injectable()
export class LockWithPayment implements Reaction {
  readonly name = 'lock-with-payment';
  readonly types = ['PaymentProcessing', 'PaymentSucceeded', 'PaymentFailed', 'AnswersReturned', 'AnswersResubmitted'];
  readonly startFrom = 'start';

  constructor(
    private readonly orders: Orders,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async react(fact: RecordedFact): Promise<void> {
    const orderId = orderIdIn(fact);
    // By the order as it stands now: an old fact must not undo what a newer one did.
    const now = await this.orders.load(orderId);
    await lockFor(this.commands, orderId, now, causedBy(fact, this.name, this.clock.now()));
  }
}

/** A paid order gets its draft, and another one when its answers were changed. */
@Injectable()
export class DraftWhenPaid implements Reaction {
  readonly name = 'draft-when-paid';
  readonly types = ['PaymentSucceeded', 'AnswersResubmitted'];
  readonly startFrom = 'start';

  constructor(private readonly jobs: JobQueue) {}

  async react(fact: RecordedFact): Promise<void> {
    const { customerId, willRevision, customerRevision } = (fact as Recorded<typeof PaymentSucceeded>).data;
    await this.jobs.add(renderDraft, fact.id, { customerId, willRevision, customerRevision, orderId: orderIdIn(fact) });
  }
}

/** A paid order gets its receipt, and another one whenever an operator asks for it. */
@Injectable()
export class MailReceipt implements Reaction {
  readonly name = 'mail-receipt';
  readonly types = ['PaymentSucceeded', 'ReceiptRequested'];
  readonly startFrom = 'start';

  constructor(private readonly jobs: JobQueue) {}

  async react(fact: RecordedFact): Promise<void> {
    const requestId = fact.type === 'ReceiptRequested' ? (fact as Recorded<typeof ReceiptRequested>).data.requestId : null;
    await this.jobs.add(sendReceipt, fact.id, { orderId: orderIdIn(fact), requestId });
  }
}

/** An approved draft is sent. */
@Injectable()
export class SendApproved implements Reaction {
  readonly name = 'send-approved';
  readonly types = ['DraftApproved'];
  readonly startFrom = 'start';

  constructor(private readonly jobs: JobQueue) {}

  async react(fact: RecordedFact): Promise<void> {
    await this.jobs.add(sendDraft, fact.id, { orderId: orderIdIn(fact), ...(fact as Recorded<typeof DraftApproved>).data });
  }
}

/** A charge that is not ours to keep goes back: a second one for a paid order, or one of another amount than was asked. */
@Injectable()
export class RefundDuplicate implements Reaction {
  readonly name = 'refund-duplicate';
  readonly types = ['DuplicatePaymentReceived', 'PaymentMismatched'];
  readonly startFrom = 'start';

  constructor(private readonly jobs: JobQueue) {}

  async react(fact: RecordedFact): Promise<void> {
    const { intentId } = (fact as Recorded<typeof DuplicatePaymentReceived>).data;
    await this.jobs.add(refundDuplicate, fact.id, { orderId: orderIdIn(fact), intentId });
  }
}

/**
 * A will that went back to its customer and is submitted again is what its order is for from then on. Submitted twice before anybody got
 * to it, the last submission counts: the customer has seen that one accepted, and the one before would be locked in its place.
 */
@Injectable()
export class ReviseWhenResubmitted implements Reaction {
  readonly name = 'revise-when-resubmitted';
  readonly types = ['WillResubmitted'];
  readonly startFrom = 'present';

  constructor(
    private readonly orders: Orders,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async react(fact: RecordedFact): Promise<void> {
    const { orderId } = (fact as RecordedFact & { readonly data: { readonly orderId: string } }).data;
    const customerId = fact.stream.slice('will-'.length);
    const [customer, newest] = await Promise.all([
      this.queries.execute(new GetCustomer(customerId)),
      this.queries.execute(new GetSubmission(customerId)),
    ]);
    const willRevision = newest.willRevision ?? fact.revision;
    const command = { type: 'RecordResubmission', willRevision, customerRevision: customer?.revision ?? 0 } as const;
    const context = causedBy(fact, this.name, this.clock.now());
    const outcome = await this.orders.handle(orderId, command, context);
    await lockFor(this.commands, orderId, outcome, context);
  }
}
