import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource, In } from 'typeorm';
import { ProjectionProgress } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import type { OwnAddress } from '../../customers/index.ts';
import { Messages } from '../messages.repository.ts';
import { MessageRow } from '../projections/contact-message.entity.ts';
import { contactMessageProjection } from '../projections/contact-message.projection.ts';

const WAIT_MS = 10_000;

/** `isOwn`: sent in the customer's own session. */
export type MessageOf = { readonly id: string; readonly isOwn: boolean };

/** Messages that a customer sent, and those with an address while it was the customer's; none that came before `after` is left out, and none that is erased is there. */
export class ListMessagesOf extends Query<readonly MessageOf[]> {
  constructor(
    readonly customerId: string,
    readonly addresses: readonly OwnAddress[],
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

  async execute({ customerId, addresses, after }: ListMessagesOf): Promise<readonly MessageOf[]> {
    if (after) await this.progress.waitFor(contactMessageProjection.name, after, WAIT_MS);
    const status = In(['waiting', 'settled']);
    const untilOf = new Map(addresses.toReversed().map(({ email, until }) => [this.messages.writerOf(email), until]));
    const byAddress = [...untilOf.keys()].map((writer) => ({ writer, status }));
    const where = [{ customerId, status }, ...byAddress];
    const rows = await this.db.getRepository(MessageRow).find({ where, select: { id: true, customerId: true, writer: true } });
    const found = rows.map((row) => ({ id: row.id, isOwn: row.customerId === customerId, until: untilOf.get(row.writer) ?? null }));
    const theirs = await Promise.all(
      found.map(async (message) => message.isOwn || message.until === null || (await this.#cameBefore(message.until, message.id))),
    );
    return found.flatMap(({ id, isOwn }, index) => (theirs[index] ? [{ id, isOwn }] : []));
  }

  /** From then on the address may be somebody else's. */
  async #cameBefore(instant: string, messageId: string): Promise<boolean> {
    const [received] = (await this.messages.load(messageId)).facts;
    return received !== undefined && received.recordedAt < instant;
  }
}
