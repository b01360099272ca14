import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RefundReason } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Seen } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';

type Wanted = {
  readonly requestId: string;
  readonly amountPence: number;
  /** What whoever asks saw as paid back. */
  readonly refundedPence: number;
  readonly reason: RefundReason;
  readonly note: string;
};

/** Somebody of the team wants money paid back. The card provider is asked by a worker, once this is a fact. */
export class RequestRefund extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly wanted: Wanted,
    readonly seen: Seen | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RequestRefund)
export class RequestRefundHandler implements ICommandHandler<RequestRefund> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId, wanted, seen, context }: RequestRefund): Promise<void> {
    await this.orders.handle(orderId, { type: 'RequestRefund', ...wanted, seen: seen?.standing ?? null }, context);
  }
}
