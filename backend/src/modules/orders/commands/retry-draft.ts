import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { RetryFailedDraft } from '../../wills/index.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { willVersionOf } from '../domain/order.state.ts';
import { refuseMoved, type Seen } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';

/** Has the draft of a paid order made once more, after the work on it failed. */
export class RetryDraft extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly seen: Seen | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RetryDraft)
export class RetryDraftHandler implements ICommandHandler<RetryDraft> {
  constructor(
    private readonly orders: Orders,
    private readonly commands: CommandBus,
  ) {}

  async execute({ orderId, seen, context }: RetryDraft): Promise<void> {
    const { state } = await this.orders.load(orderId);
    const { placed, payment, status, customerRevision } = state;
    if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    if (payment.status !== 'succeeded') throw new RefusedError<OrderRefusal>('PaymentNotReceived');
    if (status === 'archived') throw new RefusedError<OrderRefusal>('OrderArchived');
    refuseMoved(seen, state);
    await this.commands.execute(new RetryFailedDraft(orderId, willVersionOf({ placed, customerRevision }), context));
  }
}
