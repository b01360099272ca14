import { partOfOrderId, searchable } from '@willow/contracts';
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { CustomerAccount } from '../projections/customer-account.entity.ts';
import { OrderRow } from '../projections/order-list.entity.ts';

/** A search that finds more customers is broad: its orders are then looked for page by page. */
export const BROAD = 1000;

/** `pattern` is of names and addresses, `idPattern` of ids: null when none can have the text. `few`: not broad. */
export type Search = {
  readonly pattern: string;
  readonly customerIds: readonly string[] | null;
  readonly idPattern: string | null;
  readonly few: boolean;
};

/** Shorter texts have no trigram: no index finds the ids that have them. */
const TRIGRAM = 3;
/** Any part of a name, an address or an id, however it is typed; no character is a wildcard. Null: not searched for anything. */
export async function lookUp(db: DataSource, text: string | undefined): Promise<Search | null> {
  const search = byIdAlone(text);
  if (search === null || !text) return null;
  if (partOfOrderId(text)?.named || searchable(text) === '') return search;
  const customerIds = await customersLike(db, search.pattern);
  return { ...search, customerIds, few: search.few && customerIds !== null };
}

/** Ids of those whose name or address has it; null when they are more than `BROAD`. */
export async function customersLike(db: DataSource, pattern: string): Promise<readonly string[] | null> {
  const found = await db
    .getRepository(CustomerAccount)
    .createQueryBuilder('c')
    .select('c.id', 'id')
    .where('c.search LIKE :pattern', { pattern })
    .limit(BROAD + 1)
    .getRawMany<{ readonly id: string }>();
  return found.length > BROAD ? null : found.map(({ id }) => id);
}

/** Ids of those whose orders have it in their number, `BROAD` at most. */
export async function customersOfOrder(db: DataSource, part: string): Promise<readonly string[]> {
  const found = await db
    .getRepository(OrderRow)
    .createQueryBuilder('o')
    .select('o.customerId', 'id')
    .where(BY_ID, { idPattern: `%${part}%` })
    .limit(BROAD)
    .getRawMany<{ readonly id: string }>();
  return found.map(({ id }) => id);
}

/** For whoever may not read names. */
export function byIdAlone(text: string | undefined): Search | null {
  if (!text || text === 'all') return null;
  const part = partOfOrderId(text)?.part ?? null;
  const idPattern = part === null ? null : `%${part}%`;
  return { pattern: anywhere(text), customerIds: [], idPattern, few: part === null || part.length >= TRIGRAM };
}

/** What is LIKE it has the text somewhere, however it is typed; no character is a wildcard. */
export const anywhere = (text: string): string => `%${searchable(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const BY_ID = 'o.id LIKE :idPattern';
const BY_NAME = {
  few: 'o.customerId = ANY (:customerIds)',
  many: 'EXISTS (SELECT FROM customer_account s WHERE s.id = o.customer_id AND s.search LIKE :pattern)',
  /** Beside `OR` the one above is worked out for all customers before the first order is found. */
  each: '(SELECT s.search FROM customer_account s WHERE s.id = o.customer_id) LIKE :pattern',
} as const;

/** A few are fetched by their customers; of many, those are kept that match on the way. */
export function searched(query: SelectQueryBuilder<OrderRow>, { pattern, customerIds, idPattern }: Search): void {
  query.andWhere(whereOf(customerIds, idPattern !== null), {
    pattern,
    ...(idPattern && { idPattern }),
    ...(customerIds && { customerIds }),
  });
}

function whereOf(customerIds: Search['customerIds'], inIds: boolean): string {
  if (!inIds) return customerIds ? BY_NAME.few : BY_NAME.many;
  if (customerIds?.length === 0) return BY_ID;
  return `(${BY_ID} OR ${customerIds ? BY_NAME.few : BY_NAME.each})`;
}
