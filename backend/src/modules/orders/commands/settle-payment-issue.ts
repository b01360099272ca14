import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Seen } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';

/** An operator has seen to a refund that failed, or to a bank's warning of fraud. */
export class SettlePaymentIssue extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly issueId: string,
    readonly note: string,
    readonly seen: Seen | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SettlePaymentIssue)
export class SettlePaymentIssueHandler implements ICommandHandler<SettlePaymentIssue> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId, issueId, note, seen, context }: SettlePaymentIssue): Promise<void> {
    await this.orders.handle(orderId, { type: 'SettlePaymentIssue', issueId, note, seen: seen?.standing ?? null }, context);
  }
}
