import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { AnswersLock } from '../answers-lock.ts';
import type { Seen } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';

/** `seen`: what the operator's screen showed, if it was named. */
export class ReturnAnswers extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly seen: Seen | null,
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

  async execute({ orderId, seen, context }: ReturnAnswers): Promise<void> {
    const read = seen?.read ?? null;
    const outcome = await this.orders.handle(orderId, { type: 'ReturnAnswers', read, seen: seen?.standing ?? null }, context);
    await this.lock.follow(orderId, outcome, context);
  }
}
