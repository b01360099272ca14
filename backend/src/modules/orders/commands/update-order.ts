import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderStatus } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';

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
  constructor(private readonly orders: Orders) {}

  async execute({ orderId, changes, context }: UpdateOrder): Promise<void> {
    await this.orders.handle(orderId, { type: 'Update', ...changes }, context);
  }
}
