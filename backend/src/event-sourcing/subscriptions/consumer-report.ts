import type { EventStore, Position } from '../store/event-store.ts';
import type { ConsumerState, ConsumerStatus } from './consumer.ts';

/** Null: not known, or this store does not have it. */
export type ConsumerReport = {
  readonly subscription: string;
  readonly state: ConsumerState;
  readonly active: boolean;
  readonly position: number | null;
  /** Only where positions count facts. */
  readonly lagFacts: number | null;
  /** Age of the oldest fact that is not processed. */
  readonly lagSeconds: number | null;
  readonly parked: number | null;
};

export type ReportOptions = {
  readonly statuses: () => readonly ConsumerStatus[];
  readonly store: Pick<EventStore, 'head' | 'compare' | 'readAll'>;
  readonly parked: () => Promise<ReadonlyMap<string, number>>;
  readonly now?: () => number;
};

const LEADING: ReadonlySet<ConsumerState> = new Set(['catching-up', 'live', 'retrying', 'halted']);

/** An unreachable store or database leaves gaps in the report and never fails it. */
export async function reportConsumers({ statuses, store, parked, now = Date.now }: ReportOptions): Promise<readonly ConsumerReport[]> {
  const [head, parkedCounts] = await Promise.all([orNull(store.head()), orNull(parked())]);
  const ages = new Map<Position, Promise<number | null>>();
  const ageAfter = (position: Position): Promise<number | null> => {
    const age = ages.get(position) ?? orNull(secondsBehind(store, position, now));
    ages.set(position, age);
    return age;
  };
  return Promise.all(
    statuses().map(async ({ name, state, position }) => {
      const own = LEADING.has(state) ? position : null;
      const known = own !== null && head !== null ? { own, head } : null;
      return {
        subscription: name,
        state,
        active: state === 'live' || state === 'catching-up',
        position: own === null ? null : numberOf(own),
        lagFacts: known && factsBetween(known.own, known.head),
        lagSeconds: known && (store.compare(known.own, known.head) >= 0 ? 0 : await ageAfter(known.own)),
        parked: parkedCounts === null ? null : (parkedCounts.get(name) ?? 0),
      };
    }),
  );
}

const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);

function numberOf(position: Position): number | null {
  const [digits] = position === 'start' ? ['0'] : (/^\d+/.exec(position) ?? []);
  return digits === undefined ? null : Number(digits);
}

const countOf = (position: Position): number => (position === 'start' ? 0 : Number(/^\d+$/.exec(position)?.[0] ?? NaN));

function factsBetween(from: Position, to: Position): number | null {
  const count = countOf(to) - countOf(from);
  return Number.isNaN(count) ? null : Math.max(0, count);
}

async function secondsBehind(store: ReportOptions['store'], position: Position, now: () => number): Promise<number> {
  for await (const event of store.readAll(position, { maxCount: 2 })) {
    if (store.compare(event.position, position) > 0) return Math.max(0, now() - Date.parse(event.recordedAt)) / 1_000;
  }
  return 0;
}
