import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Seen } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';

/** An operator answers what the customer says is wrong, or says that it was done another way. */
export class AnswerProblem extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly problemId: string,
    readonly text: string | null,
    readonly seen: Seen | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(AnswerProblem)
export class AnswerProblemHandler implements ICommandHandler<AnswerProblem> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId, problemId, text, seen, context }: AnswerProblem): Promise<void> {
    await this.orders.handle(orderId, { type: 'AnswerProblem', problemId, text, seen: seen?.standing ?? null }, context);
  }
}
