import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { normalCode } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import { DISCOUNT_REFUSALS } from '../discount.refusals.ts';
import { discount, discountStream } from '../domain/discount.ts';

/** Creates a discount code; answers how it is written. */
export class CreateCode extends Command<string> {
  constructor(
    readonly code: string,
    readonly percent: number,
    readonly active: boolean,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(CreateCode)
export class CreateCodeHandler implements ICommandHandler<CreateCode> {
  constructor(private readonly streams: Streams) {}

  async execute({ code: typed, percent, active, context }: CreateCode): Promise<string> {
    const code = normalCode(typed);
    accepted(
      await this.streams.handle(discount, discountStream(code), { type: 'CreateCode', code, percent, active }, context),
      DISCOUNT_REFUSALS,
    );
    return code;
  }
}
