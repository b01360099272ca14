import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import { DISCOUNT_REFUSALS } from '../discount.refusals.ts';
import { discount, discountStream } from '../domain/discount.ts';

/** Switches a discount code on or off. */
export class SetCodeActive extends Command<void> {
  constructor(
    readonly code: string,
    readonly active: boolean,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SetCodeActive)
export class SetCodeActiveHandler implements ICommandHandler<SetCodeActive> {
  constructor(private readonly streams: Streams) {}

  async execute({ code, active, context }: SetCodeActive): Promise<void> {
    accepted(await this.streams.handle(discount, discountStream(code), { type: 'SetActive', active }, context), DISCOUNT_REFUSALS);
  }
}
