import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { GetVersionTag } from '../../wills/index.ts';
import { AnswersLock } from '../answers-lock.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { willVersionOf } from '../domain/order.state.ts';
import { Orders } from '../orders.repository.ts';

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
    const read = named === null ? null : await this.#read(orderId, named);
    const outcome = await this.orders.handle(orderId, { type: 'ReturnAnswers', read }, context);
    await this.lock.follow(orderId, outcome, context);
  }

  async #read(orderId: string, named: string) {
    const { placed, customerRevision } = (await this.orders.load(orderId)).state;
    if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    const version = willVersionOf({ placed, customerRevision });
    if ((await this.queries.execute(new GetVersionTag(version))) !== named) throw new RefusedError<OrderRefusal>('SubmittedAgain');
    return version;
  }
}
