import type pg from 'pg';
import type { LoggedEvent } from '../anchors/logged-event.ts';
import { ChainCheck, type ChainFault, type KnownHashes } from './chain-check.ts';
import { COPIED_COLUMNS, CopiedRow } from './copied-row.ts';
import { copyOut } from './copy-out.ts';

export type ChainReport =
  | { readonly intact: true; readonly verified: number; readonly last: { readonly position: number; readonly hash: string } | null }
  | { readonly intact: false; readonly verified: number; readonly position: number; readonly fault: ChainFault };

export type VerifyOptions = {
  readonly known?: KnownHashes;
  /** Called with each event that is sound. */
  readonly each?: ((event: LoggedEvent) => void) | undefined;
  /** Events in one statement. 10,000 take a tenth of a second: none lasts long, and a fault ends the reading soon. */
  readonly page?: number;
};

const pageSql = (from: number, limit: number): string =>
  `COPY (SELECT ${COPIED_COLUMNS} FROM es.event WHERE position >= ${from} ORDER BY position LIMIT ${limit}) TO STDOUT (FORMAT binary)`;

/** From the first event to the last, or to the first that is missing or altered. A known hash beyond the end counts as missing. */
export async function verifyChain(pool: pg.Pool, { known = new Map(), each, page = 10_000 }: VerifyOptions = {}): Promise<ChainReport> {
  const expectedEnd = Array.from(known.keys()).reduce((furthest, position) => Math.max(furthest, position), 0);
  const check = new ChainCheck(known);
  const row = new CopiedRow();
  let [read, fault] = [0, null as ChainFault | null];
  // Hashed as it comes, while the database reads on.
  const accept = (message: Buffer): void => {
    if (fault || !row.read(message)) return;
    read += 1;
    fault = check.accept(row);
    if (!fault) each?.(row.toLogged());
  };
  await withClient(pool, async (client) => {
    // What stands before the first position is no part of any chain.
    for (let from = Number.MIN_SAFE_INTEGER; ; from = check.next) {
      read = 0;
      await copyOut(client, pageSql(from, page), accept);
      if (fault || read < page) return;
    }
  });
  const verified = check.next - 1;
  if (fault || verified < expectedEnd) return { intact: false, verified, position: check.next, fault: fault ?? 'missing' };
  return { intact: true, verified, last: verified > 0 ? { position: verified, hash: check.previous.toString('hex') } : null };
}

async function withClient(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await work(client);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
