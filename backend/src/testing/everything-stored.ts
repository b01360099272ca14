import pg from 'pg';
import type { Product } from './product.ts';

/** As the database's administrator, who may read every table. */
export async function queried<Row extends pg.QueryResultRow>(
  { database }: Product,
  sql: string,
  values: readonly string[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Every table of the database as text, the log and the queue included. */
export async function everythingStored(product: Product): Promise<string> {
  const tables = await queried<{ name: string }>(
    product,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const rows = await Promise.all(tables.map(({ name }) => queried<{ row: string }>(product, `SELECT t::text AS row FROM ${name} t`)));
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
}
