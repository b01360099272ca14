import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { CustomerAccount } from '../projections/customer-account.entity.ts';
import type { OrderRow } from '../projections/order-list.entity.ts';
import { searchable } from '../searchable.ts';

/** A search that finds more customers is broad: its orders are then counted up to this many, and looked for page by page. */
export const BROAD = 2000;

export type Search = { readonly pattern: string; readonly customerIds: readonly string[] | null };

/** Any part of a name, an address or an id, in any case; no character is a wildcard. Null: not searched for anything. */
export async function lookUp(db: DataSource, text: string | undefined): Promise<Search | null> {
  const pattern = patternOf(text);
  return pattern === null ? null : { pattern, customerIds: await customersLike(db, pattern) };
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

/** For whoever may not read names. */
export function byIdAlone(text: string | undefined): Search | null {
  const pattern = patternOf(text);
  return pattern === null ? null : { pattern, customerIds: [] };
}

const patternOf = (text: string | undefined): string | null => (!text || text === 'all' ? null : anywhere(text));

/** What is LIKE it has the text somewhere, in any case; no character is a wildcard. */
export const anywhere = (text: string): string => `%${searchable(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** A few are fetched by their customers; of many, those are kept that match on the way. */
export function searched(query: SelectQueryBuilder<OrderRow>, { pattern, customerIds }: Search): void {
  if (customerIds) query.andWhere('(o.customerId = ANY (:customerIds) OR o.id LIKE :pattern)', { customerIds, pattern });
  else
    query.andWhere(
      `(o.id LIKE :pattern OR EXISTS (SELECT FROM customer_account s WHERE s.id = o.customer_id AND s.search LIKE :pattern))`,
      { pattern },
    );
}
