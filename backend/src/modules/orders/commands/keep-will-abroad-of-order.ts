import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BodyOf, keepWillAbroad } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { KeepWillAbroad } from '../../wills/index.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { willVersionOf } from '../domain/order.state.ts';
import { Orders } from '../orders.repository.ts';

/** `named`: the version that was read, if the operator named one. */
export class KeepWillAbroadOfOrder extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly named: string | null,
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

  async execute({ orderId, named, kept, context }: KeepWillAbroadOfOrder): Promise<void> {
    const { placed, customerRevision } = (await this.orders.load(orderId)).state;
    if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    await this.commands.execute(new KeepWillAbroad(orderId, willVersionOf({ placed, customerRevision }), named, kept, context));
  }
}
