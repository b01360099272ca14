import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { normalCode } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Discounts } from '../discounts.repository.ts';

export class CreateCode extends Command<string> {
  constructor(
    readonly code: string,
    readonly percent: number,
    readonly active: boolean,
    readonly maxUses: number | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(CreateCode)
export class CreateCodeHandler implements ICommandHandler<CreateCode> {
  constructor(private readonly discounts: Discounts) {}

  async execute({ code: typed, percent, active, maxUses, context }: CreateCode): Promise<string> {
    const code = normalCode(typed);
    await this.discounts.handle(code, { type: 'CreateCode', code, percent, active, maxUses }, context);
    return code;
  }
}
