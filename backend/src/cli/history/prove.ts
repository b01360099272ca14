import { CopyAtFirstPlaces } from '../../event-sourcing/copy/copy-at-first-places.ts';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { subscriptionOf } from '../../event-sourcing/projections/projection-writer.ts';
import { replayProjection } from '../../event-sourcing/projections/replay-projection.ts';
import { Checkpoint } from '../../event-sourcing/subscriptions/checkpoint.ts';
import type { EventStore } from '../../event-sourcing/store/event-store.ts';
import { eventStoreDbSource } from '../../event-sourcing/store/eventstoredb/eventstoredb-source.ts';
import { KeptChain } from '../../event-sourcing/store/eventstoredb/kept-chain.ts';
import { postgresSource } from '../../event-sourcing/store/postgres/postgres-source.ts';
import { allFacts } from '../../facts.ts';
import { ownerUrlOf } from '../../platform/config/config.ts';
import { readModelDatabase } from '../../platform/database/read-model-database.ts';
import { anchorFileOf } from '../../platform/event-store/anchor-file-of.ts';
import { openKeyVault } from '../../platform/keys/open-key-vault.ts';
import { Logger } from '../../platform/logging/logger.ts';
import { allEntities, allProjections } from '../../read-models.ts';
import { signerFrom } from '../audit/log-source.ts';
import { CopyRefused, type Stores } from './stores.ts';

/** A history that is not what was signed is not copied: the copy would look sound. */
export async function assertSigned({ to, config, pools, eventStoreDb }: Stores): Promise<void> {
  const source = to === 'postgres' ? eventStoreDbSource(eventStoreDb, new KeptChain(pools.app)) : postgresSource(pools.app);
  const { publicKey, before } = signerFrom(config.MASTER_KEY);
  const { chain, faults } = await source.verify({ file: anchorFileOf(config.DATA_DIR, config.DATABASE_URL), publicKey, before });
  if (chain.intact && faults.length === 0) return;
  throw new CopyRefused('The history is not what was signed, and is not copied: look with willow audit verify. Nothing was written.');
}

/** Builds each read model from the copy, beside the live one, as far as the live one has come. */
export async function assertReadModelsSame({ out, config, pools, run, to, postgres, eventStoreDb }: Stores): Promise<void> {
  const [first, copy] = to === 'postgres' ? [eventStoreDb, postgres] : [postgres, eventStoreDb];
  const codec = new FactCodec(allFacts, openKeyVault(pools.app, config), { strict: true });
  const database = readModelDatabase({ databaseUrl: config.DATABASE_URL, ownerUrl: ownerUrlOf(config), entities: allEntities });
  const { detailsFirst: log } = new Logger(config.LOG_LEVEL, 'cli');
  for (const projection of allProjections) {
    const live = await new Checkpoint(subscriptionOf(projection.name)).read(run);
    if (!live) continue;
    const store = new CopyAtFirstPlaces(first, copy, live) as unknown as EventStore;
    const { tables, parked } = await replayProjection({ projection, store, decode: (event) => codec.decode(event), database, log });
    const differs = tables.filter(({ onlyLive, onlyReplayed }) => onlyLive + onlyReplayed > 0);
    if (differs.length > 0)
      throw new CopyRefused(
        parked > 0
          ? `${parked} facts of ${projection.name} are parked, so it cannot be compared: willow projections parked, then run this again.`
          : `${projection.name} is not what the history says, in ${differs.map(({ table }) => table).join(', ')}: willow projections rebuild ${projection.name}, then run this again.`,
      );
    out.say(`SAME ${projection.name}: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`);
  }
}
