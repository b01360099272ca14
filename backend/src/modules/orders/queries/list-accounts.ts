import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CUSTOMERS_A_PAGE, MIN_CUSTOMER_SEARCH } from '@willow/contracts';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { CustomerAccount } from '../projections/customer-account.entity.ts';
import { customerAccountProjection } from '../projections/customer-account.projection.ts';
import { searchable } from '../searchable.ts';
import { anywhere, BROAD, customersLike } from './order-search.ts';

/** `person` is null after erasure. */
export type Account = Pick<CustomerAccount, 'id' | 'verified' | 'referralId' | 'partnerRef' | 'createdAt'> & {
  readonly person: { readonly fullName: string; readonly email: string } | null;
};
/** `total` counts all pages; `more`: there are even more. */
export type ListedAccounts = { readonly accounts: readonly Account[]; readonly total: number; readonly more: boolean };

/** Everybody who signed up, or those whose name or address has the words; the newest first. Whoever is erased is found by no words. */
export class ListAccounts extends Query<ListedAccounts> {
  constructor(
    readonly search: string | undefined,
    readonly page: number,
    readonly after: Position | null,
  ) {
    super();
  }
}

type Found = Omit<ListedAccounts, 'accounts'> & { readonly query: SelectQueryBuilder<CustomerAccount> };

@QueryHandler(ListAccounts)
export class ListAccountsHandler implements IQueryHandler<ListAccounts> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
  ) {}

  async execute({ search, page, after }: ListAccounts): Promise<ListedAccounts> {
    if (after) await this.progress.waitFor(customerAccountProjection.name, after, READ_WAIT_MS);
    if (search !== undefined) {
      const { query, ...counted } = await this.#like(search);
      return { accounts: await pageOf(query, page), ...counted };
    }
    // Counting everybody takes longer than fetching a page.
    const [accounts, total] = await Promise.all([pageOf(this.#accounts(), page), this.#countAll()]);
    return { accounts, total, more: false };
  }

  async #countAll(): Promise<number> {
    const counted = await this.#accounts().select('count(*)', 'count').getRawOne<{ readonly count: string }>();
    return Number(counted?.count);
  }

  /** A few are fetched by their ids; of many, those are kept that match on the way. */
  async #like(search: string): Promise<Found> {
    const pattern = anywhere(search);
    const ids = searchable(search).length < MIN_CUSTOMER_SEARCH ? [] : await customersLike(this.db, pattern);
    if (ids) return { query: this.#accounts().where('c.id = ANY (:ids)', { ids }), total: ids.length, more: false };
    return { query: this.#accounts().where('c.search LIKE :pattern', { pattern }), total: BROAD, more: true };
  }

  #accounts(): SelectQueryBuilder<CustomerAccount> {
    return this.db.getRepository(CustomerAccount).createQueryBuilder('c');
  }
}

const pageOf = async (query: SelectQueryBuilder<CustomerAccount>, page: number): Promise<readonly Account[]> => {
  const rows = await query
    .orderBy('c.createdAt', 'DESC')
    .addOrderBy('c.id', 'DESC')
    .offset((page - 1) * CUSTOMERS_A_PAGE)
    .limit(CUSTOMERS_A_PAGE)
    .getMany();
  return rows.map(accountOf);
};

const accountOf = ({ id, fullName, email, erased, verified, referralId, partnerRef, createdAt }: CustomerAccount): Account => ({
  id,
  person: erased ? null : { fullName, email },
  verified,
  referralId,
  partnerRef,
  createdAt,
});
