import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderStatus } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import { order } from '../domain/order.decider.ts';
import { ORDER_REFUSALS } from '../order.refusals.ts';
import { orderStream } from '../order.streams.ts';

/** Changes an order's status by hand, its notes, or both. Sends nothing. */
export class UpdateOrder extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly changes: { readonly status: OrderStatus | null; readonly notes: string | null },
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(UpdateOrder)
export class UpdateOrderHandler implements ICommandHandler<UpdateOrder> {
  constructor(private readonly streams: Streams) {}

  async execute({ orderId, changes, context }: UpdateOrder): Promise<void> {
    accepted(await this.streams.handle(order, orderStream(orderId), { type: 'Update', ...changes }, context), ORDER_REFUSALS);
  }
}
