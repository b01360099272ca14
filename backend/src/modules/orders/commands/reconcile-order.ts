import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { type Settled, SettlePayment } from './settle-payment.ts';

export class ReconcileOrder extends Command<Settled> {
  constructor(
    readonly orderId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ReconcileOrder)
export class ReconcileOrderHandler implements ICommandHandler<ReconcileOrder> {
  constructor(private readonly commands: CommandBus) {}

  async execute({ orderId, context }: ReconcileOrder): Promise<Settled> {
    const settled = await this.commands.execute(new SettlePayment(orderId, null, context));
    if (!settled.placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    if (!settled.asked) throw new RefusedError<OrderRefusal>('NothingToReconcile');
    return settled;
  }
}
