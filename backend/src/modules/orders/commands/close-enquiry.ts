import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { AnswersLock } from '../answers-lock.ts';
import type { Seen } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';

/** An operator has dealt with an answer, or takes the question back. */
export class CloseEnquiry extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly enquiryId: string,
    readonly seen: Seen | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(CloseEnquiry)
export class CloseEnquiryHandler implements ICommandHandler<CloseEnquiry> {
  constructor(
    private readonly orders: Orders,
    private readonly lock: AnswersLock,
  ) {}

  async execute({ orderId, enquiryId, seen, context }: CloseEnquiry): Promise<void> {
    const outcome = await this.orders.handle(orderId, { type: 'CloseEnquiry', enquiryId, seen: seen?.standing ?? null }, context);
    await this.lock.follow(orderId, outcome, context);
  }
}
