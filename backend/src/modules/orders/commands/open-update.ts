import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { londonDate } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { AnswersLock } from '../answers-lock.ts';
import { orderIdOf } from '../order-id.ts';
import { Orders } from '../orders.repository.ts';

/** Gives the answers of a will that was sent back to its customer, who asks for them. Safe to repeat. */
export class OpenUpdate extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(OpenUpdate)
export class OpenUpdateHandler implements ICommandHandler<OpenUpdate> {
  constructor(
    private readonly orders: Orders,
    private readonly lock: AnswersLock,
  ) {}

  async execute({ customerId, context }: OpenUpdate): Promise<void> {
    const orderId = orderIdOf(customerId);
    const outcome = await this.orders.handle(orderId, { type: 'OpenUpdate', on: londonDate(context.now) }, context);
    await this.lock.follow(orderId, outcome, context);
  }
}
