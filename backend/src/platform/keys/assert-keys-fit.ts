import type pg from 'pg';
import type { EventStore } from '../../event-sourcing/store/event-store.ts';
import { assertMasterKeyFits, masterKeyFit, WrongMasterKey } from './key-check.ts';
import { assertHistoryHasItsKeys } from './missing-keys.ts';
import type { Secrets } from './secrets.ts';

/**
 * Master key, vault and history belong together. A vault that was never used takes the master key, unless there is a history already. Throws
 * WrongMasterKey or HistoryOfOtherKeys.
 */
export async function assertKeysFit(db: Pick<pg.Pool, 'query'>, secrets: Secrets, store: Pick<EventStore, 'readAll'>): Promise<void> {
  if ((await masterKeyFit(db, secrets)) === 'other-key') throw new WrongMasterKey();
  await assertHistoryHasItsKeys(db, store);
  await assertMasterKeyFits(db, secrets);
}
