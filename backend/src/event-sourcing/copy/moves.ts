import type { EventStore } from '../store/event-store.ts';
import { markOf, positionOfMark } from '../store/mark.ts';
import type { Mark } from '../store/mark.ts';
import type { Run } from '../subscriptions/checkpoint.ts';

export type StoreName = 'postgres' | 'eventstoredb';

export type Move = {
  readonly step: 'begun' | 'done';
  readonly store: StoreName;
  readonly events: number | null;
  /** Of the last event that was copied. */
  readonly hash: Buffer | null;
  readonly mark: Mark | null;
  /** ISO 8601 UTC. */
  readonly at: string;
};

/** In order, the newest last. */
export const listMoves = (run: Run): Promise<readonly Move[]> =>
  run<Move>(
    `SELECT step, store, events::float8 AS events, hash, mark, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
       FROM es.move ORDER BY number`,
    [],
  );

/** Where the history is, as far as copies of it tell; null where there were none. */
export function homeOf(moves: readonly Move[]): StoreName | null {
  const done = moves.findLast(({ step }) => step === 'done');
  if (done) return done.store;
  return moves[0] ? otherThan(moves[0].store) : null;
}

/** Whether the event of a mark stands where it stood. */
export async function holds(history: Pick<EventStore, 'readAll'>, mark: Mark): Promise<boolean> {
  for await (const event of history.readAll(positionOfMark(mark), { maxCount: 1 })) return markOf(event) === mark;
  return false;
}

const otherThan = (store: StoreName): StoreName => (store === 'postgres' ? 'eventstoredb' : 'postgres');

type Done = { readonly store: StoreName; readonly events: number; readonly hash: Buffer; readonly mark: Mark };

export async function recordBegun(run: Run, store: StoreName): Promise<void> {
  const last = (await listMoves(run)).at(-1);
  if (last?.step === 'begun' && last.store === store) return;
  await run(`INSERT INTO es.move (step, store) VALUES ('begun', $1)`, [store]);
}

/** A log that is no longer the history takes no more events, whoever forgot to change a setting. */
export async function recordDone(run: Run, { store, events, hash, mark }: Done): Promise<void> {
  await run(`INSERT INTO es.move (step, store, events, hash, mark) VALUES ('done', $1, $2, $3, $4)`, [store, events, hash, mark]);
  const change = store === 'eventstoredb' ? ['REVOKE', 'FROM'] : ['GRANT', 'TO'];
  await run(`${change[0]} EXECUTE ON FUNCTION es.append_one, es.append_many ${change[1]} willow_app`, []);
}

const LOCK = `hashtextextended('es.move', 0)`;

/** Held by whoever copies, until its connection ends. */
export const lockMoves = async (run: Run): Promise<boolean> =>
  (await run<{ free: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS free`, []))[0]?.free === true;

export const isMoving = async (run: Run): Promise<boolean> =>
  (
    await run<{ held: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND (classid::bigint << 32 | objid::bigint) = ${LOCK}) AS held`,
      [],
    )
  )[0]?.held === true;
