import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EmailChange } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Customers } from '../customers.repository.ts';
import { shownEmailChange } from '../domain/email-change.ts';

/** Nothing happens when none is open. */
export class StopEmailChange extends Command<EmailChange | null> {
  constructor(
    readonly customerId: string,
    readonly by: 'customer' | 'team',
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(StopEmailChange)
export class StopEmailChangeHandler implements ICommandHandler<StopEmailChange> {
  constructor(private readonly customers: Customers) {}

  async execute({ customerId, by, context }: StopEmailChange): Promise<EmailChange | null> {
    const { state } = await this.customers.handle(customerId, { type: 'StopEmailChange', by }, context);
    return state.emailChange && shownEmailChange(state.emailChange, context.now.toISOString());
  }
}
