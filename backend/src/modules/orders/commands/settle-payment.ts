import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { PaymentStatus } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { decide } from '../../../event-sourcing/core/decider.ts';
import { accepted } from '../../../event-sourcing/core/refusal.ts';
import { type LoadedOrder, Orders } from '../orders.repository.ts';
import { GetCustomer } from '../../customers/index.ts';
import { GetSubmission } from '../../wills/index.ts';
import { order } from '../domain/order.decider.ts';
import { PaymentGateway } from '../payment/payment-gateway.ts';
import { AnswersLock } from '../answers-lock.ts';
import { DiscountHolds } from '../discount-holds.ts';

export type Settled = {
  readonly placed: boolean;
  readonly paymentStatus: PaymentStatus;
  readonly revision: number;
  readonly newlyPaid: boolean;
  /** Whether there was an intent to ask about. */
  readonly asked: boolean;
};

/**
 * The one way money becomes a fact: webhook, return page, read and reconciliation all come here, and here only the provider's own answer
 * counts. Safe to run as often as anybody likes, at the same time too.
 */
export class SettlePayment extends Command<Settled> {
  constructor(
    readonly orderId: string,
    /** The intent to ask about; the order's current one when null. */
    readonly intentId: string | null,
    readonly context: Context,
    /** The order, when the caller has just read it. */
    readonly loaded: LoadedOrder | null = null,
  ) {
    super();
  }
}

type PaidFor = { readonly willRevision: number; readonly customerRevision: number };

@CommandHandler(SettlePayment)
export class SettlePaymentHandler implements ICommandHandler<SettlePayment> {
  constructor(
    private readonly orders: Orders,
    private readonly gateway: PaymentGateway,
    private readonly lock: AnswersLock,
    private readonly holds: DiscountHolds,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, intentId, context, loaded }: SettlePayment): Promise<Settled> {
    const { state, revision } = loaded ?? (await this.orders.load(orderId));
    const asked = intentId ?? state.payment.intentId;
    const intent = asked === null ? null : await this.gateway.findIntent(asked);
    if (!intent || !state.placed)
      return { placed: state.placed !== null, paymentStatus: state.payment.status, revision, newlyPaid: false, asked: false };
    const { customerId } = state.placed;
    const recordCharge = (paidFor: PaidFor) => ({ type: 'RecordCharge', orderId, charge: intent.charge, ...paidFor }) as const;
    // Asked again and again while a payment is open: when the order knows it all, nothing more is read.
    const isKnown = accepted(decide(order, recordCharge({ willRevision: 0, customerRevision: 0 }), { state, revision })).length === 0;
    const outcome = isKnown
      ? { state, revision, facts: [] }
      : await this.orders.handle(orderId, recordCharge(await this.#paidFor(customerId, state.placed.willRevision)), context);
    await this.holds.follow(outcome.facts, context);
    if (outcome.state.payment.status !== 'pending') await this.lock.follow(orderId, outcome, context);
    return {
      placed: true,
      paymentStatus: outcome.state.payment.status,
      revision: outcome.revision,
      newlyPaid: outcome.facts.some((fact) => fact.type === 'PaymentSucceeded'),
      asked: true,
    };
  }

  /** The will and the details as they stand now, whatever the payment was asked for: the price does not depend on them. */
  async #paidFor(customerId: string, placed: number): Promise<PaidFor> {
    const [customer, newest] = await Promise.all([
      this.queries.execute(new GetCustomer(customerId)),
      this.queries.execute(new GetSubmission(customerId)),
    ]);
    return { willRevision: newest.willRevision ?? placed, customerRevision: customer?.revision ?? 0 };
  }
}
