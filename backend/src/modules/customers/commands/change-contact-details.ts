import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OwnDetails } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Customers } from '../customers.repository.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { CustomerRefusal } from '../domain/customer.commands.ts';
import type { Details } from '../domain/customer.facts.ts';

/** Refused while they stand in a will that is paid for. */
export class ChangeContactDetails extends Command<Details> {
  constructor(
    readonly customerId: string,
    readonly changes: OwnDetails,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ChangeContactDetails)
export class ChangeContactDetailsHandler implements ICommandHandler<ChangeContactDetails> {
  constructor(private readonly customers: Customers) {}

  async execute({ customerId, changes, context }: ChangeContactDetails): Promise<Details> {
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const { state } = await this.customers.handle(customerId, { type: 'ChangeContactDetails', changes: given }, context);
    if (!state.details) throw new RefusedError<CustomerRefusal>('CustomerUnknown');
    return state.details;
  }
}
