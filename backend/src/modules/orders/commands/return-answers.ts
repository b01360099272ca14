import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';
import { AnswersLock } from '../answers-lock.ts';

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
    private readonly orders: Orders,
    private readonly lock: AnswersLock,
  ) {}

  async execute({ orderId, context }: ReturnAnswers): Promise<void> {
    const outcome = await this.orders.handle(orderId, { type: 'ReturnAnswers' }, context);
    await this.lock.follow(orderId, outcome, context);
  }
}
