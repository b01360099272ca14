import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';

/** What pressing Pay agrees to, recorded before anything is charged: we start at once, and the right to cancel ends when the will is sent. */
export class AgreeToStart extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly terms: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(AgreeToStart)
export class AgreeToStartHandler implements ICommandHandler<AgreeToStart> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId, terms, context }: AgreeToStart): Promise<void> {
    await this.orders.handle(orderId, { type: 'AgreeToStart', terms }, context);
  }
}
