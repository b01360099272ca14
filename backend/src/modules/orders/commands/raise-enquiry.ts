import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { AnswersLock } from '../answers-lock.ts';
import { Orders } from '../orders.repository.ts';
import { versionRead } from '../version-read.ts';

type Asked = {
  readonly question: string;
  /** The number of the step to open; null opens nothing. */
  readonly step: number | null;
};

/** An operator asks the customer. `named`: the version that was read, if the operator named one. */
export class RaiseEnquiry extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly asked: Asked,
    readonly named: string | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RaiseEnquiry)
export class RaiseEnquiryHandler implements ICommandHandler<RaiseEnquiry> {
  constructor(
    private readonly orders: Orders,
    private readonly lock: AnswersLock,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, asked, named, context }: RaiseEnquiry): Promise<void> {
    const read = await versionRead(this.orders, this.queries, orderId, named);
    const outcome = await this.orders.handle(orderId, { type: 'RaiseEnquiry', enquiryId: uuid(), ...asked, read }, context);
    await this.lock.follow(orderId, outcome, context);
  }
}
