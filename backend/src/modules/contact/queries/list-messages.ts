import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { ReceivedMessage } from '@willow/contracts';
import { DataSource, IsNull } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { MessageRow } from '../projections/contact-message.entity.ts';
import { contactMessageProjection } from '../projections/contact-message.projection.ts';
import { GetMessage } from './get-message.ts';

const AT_ONCE = 200;

/** Of those to answer by mail: those that wait, the longest waiting first; or those that are settled, the newest first. */
export class ListMessages extends Query<ReceivedMessage[]> {
  constructor(
    readonly show: 'waiting' | 'settled',
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(ListMessages)
export class ListMessagesHandler implements IQueryHandler<ListMessages> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly queries: QueryBus,
  ) {}

  async execute({ show, after }: ListMessages): Promise<ReceivedMessage[]> {
    if (after) await this.progress.waitFor(contactMessageProjection.name, after, READ_WAIT_MS);
    const order = { changedAt: show === 'waiting' ? 'ASC' : 'DESC', id: 'ASC' } as const;
    const rows = await this.db
      .getRepository(MessageRow)
      .find({ where: { status: show, dueAt: IsNull() }, order, take: AT_ONCE, select: { id: true } });
    const messages = await Promise.all(rows.map(({ id }) => this.queries.execute(new GetMessage(id))));
    return messages.filter((message) => message !== null);
  }
}
