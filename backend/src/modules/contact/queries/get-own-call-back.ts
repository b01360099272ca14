import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OwnCallBack } from '@willow/contracts';
import { DataSource, IsNull, Not } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { Messages } from '../messages.repository.ts';
import { MessageRow } from '../projections/contact-message.entity.ts';
import { contactMessageProjection } from '../projections/contact-message.projection.ts';

/** The call that a customer asked for in a session and waits for; null when there is none. */
export class GetOwnCallBack extends Query<OwnCallBack | null> {
  constructor(
    readonly customerId: string,
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(GetOwnCallBack)
export class GetOwnCallBackHandler implements IQueryHandler<GetOwnCallBack> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly messages: Messages,
  ) {}

  async execute({ customerId, after }: GetOwnCallBack): Promise<OwnCallBack | null> {
    if (after) await this.progress.waitFor(contactMessageProjection.name, after, READ_WAIT_MS);
    const where = { customerId, status: 'waiting', dueAt: Not(IsNull()) } as const;
    const row = await this.db.getRepository(MessageRow).findOne({ where, order: { dueAt: 'ASC' }, select: { id: true } });
    if (!row) return null;
    const { state, facts } = await this.messages.load(row.id);
    // What is about to be erased, or was settled a moment ago, is waited for no more.
    if (state.status !== 'waiting' || state.topic === null || !state.call) return null;
    const { slot, phone, tried } = state.call;
    const unanswered = tried ? facts.findLast(({ type }) => type === 'CallBackUnanswered') : undefined;
    return { id: row.id, topic: state.topic, slot, phone, unansweredAt: unanswered?.metadata.occurredAt ?? null };
  }
}
