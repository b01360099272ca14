import type pg from 'pg';
import type { RawEvent } from './event-codec.ts';
import { hashAfter, NOTHING_HASHED } from './hash-of-history.ts';
import type { LogPosition } from './positions.ts';
import { parsePosition, toPosition } from './positions.ts';

/** What an event was when it was read, counted from 1. */
export type Link = { readonly number: number; readonly position: LogPosition; readonly id: string; readonly hash: Buffer };

/** Of an era: it begins anew when a restore was accepted, and when the history was moved to a server. Null before its first event. */
export type ChainEnd = { readonly era: number; readonly last: Link | null };

export const linkAfter = (last: Pick<Link, 'number' | 'hash'> | null, event: RawEvent): Link => ({
  number: (last?.number ?? 0) + 1,
  position: event.position,
  id: event.id.toLowerCase(),
  hash: hashAfter(last?.hash ?? NOTHING_HASHED, event),
});

type Row = { readonly era: number; readonly number: string; readonly position: string; readonly id: string | null; readonly hash: Buffer };

const PAGE = 2_000;
const IS_TAKEN = '23505';

/** The chain of a history in EventStoreDB, kept in PostgreSQL. Nothing in it is ever changed. */
export class KeptChain {
  readonly #pool: Pick<pg.Pool, 'query'>;

  constructor(pool: Pick<pg.Pool, 'query'>) {
    this.#pool = pool;
  }

  async end(): Promise<ChainEnd> {
    const [row] = await this.#rows('ORDER BY era DESC, number DESC LIMIT 1', []);
    return { era: row?.era ?? 1, last: row ? linkOf(row) : null };
  }

  /** In order. False, and nothing is added, when another worker was first. */
  async add(era: number, links: readonly Link[]): Promise<boolean> {
    try {
      await this.#pool.query(
        `INSERT INTO es.chain (era, number, position, id, hash)
           SELECT $1, * FROM unnest($2::bigint[], $3::text[], $4::uuid[], $5::bytea[])`,
        [
          era,
          links.map(({ number }) => number),
          links.map(({ position }) => toPosition(position)),
          links.map(({ id }) => id),
          links.map(({ hash }) => hash),
        ],
      );
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === IS_TAKEN) return false;
      throw error;
    }
  }

  /** By the commit position; anchors are near the end. */
  async linkAt(era: number, position: number): Promise<Link | null> {
    const [row] = await this.#rows(`WHERE era = $1 AND split_part(position, '/', 1)::bigint = $2 ORDER BY number DESC LIMIT 1`, [
      era,
      position,
    ]);
    return row ? linkOf(row) : null;
  }

  /** Up to number `to`, in order. */
  async *links(era: number, to: number): AsyncGenerator<Link, void, undefined> {
    for (let after = 0; after < to; after += PAGE) {
      const rows = await this.#rows('WHERE era = $1 AND number > $2 AND number <= $3 ORDER BY number', [
        era,
        after,
        Math.min(after + PAGE, to),
      ]);
      for (const row of rows) {
        const link = linkOf(row);
        if (link) yield link;
      }
    }
  }

  async has(era: number, id: string): Promise<boolean> {
    return (await this.#rows('WHERE era = $1 AND id = $2 LIMIT 1', [era, id])).length > 0;
  }

  /** What was followed before counts no more, and is kept. */
  async beginEra(): Promise<void> {
    await this.#pool.query(
      `INSERT INTO es.chain (era, number, position, id, hash)
         SELECT coalesce(max(era), 1) + 1, 0, '0/0', NULL, $1 FROM es.chain`,
      [NOTHING_HASHED],
    );
  }

  async #rows(where: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const { rows } = await this.#pool.query<Row>(`SELECT era, number, position, id, hash FROM es.chain ${where}`, [...values]);
    return rows;
  }
}

const linkOf = ({ number, position, id, hash }: Row): Link | null =>
  id === null ? null : { number: Number(number), position: parsePosition(position), id, hash };
