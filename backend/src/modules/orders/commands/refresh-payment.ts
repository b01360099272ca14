import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { PaymentUnavailable } from '../payment/payment-gateway.ts';
import { SettlePayment } from './settle-payment.ts';

/** Asks the provider about a payment that is not made yet. Answers whether the order may have changed: not while the provider is away. */
export class RefreshPayment extends Command<boolean> {
  constructor(
    readonly orderId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RefreshPayment)
export class RefreshPaymentHandler implements ICommandHandler<RefreshPayment> {
  constructor(private readonly commands: CommandBus) {}

  async execute({ orderId, context }: RefreshPayment): Promise<boolean> {
    try {
      return (await this.commands.execute(new SettlePayment(orderId, null, context))).asked;
    } catch (error) {
      if (error instanceof PaymentUnavailable) return false;
      throw error;
    }
  }
}
