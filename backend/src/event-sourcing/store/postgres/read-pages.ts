import type pg from 'pg';
import { BatchLoader } from '../../concurrency/batch-loader.ts';
import { StreamNotFound } from '../event-store.ts';
import { markOf } from '../mark.ts';
import type { Mark } from '../mark.ts';
import type { EventFilter, RecordedEvent } from '../event-store.ts';
import { EVENT_COLUMNS, RAW_VALUES, REVISION_MAX, sizeOf, streamOf, toRecordedEvent } from './event-rows.ts';
import type { EventRow } from './event-rows.ts';
import { toStoreError } from './store-errors.ts';

type Bounds = { readonly events: number; readonly bytes: number };

const PAGE: Bounds = { events: 500, bytes: 1024 * 1024 };
/** Most streams are shorter. Small, because many streams are read in one statement. */
const FIRST_PAGE: Bounds = { events: 100, bytes: 128 * 1024 };
/** Positions that one filtered page scans. */
const WINDOW = 20_000;

export type Page = {
  readonly events: readonly RecordedEvent[];
  /** What stands before the first position that was asked for. */
  readonly before: Mark | null;
  /** Everything up to here (backwards: down to here) was scanned. */
  readonly seenTo: number;
  /** What stands there. */
  readonly last: Mark | null;
  readonly head: number;
};

type StreamPage = { readonly events: readonly RecordedEvent[]; readonly isLast: boolean };

export type AllRange = {
  readonly from: number;
  readonly to: number;
  readonly direction: Direction;
  readonly maxCount: number;
  readonly filter?: EventFilter | undefined;
};

export type Direction = 'forwards' | 'backwards';

const columns = EVENT_COLUMNS.join(', ');

/** About so many bytes, but one event at least: a slow reader of large events holds little. */
const bounded = (source: string, order: string, { bytes }: Bounds = PAGE, more = ''): string => `
  SELECT ${columns}${more} FROM (
    SELECT *, sum(size) OVER (ORDER BY ${order} ROWS UNBOUNDED PRECEDING) - size AS bytes_before FROM (${source} ORDER BY ${order} LIMIT $1) few
  ) page WHERE bytes_before < ${bytes}`;

const isComplete = (rows: readonly EventRow[], { events, bytes }: Bounds): boolean =>
  rows.length < events && rows.reduce((sum, row) => sum + sizeOf(row), 0) < bytes;

const streamSql = (order: string): string => bounded('SELECT * FROM es.event WHERE stream = $2 AND revision BETWEEN $3 AND $4', order);
const STREAM_SQL = {
  forwards: { name: 'read-stream', text: streamSql('revision') },
  backwards: { name: 'read-stream-backwards', text: streamSql('revision DESC') },
};

const FIRST_PAGES_SQL = {
  name: 'read-first-pages',
  text: `SELECT page.* FROM unnest($2::text[]) asked (name) CROSS JOIN LATERAL (
    ${bounded('SELECT * FROM es.event WHERE stream = asked.name', 'revision', FIRST_PAGE)}
  ) page ORDER BY page.stream, page.revision`,
};

const kindOf = (filter: EventFilter | undefined): 'all' | 'type' | 'stream' => {
  if (!filter) return 'all';
  return 'types' in filter ? 'type' : 'stream';
};

const FILTER_SQL = { all: '$4::text[] IS NULL', type: 'type = ANY ($4::text[])', stream: 'stream ^@ ANY ($4::text[])' };
/** OFFSET 0: in order, and no further than the page is full. The planner by itself takes a filter for rare, and reads the whole window for each page. */
const scanned = (order: string, filter: string): string => `
  SELECT * FROM (SELECT * FROM es.event WHERE position BETWEEN $2 AND $3 ORDER BY ${order} OFFSET 0) scanned WHERE ${filter}`;

const MARK_SQL = `e.id || ' ' || encode(e.hash, 'hex') FROM es.event e WHERE e.position`;
/** In the first row only. */
const once = (column: string): string => `CASE WHEN page.bytes_before > 0 THEN NULL ELSE head.${column} END`;

const allSql = (kind: keyof typeof FILTER_SQL, order: string): string => `
  SELECT page.*, head.position, ${once('before')}, ${once('last')} FROM (
    SELECT position, (SELECT ${MARK_SQL} = $2::bigint - 1) AS before, (SELECT ${MARK_SQL} = least($3::bigint, log.position)) AS last
      FROM (SELECT coalesce(max(position), 0) AS position FROM es.event) log
  ) head LEFT JOIN (
    ${bounded(scanned(order, FILTER_SQL[kind]), order, PAGE, `, encode(hash, 'hex'), bytes_before`)}
  ) page ON true ORDER BY page.${order}`;

/** Each page is one statement and one snapshot. */
export class LogPages {
  readonly #pool: pg.Pool;
  readonly #firstPages = new BatchLoader((streams) => this.#readFirstPages(streams));

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async head(): Promise<number> {
    const [row] = await this.#query<readonly [head: string]>({ text: 'SELECT coalesce(max(position), 0) FROM es.event' }, []);
    return Number(row?.[0] ?? 0);
  }

  async assertStreamExists(stream: string, from: number): Promise<void> {
    const rows = from === 0 ? [] : await this.#query({ text: 'SELECT FROM es.event WHERE stream = $1 AND revision = 0' }, [stream]);
    if (rows.length === 0) throw new StreamNotFound(stream);
  }

  /** Calls of the same moment share one statement. */
  async firstPage(stream: string): Promise<StreamPage> {
    const rows = (await this.#firstPages.load(stream)) ?? [];
    return { events: rows.map(toRecordedEvent), isLast: isComplete(rows, FIRST_PAGE) };
  }

  async stream(stream: string, from: number, to: number, direction: Direction, maxCount: number): Promise<StreamPage> {
    const bounds = { ...PAGE, events: Math.min(maxCount, PAGE.events) };
    const rows = await this.#query<EventRow>(STREAM_SQL[direction], [bounds.events, stream, from, to]);
    return { events: rows.map(toRecordedEvent), isLast: isComplete(rows, bounds) };
  }

  async all({ from, to, direction, maxCount, filter }: AllRange): Promise<Page> {
    const bounds = { ...PAGE, events: Math.min(maxCount, PAGE.events) };
    const forwards = direction === 'forwards';
    const low = forwards ? from : Math.max(from, to - WINDOW + 1);
    const high = forwards ? Math.min(to, from + WINDOW - 1) : to;
    const kind = kindOf(filter);
    const statement = { name: `read-log-${kind}-${direction}`, text: allSql(kind, forwards ? 'position' : 'position DESC') };
    const rows = await this.#query<EventRow | NoEvent>(statement, [bounds.events, low, high, filter ? wantedBy(filter) : null]);
    const [head, before, last] = logOf(rows[0]);
    const found = rows.filter((row): row is EventRow => row[0] !== null);
    const events = found.map(toRecordedEvent);
    const windowEnd = forwards ? Math.min(high, head) : low;
    const lastEvent = events.at(-1);
    const isAll = isComplete(found, bounds) || !lastEvent;
    return {
      events,
      head,
      before: before && `${low - 1} ${before}`,
      seenTo: isAll ? windowEnd : Number(lastEvent.position),
      last: isAll ? last && `${windowEnd} ${last}` : markOf(lastEvent),
    };
  }

  async #readFirstPages(streams: readonly string[]): Promise<ReadonlyMap<string, readonly EventRow[]>> {
    // A single stream uses the statement for one: the server keeps its plan, but plans that for many each time.
    const [one, ...more] = streams;
    const rows = await (more.length === 0
      ? this.#query<EventRow>(STREAM_SQL.forwards, [FIRST_PAGE.events, one, 0, REVISION_MAX])
      : this.#query<EventRow>(FIRST_PAGES_SQL, [FIRST_PAGE.events, streams]));
    return Map.groupBy(rows, streamOf);
  }

  async #query<Row extends readonly unknown[]>(
    statement: { readonly name?: string; readonly text: string },
    values: unknown[],
  ): Promise<readonly Row[]> {
    try {
      return (await this.#pool.query<Row & unknown[]>({ ...statement, values, types: RAW_VALUES, rowMode: 'array' })).rows;
    } catch (error) {
      throw toStoreError(error);
    }
  }
}

type NoEvent = readonly [position: null, ...nothing: null[], head: string, before: string | null, last: string | null];

/** A row ends with the head of the log and, where it is the first one, with what stands before and at the end of the page. */
const logOf = (row: EventRow | NoEvent | undefined): readonly [head: number, before: string | null, last: string | null] => {
  const [head, before = null, last = null] = (row?.slice(-3) ?? []) as readonly (string | null)[];
  return [Number(head ?? 0), before, last];
};

const wantedBy = (filter: EventFilter): readonly string[] => ('types' in filter ? filter.types : filter.streamPrefixes);
