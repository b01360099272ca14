import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { TakesOrders } from '../../operators/index.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import type { Seen } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';

type Assignment = {
  /** Null: nobody's. */
  readonly operatorId: string | null;
  /** Whose it was when it was read. */
  readonly before: string | null;
};

export class AssignOrder extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly assignment: Assignment,
    readonly seen: Seen | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(AssignOrder)
export class AssignOrderHandler implements ICommandHandler<AssignOrder> {
  constructor(
    private readonly orders: Orders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, assignment, seen, context }: AssignOrder): Promise<void> {
    const { operatorId } = assignment;
    if (operatorId !== null && !(await this.queries.execute(new TakesOrders(operatorId))))
      throw new RefusedError<OrderRefusal>('AssigneeUnknown');
    await this.orders.handle(orderId, { type: 'Assign', ...assignment, seen: seen?.standing ?? null }, context);
  }
}
