import { ConfigError } from '../config/config.ts';
import { withClient } from '../database/with-client.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { inspectKeys } from './inspect-keys.ts';
import { checkValueOf, masterKeyFit, WrongMasterKey } from './key-check.ts';
import { KeyEpochs } from './key-epochs.ts';
import type { Secrets } from './secrets.ts';
import { destroyEnded, type Turned, turnLocked, withTurnLock } from './turn-epoch.ts';

type Turning = {
  readonly databaseUrl: string;
  /** Only the owner of the tables says which master key is the one of the database. */
  readonly ownerUrl: string;
  /** With the key before, which is turned into it. */
  readonly secrets: Secrets;
  readonly blobs: BlobStore;
  readonly reached?: (count: number) => void;
};

/**
 * From here on the new master key is the one of the database: it seals the key of the next epoch, which wraps every key anew, and what was
 * wrapped with the help of the one before is destroyed. Safe to repeat, and the way to finish what was interrupted. Throws ConfigError.
 */
export async function turnMasterKey({ databaseUrl, ownerUrl, secrets, blobs, reached }: Turning): Promise<Turned> {
  if (!secrets.before)
    throw new ConfigError(['MASTER_KEY: has no key before it that could be turned; willow keys new-master makes one that has']);
  return withTurnLock(databaseUrl, async (client) => {
    const fit = await masterKeyFit(client, secrets);
    if (fit === 'other-key') throw new WrongMasterKey();
    if (fit === 'before') {
      // What hangs on the master key alone says nothing about which one: none of it is left after this, also of a turn that was interrupted.
      await turnLocked(client, { secrets, blobs, reached, isDue: ({ epoch }) => epoch === 0 });
      await sayTurned(ownerUrl, secrets);
    }
    const turned = await turnLocked(client, { secrets, blobs, reached });
    const epochs = new KeyEpochs(client, secrets.turned, blobs);
    await assertOpensWithout(client, secrets.turned, epochs);
    return { ...turned, destroyed: await destroyEnded(client, epochs) };
  });
}

async function sayTurned(ownerUrl: string, secrets: Secrets): Promise<void> {
  const values = [secrets, secrets.before].map((each) => each && checkValueOf(each));
  const { rowCount } = await withClient(ownerUrl, (owner) => owner.query('UPDATE vault.key_check SET value = $1 WHERE value = $2', values));
  if (rowCount !== 1)
    throw new ConfigError(['DATABASE_OWNER_URL: must be of the same database as DATABASE_URL; the master key was not turned']);
}

async function assertOpensWithout(client: Parameters<typeof inspectKeys>[0], turned: Secrets, epochs: KeyEpochs): Promise<void> {
  const { wrapped, unwrapped, examples } = await inspectKeys(client, turned, epochs);
  if (unwrapped < wrapped)
    throw new Error(
      `${wrapped - unwrapped} keys do not open with the new master key alone, such as ${examples.join(', ')}. Nothing was destroyed: put the store of documents back, then run the same command again`,
    );
}
