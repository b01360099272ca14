import type pg from 'pg';
import { holds, homeOf, isMoving, listMoves, type Move, type StoreName } from '../../event-sourcing/copy/moves.ts';
import { runOn } from '../../event-sourcing/reactions/reaction-checkpoint.ts';
import type { EventStore } from '../../event-sourcing/store/event-store.ts';

export class TwoEventStores extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'TwoEventStores';
  }
}

const HEAD = 'SELECT coalesce(max(position), 0)::float8 AS head FROM es.event';
/** Positions in EventStoreDB have two parts. */
const FROM_EVENTSTOREDB = `SELECT EXISTS (SELECT FROM subscription.checkpoint WHERE position LIKE '%/%') AS found`;

const GO_ON = 'Finish it: npm run willow -- history copy --to';

/**
 * Refuses to store events beside those that this database already holds or was built from. The log of this database and EventStoreDB may both
 * hold the history after a whole copy that was proven; then the one that it was copied to is the history. Throws TwoEventStores.
 */
export async function assertOneStore(pool: Pick<pg.Pool, 'query'>, store: StoreName, history?: Pick<EventStore, 'readAll'>): Promise<void> {
  const run = runOn(pool);
  if (await isMoving(run))
    throw new TwoEventStores('The whole history is being copied or restored at the moment: wait until that has ended.');
  const moves = await listMoves(run);
  if (store === 'postgres') return assertInPostgres(pool, moves);
  const { rows } = await pool.query<{ head: number }>(HEAD);
  assertInEventStoreDb(rows[0]?.head ?? 0, moves);
  const done = moves.findLast(({ step }) => step === 'done');
  if (done?.mark && history && !(await holds(history, done.mark)))
    throw new TwoEventStores(
      'EVENTSTORE_URL names a server that does not have the history that was copied from this database: correct it.',
    );
}

async function assertInPostgres(pool: Pick<pg.Pool, 'query'>, moves: readonly Move[]): Promise<void> {
  if (homeOf(moves) === 'eventstoredb') {
    const half = moves.at(-1)?.step === 'begun' ? ` A copy back to this database was begun and is not finished. ${GO_ON} postgres` : '';
    throw new TwoEventStores(
      `EVENTSTORE_URL is not set, but the history of this database is in EventStoreDB. Set EVENTSTORE_URL, or bring it back: npm run willow -- history copy --to postgres.${half}`,
    );
  }
  const { rows } = await pool.query<{ found: boolean }>(FROM_EVENTSTOREDB);
  if (rows[0]?.found)
    throw new TwoEventStores(
      'EVENTSTORE_URL is not set, but the read models of this database were built from EventStoreDB. All events must be in one store.',
    );
}

function assertInEventStoreDb(head: number, moves: readonly Move[]): void {
  const home = homeOf(moves);
  if (home === 'eventstoredb' || (head === 0 && home === null)) return;
  const last = moves.at(-1);
  const why =
    last?.step === 'begun' && last.store === 'eventstoredb'
      ? `A copy of them to EventStoreDB was begun on ${last.at} and is not finished and proven. ${GO_ON} <its URL>, or start without EVENTSTORE_URL.`
      : 'All events must be in one store. To move them: npm run willow -- history copy --to <its URL>.';
  throw new TwoEventStores(`EVENTSTORE_URL is set, but the events of this database are in its own log. ${why}`);
}
