import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BodyOf, keepWillAbroad } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { KeepWillAbroad } from '../../wills/index.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { willVersionOf } from '../domain/order.state.ts';
import { refuseMoved, type Seen } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';

/** `seen`: what the operator's screen showed, if it was named. */
export class KeepWillAbroadOfOrder extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly seen: Seen | null,
    readonly kept: BodyOf<typeof keepWillAbroad>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(KeepWillAbroadOfOrder)
export class KeepWillAbroadOfOrderHandler implements ICommandHandler<KeepWillAbroadOfOrder> {
  constructor(
    private readonly orders: Orders,
    private readonly commands: CommandBus,
  ) {}

  async execute({ orderId, seen, kept, context }: KeepWillAbroadOfOrder): Promise<void> {
    const { state } = await this.orders.load(orderId);
    const { placed, customerRevision } = state;
    if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    refuseMoved(seen, state);
    await this.commands.execute(new KeepWillAbroad(orderId, willVersionOf({ placed, customerRevision }), seen?.tag ?? null, kept, context));
  }
}
