import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { GetWordingState } from '../../launch/index.ts';
import { ClearToSend, type WillVersion } from '../../wills/index.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { willVersionOf } from '../domain/order.state.ts';
import { Orders } from '../orders.repository.ts';

/**
 * Lets the will of a paid order go out, or refuses: wording that waits for its approval, what cannot be drafted, and what a review flag stops.
 * Null where the order's own rules stand in the way.
 */
export class ClearDraft extends Command<WillVersion | null> {
  constructor(
    readonly orderId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ClearDraft)
export class ClearDraftHandler implements ICommandHandler<ClearDraft> {
  constructor(
    private readonly orders: Orders,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, context }: ClearDraft): Promise<WillVersion | null> {
    const { placed, payment, status, returned, customerRevision } = (await this.orders.load(orderId)).state;
    if (!placed || payment.status !== 'succeeded') return null;
    if (status === 'archived') throw new RefusedError<OrderRefusal>('OrderArchived');
    if (returned) return null;
    const { missing, stops } = await this.queries.execute(new GetWordingState());
    if (stops && missing !== null) throw new RefusedError<OrderRefusal>('WordingNotApproved', { message: missing });
    const version = willVersionOf({ placed, customerRevision });
    await this.commands.execute(new ClearToSend(orderId, version, context));
    return version;
  }
}
