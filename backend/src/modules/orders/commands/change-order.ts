import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { OrderChange } from '../domain/order.commands.ts';
import { Orders } from '../orders.repository.ts';

export class ChangeOrder extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly change: OrderChange,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ChangeOrder)
export class ChangeOrderHandler implements ICommandHandler<ChangeOrder> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId, change, context }: ChangeOrder): Promise<void> {
    await this.orders.handle(orderId, { type: 'Update', ...change }, context);
  }
}
