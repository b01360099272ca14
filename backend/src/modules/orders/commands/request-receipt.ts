import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import { order } from '../domain/order.decider.ts';
import { ORDER_REFUSALS } from '../order.refusals.ts';
import { orderStream } from '../order.streams.ts';
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
  constructor(private readonly streams: Streams) {}

  async execute({ orderId, context }: RequestReceipt): Promise<Ended> {
    const requestId = uuid();
    accepted(await this.streams.handle(order, orderStream(orderId), { type: 'RequestReceipt', requestId }, context), ORDER_REFUSALS);
    return outcomeOf(this.streams, orderId, ({ receipt }) => receipt.outcomes[requestId]);
  }
}
