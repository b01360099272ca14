import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { csvRow, marked, PAYMENT_LABELS, shortDate, STATUS_LABELS } from '@willow/contracts';
import { DataSource, In } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { CustomerAccount } from '../projections/customer-account.entity.ts';
import { OrderRow } from '../projections/order-list.entity.ts';
import { READ_MODELS } from './list-orders.ts';
import { sortedBy } from './keyset.ts';
import { idsOf, keysetOf, matching, searchOf, teamFor } from './matching-orders.ts';
import type { Asked } from './order-filter.ts';

/** `lines` reads as it is read: a file may have every order that there is. */
export type OrdersFile = { readonly rows: number; readonly lines: AsyncIterable<string> };

export class ExportOrders extends Query<OrdersFile> {
  constructor(
    readonly asked: Asked,
    readonly after: Position | null,
  ) {
    super();
  }
}

const HEADINGS = ['Order ID', 'Full Name', 'Email', 'Submitted', 'Status', 'Payment'] as const;
const AT_ONCE = 1000;

/** Each order once, however it moves meanwhile: which ones they are is settled before the first line. */
@QueryHandler(ExportOrders)
export class ExportOrdersHandler implements IQueryHandler<ExportOrders> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly queries: QueryBus,
  ) {}

  async execute({ asked, after }: ExportOrders): Promise<OrdersFile> {
    if (after) await Promise.all(READ_MODELS.map((name) => this.progress.waitFor(name, after, READ_WAIT_MS)));
    const [search, team] = await Promise.all([searchOf(this.db, asked), teamFor(asked, this.queries)]);
    const found = matching(this.db, asked, { search, team });
    const keyset = keysetOf(asked);
    const ids = (await sortedBy(idsOf(found, keyset), keyset).getRawMany<{ readonly id: string }>()).map(({ id }) => id);
    return { rows: ids.length, lines: this.#lines(ids, asked.names) };
  }

  async *#lines(ids: readonly string[], names: boolean): AsyncGenerator<string> {
    yield marked(csvRow(HEADINGS));
    for (let from = 0; from < ids.length; from += AT_ONCE) yield await this.#rows(ids.slice(from, from + AT_ONCE), names);
  }

  async #rows(ids: readonly string[], names: boolean): Promise<string> {
    const rows = await this.db.getRepository(OrderRow).findBy({ id: In(ids) });
    const customerIds = rows.map(({ customerId }) => customerId);
    const customers = names ? await this.db.getRepository(CustomerAccount).findBy({ id: In(customerIds) }) : [];
    const byId = new Map(rows.map((row) => [row.id, row]));
    const named = new Map(customers.map((customer) => [customer.id, customer]));
    return ids
      .flatMap((id) => byId.get(id) ?? [])
      .map((row) => csvRow(cellsOf(row, named.get(row.customerId))))
      .join('');
  }
}

const cellsOf = (order: OrderRow, customer: CustomerAccount | undefined): readonly string[] => [
  order.id,
  customer?.fullName ?? '',
  customer?.email ?? '',
  shortDate(order.createdAt.toISOString()),
  STATUS_LABELS[order.status] + (order.status === 'sent' && order.markedSentBy !== null ? ' (marked by hand)' : ''),
  PAYMENT_LABELS[order.paymentStatus],
];
