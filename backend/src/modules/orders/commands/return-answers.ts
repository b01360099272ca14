import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { AnswersLock } from '../answers-lock.ts';
import { Orders } from '../orders.repository.ts';
import { versionRead } from '../version-read.ts';

/** `named`: the version that was read, if the operator named one. */
export class ReturnAnswers extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly named: string | null,
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
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, named, context }: ReturnAnswers): Promise<void> {
    const read = await versionRead(this.orders, this.queries, orderId, named);
    const outcome = await this.orders.handle(orderId, { type: 'ReturnAnswers', read }, context);
    await this.lock.follow(orderId, outcome, context);
  }
}
