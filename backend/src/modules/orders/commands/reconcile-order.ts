import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type PaymentStatus } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';
import { outcomeOf } from './outcome-of.ts';
import { SettlePayment } from './settle-payment.ts';

export type Reconciled = { readonly paymentStatus: PaymentStatus; readonly receiptSent: boolean };

/** Asks the provider how a payment stands. Reports a receipt as sent only when this call is what led to it. */
export class ReconcileOrder extends Command<Reconciled> {
  constructor(
    readonly orderId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ReconcileOrder)
export class ReconcileOrderHandler implements ICommandHandler<ReconcileOrder> {
  constructor(
    private readonly orders: Orders,
    private readonly commands: CommandBus,
  ) {}

  async execute({ orderId, context }: ReconcileOrder): Promise<Reconciled> {
    const { state } = await this.orders.load(orderId);
    if (!state.placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    const settled = await this.commands.execute(new SettlePayment(orderId, null, context));
    if (!settled.asked) throw new RefusedError<OrderRefusal>('NothingToReconcile');
    const ended = settled.newlyPaid
      ? await outcomeOf(this.orders, orderId, ({ receipt }) => (receipt.sent ? 'sent' : undefined))
      : 'pending';
    return { paymentStatus: settled.paymentStatus, receiptSent: ended === 'sent' };
  }
}
