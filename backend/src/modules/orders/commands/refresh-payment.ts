import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';
import { PaymentUnavailable } from '../payment/payment-gateway.ts';
import { SettlePayment } from './settle-payment.ts';

/** Asks the provider about a payment that is not made yet, before its order is shown. When the provider is away, what we know has to do. */
export class RefreshPayment extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RefreshPayment)
export class RefreshPaymentHandler implements ICommandHandler<RefreshPayment> {
  constructor(
    private readonly orders: Orders,
    private readonly commands: CommandBus,
  ) {}

  async execute({ orderId, context }: RefreshPayment): Promise<void> {
    const { payment } = (await this.orders.load(orderId)).state;
    if (payment.intentId === null || payment.status === 'succeeded') return;
    try {
      await this.commands.execute(new SettlePayment(orderId, null, context));
    } catch (error) {
      if (!(error instanceof PaymentUnavailable)) throw error;
    }
  }
}
