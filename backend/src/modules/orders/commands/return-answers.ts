import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import { order } from '../domain/order.decider.ts';
import { ORDER_REFUSALS } from '../order.refusals.ts';
import { orderStream } from '../order.streams.ts';
import { lockFor } from './lock-for.ts';

/** Gives the answers of a paid order back to its customer, to be changed and submitted again for nothing. */
export class ReturnAnswers extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ReturnAnswers)
export class ReturnAnswersHandler implements ICommandHandler<ReturnAnswers> {
  constructor(
    private readonly streams: Streams,
    private readonly commands: CommandBus,
  ) {}

  async execute({ orderId, context }: ReturnAnswers): Promise<void> {
    const outcome = accepted(await this.streams.handle(order, orderStream(orderId), { type: 'ReturnAnswers' }, context), ORDER_REFUSALS);
    await lockFor(this.commands, orderId, outcome, context);
  }
}
