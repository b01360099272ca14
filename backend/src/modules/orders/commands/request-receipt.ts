import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';

export class RequestReceipt extends Command<string> {
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

  async execute({ orderId, context }: RequestReceipt): Promise<string> {
    const requestId = uuid();
    await this.orders.handle(orderId, { type: 'RequestReceipt', requestId }, context);
    return requestId;
  }
}
