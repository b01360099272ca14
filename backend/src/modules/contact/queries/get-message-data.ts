import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { DataEntry } from '@willow/contracts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import type { OwnAddress } from '../../customers/index.ts';
import { messageEntries } from '../domain/message.data.ts';
import { Messages } from '../messages.repository.ts';
import { ListMessagesOf } from './list-messages-of.ts';

/** What a customer wrote to us and what we answered, in the order of what happened. */
export class GetMessageData extends Query<readonly DataEntry[]> {
  constructor(
    readonly customerId: string,
    readonly addresses: readonly OwnAddress[],
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(GetMessageData)
export class GetMessageDataHandler implements IQueryHandler<GetMessageData> {
  constructor(
    private readonly queries: QueryBus,
    private readonly messages: Messages,
  ) {}

  async execute({ customerId, addresses, after }: GetMessageData): Promise<readonly DataEntry[]> {
    const own = await this.queries.execute(new ListMessagesOf(customerId, addresses, after));
    const entries = await Promise.all(own.map(async ({ id, isOwn }) => messageEntries(await this.messages.history(id), { isOwn })));
    return entries.flat().toSorted((one, other) => one.at.localeCompare(other.at));
  }
}
