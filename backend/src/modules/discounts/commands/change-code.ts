import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DiscountCommand } from '../domain/discount.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Discounts } from '../discounts.repository.ts';

export class ChangeCode extends Command<void> {
  constructor(
    readonly code: string,
    /** What is left out stays as it is. */
    readonly change: Omit<Extract<DiscountCommand, { type: 'ChangeCode' }>, 'type'>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ChangeCode)
export class ChangeCodeHandler implements ICommandHandler<ChangeCode> {
  constructor(private readonly discounts: Discounts) {}

  async execute({ code, change, context }: ChangeCode): Promise<void> {
    await this.discounts.handle(code, { type: 'ChangeCode', ...change }, context);
  }
}
