import pg from 'pg';
import type { Run } from '../subscriptions/checkpoint.ts';

/** `onlyLive` and `onlyReplayed`: rows that the other does not have like this; one that differs is in both. `examples`: their keys. */
export type TableComparison = {
  readonly table: string;
  readonly rows: number;
  readonly onlyLive: number;
  readonly onlyReplayed: number;
  readonly examples: readonly string[];
};

type Schemas = { readonly live: string; readonly next: string; readonly tables: readonly string[] };

const EXAMPLES = 3;
const quote = pg.escapeIdentifier;

/** Row by row, all columns. Of rows that differ their keys are given alone: others may hold names. */
export async function compareTables(run: Run, { live, next, tables }: Schemas): Promise<readonly TableComparison[]> {
  const compared: TableComparison[] = [];
  for (const table of tables) {
    const [one, other] = [live, next].map((schema) => `${quote(schema)}.${quote(table)}`) as [string, string];
    const [counted] = await run<{ readonly rows: number }>(`SELECT count(*)::int AS rows FROM ${one}`, []);
    const [onlyLive, onlyReplayed] = [await without(run, one, other), await without(run, other, one)];
    const examples = [...new Set([...onlyLive.keys, ...onlyReplayed.keys])].slice(0, EXAMPLES);
    compared.push({ table, rows: counted?.rows ?? 0, onlyLive: onlyLive.count, onlyReplayed: onlyReplayed.count, examples });
  }
  return compared;
}

type Missing = { readonly count: number; readonly keys: readonly string[] };

/** Rows of one that the other does not have. */
async function without(run: Run, one: string, other: string): Promise<Missing> {
  const keys = await run<{ readonly name: string }>(
    `SELECT a.attname AS name FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
      WHERE i.indrelid = $1::regclass AND i.indisprimary ORDER BY a.attnum`,
    [one],
  );
  const key = keys.map(({ name }) => `d.${quote(name)}::text`).join(` || ' ' || `);
  const [found] = await run<Missing>(
    `WITH d AS (SELECT * FROM ${one} EXCEPT ALL SELECT * FROM ${other})
     SELECT (SELECT count(*)::int FROM d) AS count, ARRAY(SELECT ${key} FROM d ORDER BY 1 LIMIT ${EXAMPLES}) AS keys`,
    [],
  );
  return found ?? { count: 0, keys: [] };
}
