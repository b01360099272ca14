import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { AbandonUpdate } from '../../wills/index.ts';
import { AnswersLock } from '../answers-lock.ts';
import { orderIdOf } from '../order-id.ts';
import { Orders } from '../orders.repository.ts';

/** The customer keeps the will as it is. The will decides, because a submission may come at the same moment; the order follows. */
export class CloseUpdate extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(CloseUpdate)
export class CloseUpdateHandler implements ICommandHandler<CloseUpdate> {
  constructor(
    private readonly commands: CommandBus,
    private readonly orders: Orders,
    private readonly lock: AnswersLock,
  ) {}

  async execute({ customerId, context }: CloseUpdate): Promise<void> {
    const orderId = orderIdOf(customerId);
    await this.commands.execute(new AbandonUpdate(customerId, orderId, context));
    const outcome = await this.orders.handle(orderId, { type: 'RecordUpdateClosed' }, context);
    await this.lock.follow(orderId, outcome, context);
  }
}
