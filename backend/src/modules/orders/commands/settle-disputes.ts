import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import type { Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';
import { PaymentGateway } from '../payment/payment-gateway.ts';

/**
 * The one way a dispute, or a bank's warning of fraud, becomes a fact: what a webhook says is only where to look. Safe to run as often as
 * anybody likes, at the same time too. Throws PaymentUnavailable.
 */
export class SettleDisputes extends Command<void> {
  constructor(
    readonly intentId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SettleDisputes)
export class SettleDisputesHandler implements ICommandHandler<SettleDisputes> {
  constructor(
    private readonly orders: Orders,
    private readonly gateway: PaymentGateway,
  ) {}

  async execute({ intentId, context }: SettleDisputes): Promise<void> {
    const intent = await this.gateway.findIntent(intentId);
    const { success, data: orderId } = z.uuid().safeParse(intent?.charge.orderId);
    // An account may sell other things beside ours.
    if (!success) return;
    const { disputes, warnings } = await this.gateway.findDisputes(intentId);
    for (const dispute of disputes) await this.orders.handle(orderId, { type: 'RecordDispute', dispute }, context);
    for (const warning of warnings) await this.orders.handle(orderId, { type: 'RecordFraudWarning', ...warning }, context);
  }
}
