import type { Compared } from '../../event-sourcing/copy/compare-histories.ts';
import { listMoves, recordDone } from '../../event-sourcing/copy/moves.ts';
import { translatePlaces } from '../../event-sourcing/copy/places.ts';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { rebuildProjection } from '../../event-sourcing/projections/rebuild-projection.ts';
import { parseAnchor } from '../../event-sourcing/store/anchors/anchor.ts';
import { KeptChain } from '../../event-sourcing/store/eventstoredb/kept-chain.ts';
import { markOf } from '../../event-sourcing/store/mark.ts';
import { allFacts } from '../../facts.ts';
import { ownerUrlOf } from '../../platform/config/config.ts';
import { readModelDatabase } from '../../platform/database/read-model-database.ts';
import { anchorFileOf } from '../../platform/event-store/anchor-file-of.ts';
import { openKeyVault } from '../../platform/keys/open-key-vault.ts';
import { Logger } from '../../platform/logging/logger.ts';
import { allEntities, allProjections } from '../../read-models.ts';
import { CopyRefused, type Stores } from './stores.ts';

/** Makes the proven copy the history; null where it is already. Each step may be repeated. */
export async function finish(stores: Stores, proven: Compared | null): Promise<void> {
  if (proven) await becomeHistory(stores, proven);
  await archiveAnchors(stores);
  await rebuildTablesWithPositions(stores);
  const next =
    stores.to === 'eventstoredb'
      ? 'The history is in EventStoreDB now. Start the product with EVENTSTORE_URL, with the same database and DATA_DIR'
      : 'The history is in PostgreSQL now. Start the product without EVENTSTORE_URL';
  stores.out.tell({ to: stores.to, copied: true, same: proven?.same ?? null, left: 0 }, next);
}

/** Places, record and rights change together, while nobody can append to the log in PostgreSQL. */
async function becomeHistory({ to, owner, run, postgres, eventStoreDb }: Stores, { same, hash, last }: Compared): Promise<void> {
  const [from, copy] = to === 'postgres' ? [eventStoreDb, postgres] : [postgres, eventStoreDb];
  await owner.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('es.append', 0))`);
  try {
    const ends = { postgres: await postgres.head(), eventStoreDb: await lastId(eventStoreDb) };
    if (!last || ends.postgres !== String(same) || ends.eventStoreDb !== last.id)
      throw new CopyRefused('The history changed while the copy was proven. Something still writes: stop it, and run this again.');
    await translatePlaces(run, { from, to: copy });
    if (to === 'eventstoredb') await beginChain(new KeptChain(owner));
    await recordDone(run, { store: to, events: same, hash, mark: markOf(last) });
    await owner.query('COMMIT');
  } catch (error) {
    await owner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** The worker chains the copy from its first event on. What an earlier server held is kept, and counts no more. */
async function beginChain(chain: KeptChain): Promise<void> {
  if ((await chain.end()).last) await chain.beginEra();
}

async function lastId(store: Stores['eventStoreDb']): Promise<string | null> {
  for await (const { id } of store.readAll('end', { backwards: true, maxCount: 1 })) return id;
  return null;
}

/** They name places of the other store. What they prove about it they prove still; the worker begins others when it starts. */
async function archiveAnchors({ out, config, run, to }: Stores): Promise<void> {
  const file = anchorFileOf(config.DATA_DIR, config.DATABASE_URL);
  const newest = await file.newest();
  const done = (await listMoves(run)).at(-1);
  const signedAt = newest === null ? undefined : parseAnchor(newest)?.at;
  if (newest === null || !done || (signedAt && signedAt > done.at)) return;
  const line = {
    at: done.at,
    by: 'willow history copy',
    reason: `the history was moved to ${to}`,
    events: done.events,
    newest: JSON.parse(newest) as object,
  };
  const kept = await file.putAside(
    new Date().toISOString(),
    JSON.stringify({ ...line, chain: done.hash?.toString('hex'), mark: done.mark }),
  );
  out.say(`The anchors signed until now are kept as ${kept}`);
}

/** Rows that name places in the log are built anew, so that they name those of the copy. */
async function rebuildTablesWithPositions({ config, pools, run, to, postgres, eventStoreDb }: Stores): Promise<void> {
  const rows = await run<{ readonly table: string }>(
    `SELECT table_name AS table FROM information_schema.columns WHERE table_schema = 'rm' AND column_name = 'position'`,
    [],
  );
  const tables = new Set(rows.map(({ table }) => table));
  const codec = new FactCodec(allFacts, openKeyVault(pools.app, config), { strict: true });
  for (const projection of allProjections.filter((each) => each.tables.some((table) => tables.has(table))))
    await rebuildProjection({
      projection,
      store: to === 'postgres' ? postgres : eventStoreDb,
      decode: (event) => codec.decode(event),
      database: readModelDatabase({ databaseUrl: config.DATABASE_URL, ownerUrl: ownerUrlOf(config), entities: allEntities }),
      log: new Logger(config.LOG_LEVEL, 'cli').detailsFirst,
    });
}
