import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { EntityManager } from 'typeorm';
import type { Run } from '../subscriptions/checkpoint.ts';

const names = new Map<string, string>();

/** Named by its text, so that each connection parses and plans it once. */
function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  const name = createHash('sha1').update(sql).digest('base64url');
  names.set(sql, name);
  return name;
}

/** TypeORM cannot name statements; this uses the connection of its transaction. */
export async function prepared<Row extends object>(db: EntityManager, sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
  if (!db.queryRunner) throw new Error('Prepared statements run inside a transaction');
  const client = (await db.queryRunner.connect()) as pg.ClientBase;
  return (await client.query<Row>({ name: nameOf(sql), text: sql, values: [...values] })).rows;
}

export const preparedRun =
  (db: EntityManager): Run =>
  <Row>(sql: string, values: readonly unknown[]) =>
    prepared<Row & object>(db, sql, values);
