import type pg from 'pg';
import { RAW_VALUES } from '../store/postgres/event-rows.ts';

/** `previous_in_stream`: the stored hash of the event before it in its stream; null when there is none. */
export type LinkRow = { readonly position: string; readonly hash: Buffer; readonly previous_in_stream: Buffer | null };

const PAGE = 1_000;
const PAGE_SQL = `
  SELECT e.position, e.hash, p.hash AS previous_in_stream
    FROM es.event e LEFT JOIN es.event p ON p.stream = e.stream AND p.revision = e.revision - 1
   WHERE e.position >= $1 ORDER BY e.position LIMIT ${PAGE}`;

/** The hashes of the log in PostgreSQL. While a page is compared here, the database reads the next one. */
export async function* linkPages(pool: pg.Pool): AsyncGenerator<readonly LinkRow[]> {
  const pageFrom = async (position: number): Promise<readonly LinkRow[]> =>
    (await pool.query<LinkRow>({ text: PAGE_SQL, values: [position], types: RAW_VALUES })).rows;
  let reading = pageFrom(Number.MIN_SAFE_INTEGER);
  for (let rows = await reading; rows.length > 0; rows = await reading) {
    reading = rows.length < PAGE ? Promise.resolve([]) : pageFrom(Number(rows.at(-1)?.position) + 1);
    // Whoever stops at a difference does not wait for it.
    reading.catch(() => undefined);
    yield rows;
  }
}
