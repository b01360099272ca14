import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { CallBack, ReceivedMessage } from '@willow/contracts';
import { DataSource, IsNull, Not } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { MessageRow } from '../projections/contact-message.entity.ts';
import { contactMessageProjection } from '../projections/contact-message.projection.ts';
import { GetMessage } from './get-message.ts';

const AT_ONCE = 200;

/** Calls that somebody waits for, the soonest promised first; or those that are settled, the newest first. */
export class ListCallBacks extends Query<CallBack[]> {
  constructor(
    readonly show: 'waiting' | 'settled',
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(ListCallBacks)
export class ListCallBacksHandler implements IQueryHandler<ListCallBacks> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly queries: QueryBus,
  ) {}

  async execute({ show, after }: ListCallBacks): Promise<CallBack[]> {
    if (after) await this.progress.waitFor(contactMessageProjection.name, after, READ_WAIT_MS);
    const order = show === 'waiting' ? ({ dueAt: 'ASC', id: 'ASC' } as const) : ({ changedAt: 'DESC', id: 'ASC' } as const);
    const where = { status: show, dueAt: Not(IsNull()) };
    const rows = await this.db.getRepository(MessageRow).find({ where, order, take: AT_ONCE, select: { id: true } });
    const messages = await Promise.all(rows.map(({ id }) => this.queries.execute(new GetMessage(id))));
    return messages.filter(isCallBack);
  }
}

export const isCallBack = (message: ReceivedMessage | null): message is CallBack => message?.call !== undefined;
