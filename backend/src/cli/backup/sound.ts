import { eventStoreDbSource } from '../../event-sourcing/store/eventstoredb/eventstoredb-source.ts';
import { KeptChain } from '../../event-sourcing/store/eventstoredb/kept-chain.ts';
import { postgresSource } from '../../event-sourcing/store/postgres/postgres-source.ts';
import { lostSubscriptions, rewind } from '../../event-sourcing/subscriptions/rewind.ts';
import { runOn } from '../../event-sourcing/reactions/reaction-checkpoint.ts';
import { anchorFileOf } from '../../platform/event-store/anchor-file-of.ts';
import { CannotDo } from '../cannot-do.ts';
import { inspect } from '../doctor/keys.ts';
import type { Restoring } from './restoring.ts';

/** What is back is what was signed, opens, and is what every reaction has read. Throws CannotDo. */
export async function assertSound({ config, pools, owner, store, eventStoreDb, secrets, why }: Restoring): Promise<void> {
  const source = eventStoreDb ? eventStoreDbSource(eventStoreDb, new KeptChain(owner)) : postgresSource(pools.app);
  // One from before the master key was turned, or from while it was, has lines of the key before.
  const { publicKey, before } = secrets.signer;
  const { chain, faults } = await source.verify({ file: anchorFileOf(config.DATA_DIR, config.DATABASE_URL), publicKey, before });
  if (!chain.intact || faults.length > 0)
    throw new CannotDo('What is back is not what was signed: look with willow audit verify, and take another backup.');
  const { fit, wrapped, unwrapped, missing } = await inspect(pools, store, config);
  if (fit === 'other-key' || unwrapped < wrapped || missing.facts > 0)
    throw new CannotDo('Not every sealed fact has a key that opens: look with willow doctor keys, and take another backup.');
  const run = runOn(pools.app);
  for (const lost of await lostSubscriptions(run, store)) await rewind(run, store, lost, why.reason);
}
