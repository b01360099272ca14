import type pg from 'pg';
import type { LoggedEvent } from '../anchors/logged-event.ts';
import { NO_HASH } from './chain.ts';
import { ChainCheck, type ChainFault, type ChainRow, type KnownHashes } from './chain-check.ts';
import { RAW_VALUES } from './event-rows.ts';
import { loggedColumns, toLogged } from './logged-rows.ts';

export type ChainReport =
  | { readonly intact: true; readonly verified: number; readonly last: { readonly position: number; readonly hash: string } | null }
  | { readonly intact: false; readonly verified: number; readonly position: number; readonly fault: ChainFault };

export type VerifyOptions = {
  readonly from?: number;
  readonly to?: number;
  readonly known?: KnownHashes;
  /** Called with each event that is sound. */
  readonly each?: ((event: LoggedEvent) => void) | undefined;
};

const PAGE = 1_000;

const PAGE_SQL = `
  SELECT ${loggedColumns('e')}, e.hash, p.hash AS previous_in_stream
    FROM es.event e LEFT JOIN es.event p ON p.stream = e.stream AND p.revision = e.revision - 1
   WHERE e.position BETWEEN $1 AND $2 ORDER BY e.position LIMIT ${PAGE}`;

/**
 * Both ends included; stops at the first event that is missing or altered. A part that does not begin at 1 is checked against the stored
 * hash before it. `to`, or a known hash, beyond the end counts as missing.
 */
export async function verifyChain(pool: pg.Pool, { from = 1, to, known = new Map(), each }: VerifyOptions = {}): Promise<ChainReport> {
  const last = to ?? Number.MAX_SAFE_INTEGER;
  const expectedEnd = to ?? Array.from(known.keys()).reduce((furthest, position) => Math.max(furthest, position), 0);
  const before = await hashBefore(pool, from);
  if (!before) return { intact: false, verified: 0, position: from - 1, fault: 'missing' };
  const check = new ChainCheck(from, before, known);
  const broken = (fault: ChainFault): ChainReport => ({ intact: false, verified: check.next - from, position: check.next, fault });
  for await (const rows of pages(pool, from, last))
    for (const row of rows) {
      const fault = check.accept(row);
      if (fault) return broken(fault);
      each?.(toLogged(row));
    }
  if (check.next <= expectedEnd) return broken('missing');
  const end = check.next > 1 ? { position: check.next - 1, hash: check.previous.toString('hex') } : null;
  return { intact: true, verified: check.next - from, last: end };
}

/** While a page is checked here, the database reads the next one. */
async function* pages(pool: pg.Pool, from: number, to: number): AsyncGenerator<readonly ChainRow[]> {
  // What stands before the first position is no part of any chain.
  let reading = query<ChainRow>(pool, PAGE_SQL, [from === 1 ? Number.MIN_SAFE_INTEGER : from, to]);
  for (let rows = await reading; rows.length > 0; rows = await reading) {
    const end = Number(rows.at(-1)?.position);
    reading = rows.length < PAGE ? Promise.resolve([]) : query<ChainRow>(pool, PAGE_SQL, [end + 1, to]);
    // Whoever stops at a fault does not wait for it.
    reading.catch(() => undefined);
    yield rows;
  }
}

async function hashBefore(pool: pg.Pool, from: number): Promise<Buffer | undefined> {
  if (from <= 1) return NO_HASH;
  const [row] = await query<{ hash: Buffer }>(pool, 'SELECT hash FROM es.event WHERE position = $1', [from - 1]);
  return row?.hash;
}

const query = async <Row extends pg.QueryResultRow>(pool: pg.Pool, text: string, values: unknown[]): Promise<readonly Row[]> =>
  (await pool.query<Row>({ text, values, types: RAW_VALUES })).rows;
