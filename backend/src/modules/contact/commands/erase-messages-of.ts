import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { GetCustomer, ownAddresses } from '../../customers/index.ts';
import { ListMessagesOf } from '../queries/list-messages-of.ts';
import { EraseMessage } from './erase-message.ts';

/** Messages that a customer sent, and those with the customer's addresses. The account must still be there. Safe to repeat. */
export class EraseMessagesOf extends Command<void> {
  constructor(
    readonly customerId: string,
    /** Where the erasure began: no message that came before is left out. */
    readonly after: Position,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(EraseMessagesOf)
export class EraseMessagesOfHandler implements ICommandHandler<EraseMessagesOf> {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  async execute({ customerId, after, context }: EraseMessagesOf): Promise<void> {
    const customer = await this.queries.execute(new GetCustomer(customerId));
    const addresses = customer ? ownAddresses(customer) : [];
    for (const { id } of await this.queries.execute(new ListMessagesOf(customerId, addresses, after)))
      await this.commands.execute(new EraseMessage(id, context));
  }
}
