import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES, type PaymentStatus } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { PaymentUnavailable } from '../payment/payment-gateway.ts';
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
    if (!state.placed) throw new RequestRefused(404, MESSAGES.notFound);
    const settled = await this.#settle(orderId, context);
    if (!settled.asked) throw new RequestRefused(409, MESSAGES.nothingToReconcile);
    const ended = settled.newlyPaid
      ? await outcomeOf(this.orders, orderId, ({ receipt }) => (receipt.sent ? 'sent' : undefined))
      : 'pending';
    return { paymentStatus: settled.paymentStatus, receiptSent: ended === 'sent' };
  }

  async #settle(orderId: string, context: Context) {
    try {
      return await this.commands.execute(new SettlePayment(orderId, null, context));
    } catch (error) {
      throw error instanceof PaymentUnavailable ? new RequestRefused(502, MESSAGES.providerFailed, { cause: error }) : error;
    }
  }
}
