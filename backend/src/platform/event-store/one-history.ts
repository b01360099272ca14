import type pg from 'pg';

/** This database belongs to a history in the other store. */
export class TwoHistories extends Error {
  constructor(reason: string) {
    super(`${reason} There must be one history only.`);
    this.name = 'TwoHistories';
  }
}

const IN_POSTGRES = 'SELECT EXISTS (SELECT FROM es.event) AS found';
/** Positions in EventStoreDB have two parts. */
const FROM_EVENTSTOREDB = `SELECT EXISTS (SELECT FROM subscription.checkpoint WHERE position LIKE '%/%') AS found`;

/** Refuses to begin a second history beside the one that this database holds or was built from. */
export async function assertOneHistory(pool: Pick<pg.Pool, 'query'>, store: 'postgres' | 'eventstoredb'): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>(store === 'eventstoredb' ? IN_POSTGRES : FROM_EVENTSTOREDB);
  if (!rows[0]?.found) return;
  throw new TwoHistories(
    store === 'eventstoredb'
      ? 'EVENTSTORE_URL is set, but the facts of this database are in its own log.'
      : 'EVENTSTORE_URL is not set, but the read models of this database were built from EventStoreDB.',
  );
}
