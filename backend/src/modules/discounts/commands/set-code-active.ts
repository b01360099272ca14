import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Discounts } from '../discounts.repository.ts';

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
  constructor(private readonly discounts: Discounts) {}

  async execute({ code, active, context }: SetCodeActive): Promise<void> {
    await this.discounts.handle(code, { type: 'SetActive', active }, context);
  }
}
