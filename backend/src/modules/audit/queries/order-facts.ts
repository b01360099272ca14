import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { HistoryPart } from '@willow/contracts';
import { DataSource, Not } from 'typeorm';
import { FactCodec } from '../../../event-sourcing/codec/fact-codec.ts';
import type { RecordedFact } from '../../../event-sourcing/codec/recorded-fact.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import { EventStore, type Position, StreamNotFound } from '../../../event-sourcing/store/event-store.ts';
import { ListMessagesOf } from '../../contact/index.ts';
import { type OrderRefusal, OrderPlaced, PersonalDataOpened } from '../../orders/index.ts';
import { erasureIdOf } from '../../privacy/index.ts';
import { ListReferralsOfFriend } from '../../referrals/index.ts';
import { AccessRow } from '../projections/access-log.entity.ts';
import { accessLogProjection } from '../projections/access-log.projection.ts';

/** `open` gives what is personal; null when there is nothing, or its key was destroyed. */
export type OrderFactEntry = Pick<RecordedFact, 'id' | 'type' | 'revision' | 'position' | 'data'> & {
  readonly part: HistoryPart;
  readonly actor: string;
  readonly at: string;
  readonly request: string;
  readonly cause: string;
  open(): Promise<object | null>;
};

export type FactsOfOrder = { readonly customerId: string; readonly facts: readonly OrderFactEntry[] };

/** Every fact of an order and of what belongs to it, in the order of the log. */
@Injectable()
export class OrderFacts {
  constructor(
    private readonly store: EventStore,
    private readonly codec: FactCodec,
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly queries: QueryBus,
  ) {}

  /** What came before `after` is in it. Throws OrderUnknown. */
  async of(orderId: string, after: Position | null): Promise<FactsOfOrder> {
    const order = await this.#stream('order', orderId);
    const customerId = customerOf(order);
    if (after) await this.progress.waitFor(accessLogProjection.name, after, READ_WAIT_MS);
    const [referrals, messages] = await Promise.all([
      this.queries.execute(new ListReferralsOfFriend(customerId)),
      this.queries.execute(new ListMessagesOf(customerId, null, null)),
    ]);
    const beside = await Promise.all([
      this.#stream('customer', customerId),
      this.#stream('will', customerId),
      this.#stream('erasure', erasureIdOf(customerId)),
      ...referrals.map((id) => this.#stream('referral', id)),
      ...messages.map(({ id }) => this.#stream('message', id)),
      this.#accesses(orderId),
    ]);
    const facts = [...order, ...beside.flat()].toSorted((one, other) => this.store.compare(one.position, other.position));
    return { customerId, facts };
  }

  async #stream(part: Exclude<HistoryPart, 'access'>, id: string): Promise<readonly OrderFactEntry[]> {
    const facts: OrderFactEntry[] = [];
    try {
      for await (const event of this.store.readStream(`${part}-${id}`)) {
        // Nothing is opened that nobody reads: a page shows few of them, and a sealed history none.
        const { metadata, ...fact } = await this.codec.decode({ ...event, sealed: null });
        facts.push({
          ...fact,
          part,
          actor: metadata.actor,
          at: metadata.occurredAt,
          request: metadata.correlationId,
          cause: metadata.causationId,
          open: async () => (await this.codec.decode(event)).personal,
        });
      }
    } catch (error) {
      if (!(error instanceof StreamNotFound)) throw error;
    }
    return facts;
  }

  async #accesses(orderId: string): Promise<readonly OrderFactEntry[]> {
    const where = { orderId, type: Not(PersonalDataOpened.type) };
    const rows = await this.db.getRepository(AccessRow).findBy(where);
    return rows.map(({ at, data, ...row }) => ({
      ...row,
      part: 'access',
      at: at.toISOString(),
      data: JSON.parse(data) as object,
      cause: row.request,
      open: () => Promise.resolve(null),
    }));
  }
}

function customerOf(order: readonly OrderFactEntry[]): string {
  const placed = order.find(({ type }) => type === OrderPlaced.type);
  if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
  return OrderPlaced.data.parse(placed.data).customerId;
}
