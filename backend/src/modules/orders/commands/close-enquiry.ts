import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { AnswersLock } from '../answers-lock.ts';
import { Orders } from '../orders.repository.ts';

/** An operator has dealt with an answer, or takes the question back. */
export class CloseEnquiry extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly enquiryId: string,
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

  async execute({ orderId, enquiryId, context }: CloseEnquiry): Promise<void> {
    const outcome = await this.orders.handle(orderId, { type: 'CloseEnquiry', enquiryId }, context);
    await this.lock.follow(orderId, outcome, context);
  }
}
