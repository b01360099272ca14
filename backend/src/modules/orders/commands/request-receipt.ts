import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';
import { type Ended, outcomeOf } from './outcome-of.ts';

/** Sends the receipt of a paid order again; waits a while for the mail to go out. */
export class RequestReceipt extends Command<Ended> {
  constructor(
    readonly orderId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RequestReceipt)
export class RequestReceiptHandler implements ICommandHandler<RequestReceipt> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId, context }: RequestReceipt): Promise<Ended> {
    const requestId = uuid();
    await this.orders.handle(orderId, { type: 'RequestReceipt', requestId }, context);
    return outcomeOf(this.orders, orderId, ({ receipt }) => receipt.outcomes[requestId]);
  }
}
