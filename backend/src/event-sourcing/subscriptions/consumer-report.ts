import type { EventStore, Place, Position } from '../store/event-store.ts';
import { BEGINNING } from './checkpoint.ts';
import type { Run } from './checkpoint.ts';
import { compareWithLog } from './compare-with-log.ts';
import type { Comparison } from './compare-with-log.ts';
import type { ConsumerStatus } from './consumer.ts';
import { countParked } from './parked.ts';

/** Of one projection or reaction, whoever asks: from its checkpoint and the log. Unknown figures are null. */
export type ConsumerReport = {
  readonly subscription: string;
  readonly position: number | null;
  /** Facts it has not processed; only where positions count facts. */
  readonly lagFacts: number | null;
  /** Age of the oldest of them. */
  readonly lagSeconds: number | null;
  readonly parked: number | null;
  /** Whether some process holds its lock, and so runs it. */
  readonly isRunning: boolean | null;
  /** Whether the log is the one it has read. */
  readonly fitsLog: boolean | null;
  /** Its process says so, or the log is not the one it has read. */
  readonly halted: boolean;
};

export type ReportOptions = {
  readonly names: readonly string[];
  readonly run: Run;
  readonly store: Pick<EventStore, 'head' | 'compare' | 'readAll'>;
  /** Of the consumers in this process. */
  readonly statuses?: () => readonly ConsumerStatus[];
  readonly now?: () => number;
};

type Known = {
  readonly places: ReadonlyMap<string, Place>;
  readonly running: ReadonlySet<string>;
  readonly parked: ReadonlyMap<string, number>;
};

/** A store or database that cannot be reached leaves gaps and is no failure. */
export async function reportConsumers(options: ReportOptions): Promise<readonly ConsumerReport[]> {
  const { names, run, store, statuses = () => [], now = Date.now } = options;
  const [head, known] = await Promise.all([orNull(store.head()), orNull(readKnown(run, names))]);
  const compared = new Map<string, Promise<Comparison | null>>();
  const compare = (place: Place): Promise<Comparison | null> => {
    const key = place.mark ?? place.position;
    const comparison = compared.get(key) ?? orNull(compareWithLog(store, place));
    compared.set(key, comparison);
    return comparison;
  };
  const haltedHere = new Set(statuses().flatMap(({ name, state }) => (state === 'halted' ? [name] : [])));
  return Promise.all(
    names.map(async (subscription) => {
      const place = known && (known.places.get(subscription) ?? BEGINNING);
      const comparison = place && (await compare(place));
      const next = comparison?.next;
      return {
        subscription,
        position: place && numberOf(place.position),
        lagFacts: place && head !== null ? factsBetween(place.position, head) : null,
        lagSeconds: comparison && (next ? Math.max(0, now() - Date.parse(next.recordedAt)) / 1_000 : 0),
        parked: known && (known.parked.get(subscription) ?? 0),
        isRunning: known && known.running.has(subscription),
        fitsLog: comparison && comparison.fits,
        halted: haltedHere.has(subscription) || comparison?.fits === false,
      };
    }),
  );
}

async function readKnown(run: Run, names: readonly string[]): Promise<Known> {
  const rows = await run<Place & { subscription: string; isRunning: boolean }>(CHECKPOINTS, [names]);
  return {
    places: new Map(rows.flatMap((row) => (row.position === null ? [] : [[row.subscription, row] as const]))),
    running: new Set(rows.filter(({ isRunning }) => isRunning).map(({ subscription }) => subscription)),
    parked: await countParked(run),
  };
}

/** A lock's number is kept in two halves. */
const CHECKPOINTS = `
  SELECT name AS subscription, c.position, c.mark, EXISTS (
           SELECT FROM pg_locks l WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1
              AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
              AND (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(name, 0)) AS "isRunning"
    FROM unnest($1::text[]) name LEFT JOIN subscription.checkpoint c ON c.subscription = name AND c.build = 'live'`;

const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);

/** The position in PostgreSQL, the commit position in EventStoreDB. */
function numberOf(position: Position): number | null {
  const [digits] = position === 'start' ? ['0'] : (/^\d+/.exec(position) ?? []);
  return digits === undefined ? null : Number(digits);
}

const countOf = (position: Position): number => (position === 'start' ? 0 : Number(/^\d+$/.exec(position)?.[0] ?? NaN));

function factsBetween(from: Position, to: Position): number | null {
  const count = countOf(to) - countOf(from);
  return Number.isNaN(count) ? null : Math.max(0, count);
}
