import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';

/** The customer says what is wrong with the will. */
export class ReportProblem extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly text: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ReportProblem)
export class ReportProblemHandler implements ICommandHandler<ReportProblem> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId, text, context }: ReportProblem): Promise<void> {
    await this.orders.handle(orderId, { type: 'ReportProblem', problemId: uuid(), text }, context);
  }
}
