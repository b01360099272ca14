import type pg from 'pg';
import { hashOf, NO_HASH } from './chain.ts';
import type { LoggedEvent } from '../anchors/logged-event.ts';
import { RAW_VALUES } from './event-rows.ts';
import { type LoggedRow, loggedColumns, toLogged } from './logged-rows.ts';

export type ChainFault = 'missing' | 'revision' | 'content' | 'anchor';

export type ChainReport =
  | { readonly intact: true; readonly verified: number; readonly last: { readonly position: number; readonly hash: string } | null }
  | { readonly intact: false; readonly verified: number; readonly position: number; readonly fault: ChainFault };

/** Hashes in hex that positions are known to have had. */
export type KnownHashes = ReadonlyMap<number, ReadonlySet<string>>;

export type VerifyOptions = {
  readonly from?: number;
  readonly to?: number;
  readonly known?: KnownHashes;
  /** Called with each event that is sound. */
  readonly each?: ((event: LoggedEvent) => void) | undefined;
};

type ChainRow = LoggedRow & { readonly hash: Buffer; readonly previous_in_stream: Buffer | null };

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
  let previous = await hashBefore(pool, from);
  if (!previous) return { intact: false, verified: 0, position: from - 1, fault: 'missing' };
  let next = from;
  while (next <= last) {
    // What stands before the first position is no part of any chain.
    const rows = await query<ChainRow>(pool, PAGE_SQL, [next === 1 ? Number.MIN_SAFE_INTEGER : next, last]);
    for (const row of rows) {
      const fault = faultOf(row, next, previous) ?? (contradicts(known.get(next), row.hash) ? 'anchor' : null);
      if (fault) return { intact: false, verified: next - from, position: next, fault };
      each?.(toLogged(row));
      previous = row.hash;
      next += 1;
    }
    if (rows.length < PAGE) break;
  }
  if (next <= expectedEnd) return { intact: false, verified: next - from, position: next, fault: 'missing' };
  return { intact: true, verified: next - from, last: next > 1 ? { position: next - 1, hash: previous.toString('hex') } : null };
}

const contradicts = (known: ReadonlySet<string> | undefined, hash: Buffer): boolean =>
  known !== undefined && !(known.size === 1 && known.has(hash.toString('hex')));

async function hashBefore(pool: pg.Pool, from: number): Promise<Buffer | undefined> {
  if (from <= 1) return NO_HASH;
  const [row] = await query<{ hash: Buffer }>(pool, 'SELECT hash FROM es.event WHERE position = $1', [from - 1]);
  return row?.hash;
}

function faultOf(row: ChainRow, expectedPosition: number, previous: Buffer): 'missing' | 'revision' | 'content' | null {
  if (Number(row.position) !== expectedPosition) return 'missing';
  if (!row.previous_in_stream && row.revision !== '0') return 'revision';
  const content = { ...row, position: Number(row.position), revision: Number(row.revision), recordedAtMs: Number(row.recorded_ms) };
  return hashOf(previous, row.previous_in_stream ?? NO_HASH, content).equals(row.hash) ? null : 'content';
}

const query = async <Row extends pg.QueryResultRow>(pool: pg.Pool, text: string, values: unknown[]): Promise<readonly Row[]> =>
  (await pool.query<Row>({ text, values, types: RAW_VALUES })).rows;
