import type pg from 'pg';

export class TwoEventStores extends Error {
  constructor(reason: string) {
    super(`${reason} All events must be in one store.`);
    this.name = 'TwoEventStores';
  }
}

const IN_POSTGRES = 'SELECT EXISTS (SELECT FROM es.event) AS found';
/** Positions in EventStoreDB have two parts. */
const FROM_EVENTSTOREDB = `SELECT EXISTS (SELECT FROM subscription.checkpoint WHERE position LIKE '%/%') AS found`;

/** Refuses to store events beside those that this database already holds or was built from. */
export async function assertOneStore(pool: Pick<pg.Pool, 'query'>, store: 'postgres' | 'eventstoredb'): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>(store === 'eventstoredb' ? IN_POSTGRES : FROM_EVENTSTOREDB);
  if (!rows[0]?.found) return;
  throw new TwoEventStores(
    store === 'eventstoredb'
      ? 'EVENTSTORE_URL is set, but the events of this database are in its own log.'
      : 'EVENTSTORE_URL is not set, but the read models of this database were built from EventStoreDB.',
  );
}
