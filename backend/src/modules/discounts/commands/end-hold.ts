import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Discounts } from '../discounts.repository.ts';
import type { Hold } from './hold-use.ts';

/** A use that was held was paid, or is given back. Safe to repeat, and to come late: another hold of the same customer is not touched. */
export class EndHold extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly held: Hold,
    readonly as: 'used' | 'released',
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(EndHold)
export class EndHoldHandler implements ICommandHandler<EndHold> {
  constructor(private readonly discounts: Discounts) {}

  async execute({ customerId, held: { code, hold }, as, context }: EndHold): Promise<void> {
    await this.discounts.handle(code, { type: as === 'used' ? 'RecordUse' : 'ReleaseUse', customerId, hold }, context);
  }
}
