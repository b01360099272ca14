import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { isRefusedFor } from '../../../event-sourcing/core/refusal.ts';
import { Orders } from '../orders.repository.ts';
import { GetReview, ReviewWill } from '../../wills/index.ts';
import { willVersionOf } from '../domain/order.state.ts';

/**
 * Lets the review rules go over a paid order that they have not seen: it is older than the rules, or its draft is still being made. Erased
 * answers stay as they are.
 */
export class ReviewOrder extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ReviewOrder)
export class ReviewOrderHandler implements ICommandHandler<ReviewOrder> {
  constructor(
    private readonly orders: Orders,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, context }: ReviewOrder): Promise<void> {
    const { placed, payment, customerRevision } = (await this.orders.load(orderId)).state;
    if (!placed || payment.status !== 'succeeded') return;
    const version = willVersionOf({ placed, customerRevision });
    if (await this.queries.execute(new GetReview(version.customerId, version.willRevision))) return;
    await this.commands.execute(new ReviewWill(orderId, version, context)).catch((error: unknown) => {
      if (!isRefusedFor(error, 'NothingToReview')) throw error;
    });
  }
}
