import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { AnswersLock } from '../answers-lock.ts';
import type { Seen } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';

type Asked = {
  readonly question: string;
  /** The number of the step to open; null opens nothing. */
  readonly step: number | null;
};

/** An operator asks the customer. `seen`: what the operator's screen showed, if it was named. */
export class RaiseEnquiry extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly asked: Asked,
    readonly seen: Seen | null,
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
  ) {}

  async execute({ orderId, asked, seen, context }: RaiseEnquiry): Promise<void> {
    const read = seen?.read ?? null;
    const outcome = await this.orders.handle(
      orderId,
      { type: 'RaiseEnquiry', enquiryId: uuid(), ...asked, read, seen: seen?.standing ?? null },
      context,
    );
    await this.lock.follow(orderId, outcome, context);
  }
}
