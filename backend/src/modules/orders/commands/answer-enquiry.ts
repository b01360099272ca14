import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Seen } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';

type Answer = { readonly enquiryId: string; readonly by: 'dashboard' | 'operator'; readonly text: string };

/** The customer answers, or an operator writes down what the customer said. */
export class AnswerEnquiry extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly answer: Answer,
    readonly seen: Seen | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(AnswerEnquiry)
export class AnswerEnquiryHandler implements ICommandHandler<AnswerEnquiry> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId, answer, seen, context }: AnswerEnquiry): Promise<void> {
    await this.orders.handle(orderId, { type: 'AnswerEnquiry', ...answer, seen: seen?.standing ?? null }, context);
  }
}
