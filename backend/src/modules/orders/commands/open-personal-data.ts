import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FactCodec } from '../../../event-sourcing/codec/fact-codec.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { Orders, orderStream } from '../orders.repository.ts';

export type Opening = { readonly by: string; readonly reason: string; readonly session: string };

/** Comes before what is personal is shown outside of the daily work. */
export class OpenPersonalData extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly opening: Opening,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(OpenPersonalData)
export class OpenPersonalDataHandler implements ICommandHandler<OpenPersonalData> {
  constructor(
    private readonly orders: Orders,
    private readonly codec: FactCodec,
  ) {}

  async execute({ orderId, opening, context }: OpenPersonalData): Promise<void> {
    if ((await this.codec.keyOf(orderStream(orderId))) === null) throw new RefusedError<OrderRefusal>('OrderErased');
    await this.orders.handle(orderId, { type: 'OpenPersonalData', ...opening }, context);
  }
}
