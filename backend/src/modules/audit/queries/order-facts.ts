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
import { FindCouples } from '../../couples/index.ts';
import { ListDeliveryIds } from '../../deliveries/index.ts';
import { orderIdOf, type OrderRefusal, OrderPlaced, PersonalDataOpened } from '../../orders/index.ts';
import { erasureIdOf } from '../../privacy/index.ts';
import { ListReferralsOfFriend } from '../../referrals/index.ts';
import { AccessRow } from '../projections/access-log.entity.ts';
import { accessLogProjection } from '../projections/access-log.projection.ts';

/** `open` gives what is personal; null when there is nothing, or its key was destroyed. */
export type OrderFactEntry = Pick<RecordedFact, 'id' | 'type' | 'revision' | 'position' | 'data'> & {
  readonly part: HistoryPart;
  /** The id of what it is about, within its part. */
  readonly about: string;
  readonly actor: string;
  readonly at: string;
  readonly request: string;
  readonly cause: string;
  open(): Promise<object | null>;
};

type Whose = { readonly orderId: string; readonly customerId: string };

/** Of a customer, with the order if there is one. */
export type FactsOfOrder = { readonly customerId: string; readonly facts: readonly OrderFactEntry[] };

/** Every fact of an order, or of a customer, and of what belongs to them, in the order of the log. */
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
    return this.#all({ orderId, customerId: customerOf(order) }, order, after);
  }

  /** The same by the customer, who may have no order; there are no facts of nobody. */
  async ofCustomer(customerId: string, after: Position | null): Promise<FactsOfOrder> {
    const orderId = orderIdOf(customerId);
    return this.#all({ orderId, customerId }, await this.#stream('order', orderId), after);
  }

  async #all({ orderId, customerId }: Whose, order: readonly OrderFactEntry[], after: Position | null): Promise<FactsOfOrder> {
    if (after) await this.progress.waitFor(accessLogProjection.name, after, READ_WAIT_MS);
    const [referrals, couples, messages, deliveries] = await Promise.all([
      this.queries.execute(new ListReferralsOfFriend(customerId)),
      this.queries.execute(new FindCouples(customerId)),
      this.queries.execute(new ListMessagesOf(customerId, [], null)),
      this.queries.execute(new ListDeliveryIds(customerId)),
    ]);
    const beside = await Promise.all([
      this.#stream('customer', customerId),
      this.#stream('will', customerId),
      this.#stream('erasure', erasureIdOf(customerId)),
      ...referrals.map((id) => this.#stream('referral', id)),
      ...couples.map(({ id }) => this.#stream('couple', id)),
      ...messages.map(({ id }) => this.#stream('message', id)),
      ...deliveries.map((id) => this.#stream('delivery', id)),
      this.#accesses({ orderId, customerId }),
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
          about: id,
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

  async #accesses({ orderId, customerId }: Whose): Promise<readonly OrderFactEntry[]> {
    const where = [{ orderId, type: Not(PersonalDataOpened.type) }, { customerId }];
    const rows = await this.db.getRepository(AccessRow).findBy(where);
    return rows.map(({ at, data, orderId: _, customerId: __, ...row }) => ({
      ...row,
      part: 'access',
      about: orderId,
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
