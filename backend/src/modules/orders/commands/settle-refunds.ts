import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import type { Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';
import { PaymentGateway } from '../payment/payment-gateway.ts';

/**
 * The one way a refund that was made at the card provider becomes a fact: what a webhook says is only where to look. Safe to run as often as
 * anybody likes, at the same time too. Throws PaymentUnavailable.
 */
export class SettleRefunds extends Command<void> {
  constructor(
    readonly intentId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SettleRefunds)
export class SettleRefundsHandler implements ICommandHandler<SettleRefunds> {
  constructor(
    private readonly orders: Orders,
    private readonly gateway: PaymentGateway,
  ) {}

  async execute({ intentId, context }: SettleRefunds): Promise<void> {
    const intent = await this.gateway.findIntent(intentId);
    const { success, data: orderId } = z.uuid().safeParse(intent?.charge.orderId);
    // An account may sell other things beside ours.
    if (!success) return;
    for (const refund of await this.gateway.findRefunds(intentId))
      await this.orders.handle(orderId, { type: 'RecordRefund', refund }, context);
  }
}
