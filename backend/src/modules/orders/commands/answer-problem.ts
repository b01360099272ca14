import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Seen } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';

/** An operator says that the customer has an answer. */
export class AnswerProblem extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly problemId: string,
    readonly seen: Seen | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(AnswerProblem)
export class AnswerProblemHandler implements ICommandHandler<AnswerProblem> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId, problemId, seen, context }: AnswerProblem): Promise<void> {
    await this.orders.handle(orderId, { type: 'AnswerProblem', problemId, seen: seen?.standing ?? null }, context);
  }
}
