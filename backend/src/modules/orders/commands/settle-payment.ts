import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { PaymentStatus } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';
import { GetCustomer } from '../../customers/index.ts';
import { PaymentGateway } from '../payment/payment-gateway.ts';
import { AnswersLock } from '../answers-lock.ts';

export type Settled = {
  readonly placed: boolean;
  readonly paymentStatus: PaymentStatus;
  /** Whether this call is the one that found the payment made. */
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
  ) {
    super();
  }
}

@CommandHandler(SettlePayment)
export class SettlePaymentHandler implements ICommandHandler<SettlePayment> {
  constructor(
    private readonly orders: Orders,
    private readonly gateway: PaymentGateway,
    private readonly lock: AnswersLock,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, intentId, context }: SettlePayment): Promise<Settled> {
    const { state } = await this.orders.load(orderId);
    const asked = intentId ?? state.payment.intentId;
    const intent = asked === null ? null : await this.gateway.findIntent(asked);
    if (!intent || !state.placed)
      return { placed: state.placed !== null, paymentStatus: state.payment.status, newlyPaid: false, asked: false };
    const customer = await this.queries.execute(new GetCustomer(state.placed.customerId));
    const command = { type: 'RecordCharge', orderId, charge: intent.charge, customerRevision: customer?.revision ?? 0 } as const;
    const outcome = await this.orders.handle(orderId, command, context);
    await this.lock.follow(orderId, outcome, context);
    return {
      placed: true,
      paymentStatus: outcome.state.payment.status,
      newlyPaid: outcome.facts.some((fact) => fact.type === 'PaymentSucceeded'),
      asked: true,
    };
  }
}
