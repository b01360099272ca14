import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Order } from '../domain/order.state.ts';
import { Orders } from '../orders.repository.ts';
import { PaymentGateway, RefundRefused } from '../payment/payment-gateway.ts';
import { SettleRefunds } from './settle-refunds.ts';

/** Has the card provider make the refund of an order that was asked for, once, however often this runs. Throws PaymentUnavailable. */
export class MakeRefund extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(MakeRefund)
export class MakeRefundHandler implements ICommandHandler<MakeRefund> {
  constructor(
    private readonly orders: Orders,
    private readonly gateway: PaymentGateway,
    private readonly commands: CommandBus,
  ) {}

  async execute({ orderId, context }: MakeRefund): Promise<void> {
    const { state, facts } = await this.orders.load(orderId);
    const running = state.payment.requests.find((request) => request.state === 'running');
    const asked = facts.find((fact) => fact.type === 'RefundRequested' && fact.data.requestId === running?.id);
    if (!running || !asked) return this.#settlePending(state, context);
    const { id: requestId, intentId, amountPence } = running;
    try {
      // The provider forgets keys after a day; a refund that it has made names its request for ever.
      const before = (await this.gateway.findRefunds(intentId)).find((refund) => refund.requestId === requestId);
      const refund = before ?? (await this.gateway.refund({ key: asked.id, intentId, amountPence, requestId }));
      await this.orders.handle(orderId, { type: 'RecordRefund', refund }, context);
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      await this.orders.handle(orderId, { type: 'RecordRefundRefused', requestId, reason: error.reason }, context);
      // Somebody may have paid it back at the provider meanwhile.
      await this.commands.execute(new SettleRefunds(intentId, context));
    }
  }

  /** Made at the provider, and in its hands: nobody asked for it here. */
  async #settlePending({ payment: { refunded } }: Order, context: Context): Promise<void> {
    const pending = refunded.filter(({ state }) => state === 'pending').map(({ intentId }) => intentId);
    for (const intentId of new Set(pending)) await this.commands.execute(new SettleRefunds(intentId, context));
  }
}
