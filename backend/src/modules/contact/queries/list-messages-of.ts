import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource, In } from 'typeorm';
import { ProjectionProgress } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { Messages } from '../messages.repository.ts';
import { MessageRow } from '../projections/contact-message.entity.ts';
import { contactMessageProjection } from '../projections/contact-message.projection.ts';

const WAIT_MS = 10_000;

/** `isOwn`: sent in the customer's own session. */
export type MessageOf = { readonly id: string; readonly isOwn: boolean };

/** Messages that a customer sent, and those with the address; none that came before `after` is left out, and none that is erased is there. */
export class ListMessagesOf extends Query<readonly MessageOf[]> {
  constructor(
    readonly customerId: string,
    readonly email: string | null,
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(ListMessagesOf)
export class ListMessagesOfHandler implements IQueryHandler<ListMessagesOf> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly messages: Messages,
  ) {}

  async execute({ customerId, email, after }: ListMessagesOf): Promise<readonly MessageOf[]> {
    if (after) await this.progress.waitFor(contactMessageProjection.name, after, WAIT_MS);
    const status = In(['waiting', 'settled']);
    const byAddress = email === null ? [] : [{ writer: this.messages.writerOf(email), status }];
    const where = [{ customerId, status }, ...byAddress];
    const rows = await this.db.getRepository(MessageRow).find({ where, select: { id: true, customerId: true } });
    return rows.map((row) => ({ id: row.id, isOwn: row.customerId === customerId }));
  }
}
