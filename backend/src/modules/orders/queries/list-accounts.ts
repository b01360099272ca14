import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CUSTOMERS_A_PAGE, MIN_CUSTOMER_SEARCH, partOfOrderId, searchable } from '@willow/contracts';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { CustomerAccount } from '../projections/customer-account.entity.ts';
import { customerAccountProjection } from '../projections/customer-account.projection.ts';
import { type Cursors, idsOfPage, type Keyset, type PageFrom } from './keyset.ts';
import { anywhere, BROAD, customersLike, customersOfOrder } from './order-search.ts';

/** `person` is null after erasure. */
export type Account = Pick<CustomerAccount, 'id' | 'verified' | 'referralId' | 'partnerRef' | 'createdAt'> & {
  readonly person: { readonly fullName: string; readonly email: string } | null;
};
/** `total` counts all pages; `more`: there are even more. */
export type ListedAccounts = Cursors & { readonly accounts: readonly Account[]; readonly total: number; readonly more: boolean };

/** Everybody who signed up, or those whose name or address has the words; the newest first. Whoever is erased is found by no words. */
export class ListAccounts extends Query<ListedAccounts> {
  constructor(
    readonly search: string | undefined,
    readonly from: PageFrom,
    readonly after: Position | null,
  ) {
    super();
  }
}

type Found = Pick<ListedAccounts, 'total' | 'more'> & { readonly query: SelectQueryBuilder<CustomerAccount> };

/** Signs of an order's id that a screen or a receipt shows. */
const SHOWN_OF_ID = 8;

@QueryHandler(ListAccounts)
export class ListAccountsHandler implements IQueryHandler<ListAccounts> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
  ) {}

  async execute({ search, from, after }: ListAccounts): Promise<ListedAccounts> {
    if (after) await this.progress.waitFor(customerAccountProjection.name, after, READ_WAIT_MS);
    if (search !== undefined) {
      const { query, ...counted } = await this.#like(search);
      return { ...(await this.#page(query, from)), ...counted };
    }
    // Counting everybody takes longer than fetching a page.
    const [page, total] = await Promise.all([this.#page(this.#accounts(), from), this.#countAll()]);
    return { ...page, total, more: false };
  }

  async #countAll(): Promise<number> {
    const counted = await this.#accounts().select('count(*)', 'count').getRawOne<{ readonly count: string }>();
    return Number(counted?.count);
  }

  /** A few are fetched by their ids; of many, those are kept that match on the way. */
  async #like(search: string): Promise<Found> {
    const number = partOfOrderId(search);
    if (number?.named) return this.#these(await customersOfOrder(this.db, number.part));
    const pattern = anywhere(search);
    const ids = searchable(search).length < MIN_CUSTOMER_SEARCH ? [] : await customersLike(this.db, pattern);
    const ofOrder = number && number.part.length >= SHOWN_OF_ID ? await customersOfOrder(this.db, number.part) : [];
    if (ids) return this.#these([...new Set([...ids, ...ofOrder])]);
    return { query: this.#accounts().where('c.search LIKE :pattern', { pattern }), total: BROAD, more: true };
  }

  #these(ids: readonly string[]): Found {
    return { query: this.#accounts().where('c.id = ANY (:ids)', { ids }), total: ids.length, more: false };
  }

  async #page(query: SelectQueryBuilder<CustomerAccount>, from: PageFrom): Promise<Omit<ListedAccounts, 'total' | 'more'>> {
    const { ids, ...cursors } = await idsOfPage(query.select('c.id', 'id'), NEWEST, from, CUSTOMERS_A_PAGE);
    const rows = await this.db.getRepository(CustomerAccount).findBy({ id: In(ids) });
    const byId = new Map(rows.map((row) => [row.id, accountOf(row)]));
    return { accounts: ids.flatMap((id) => byId.get(id) ?? []), ...cursors };
  }

  #accounts(): SelectQueryBuilder<CustomerAccount> {
    return this.db.getRepository(CustomerAccount).createQueryBuilder('c');
  }
}

const BY = ['c.createdAt', 'c.id'];
const NEWEST: Keyset = { name: 'customers', direction: 'DESC', by: BY, keys: BY, at: ['CAST(:k0 AS timestamptz)', ':k1'] };

const accountOf = ({ id, fullName, email, erased, verified, referralId, partnerRef, createdAt }: CustomerAccount): Account => ({
  id,
  person: erased ? null : { fullName, email },
  verified,
  referralId,
  partnerRef,
  createdAt,
});
