import { bringDocuments } from '../../platform/backup/copied-documents.ts';
import { bringEpochKeys } from '../../platform/backup/epoch-keys.ts';
import { dropAll, eraseAgain, loadTables } from '../../platform/backup/load-backup.ts';
import { openBlobStore } from '../../platform/blobs/open-blob-store.ts';
import { ownerUrlOf } from '../../platform/config/config.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { allMigrations } from '../../platform/database/migrations/index.ts';
import { APP_ROLE } from '../../platform/database/roles.ts';
import { migrateQueue } from '../../platform/queue/index.ts';
import { allProjections } from '../../read-models.ts';
import { rebuildWith } from '../rebuild.ts';
import { bringErasuresForward } from './bring-erasures-forward.ts';
import { beginOnOtherServer, copyHistory, translateToCopy } from './restore-history.ts';
import { lostAfter, placeAnchors } from './restore-anchors.ts';
import type { Restoring } from './restoring.ts';
import { assertSound } from './sound.ts';

/** Each step before the last may be repeated from the beginning: whatever stops it, the same command does all of it again. */
export async function restoreAll(restoring: Restoring, began: number): Promise<void> {
  const { chain, config, out, owner, archive } = restoring;
  const last = chain.at(-1)!;
  if (restoring.eventStoreDb) await copyHistory(restoring);
  await makeTables(restoring);
  out.say('Loading the tables');
  const returned = await inTransaction(restoring, async () => {
    await loadTables(owner, chain, restoring);
    if (restoring.eventStoreDb) await translateToCopy(restoring);
    return eraseAgain(owner, restoring.erased);
  });
  await migrate({ ownerUrl: ownerUrlOf(config) });
  await bringEpochKeys({ archive, unseal: restoring.unseal, documents: openBlobStore(config) }, chain);
  if (!config.REDIS_URL) await migrateQueue(ownerUrlOf(config), APP_ROLE);
  const documents = await bringDocuments({ archive, documents: openBlobStore(config) }, await documentsIn(restoring));
  const lost = await lostAfter(restoring);
  await placeAnchors(restoring);
  if (restoring.eventStoreDb) await beginOnOtherServer(restoring);
  const erasedAgain = await bringErasuresForward(restoring, returned);
  await buildReadModels(restoring);
  await assertSound(restoring);
  const seconds = Math.round((performance.now() - began) / 1_000);
  const document = {
    backup: last.name,
    segments: last.segment,
    facts: last.head.facts,
    upTo: last.at,
    erasedAgain,
    documents: documents.brought,
    lost,
    seconds,
  };
  out.tell(
    document,
    `${last.head.facts} facts are back, as of ${last.at}, in ${seconds} seconds: the log is what was signed, and every sealed fact has its key`,
    ...(erasedAgain > 0
      ? [`${erasedAgain} customers who were erased since are erased again; the worker finishes that when it starts`]
      : []),
    ...(documents.lost > 0 ? [`${documents.lost} printed documents are in no backup: they are printed anew`] : []),
    `Lost is what came after ${lost.from}${lost.to ? `: ${lost.facts ?? 'some'} facts, until ${lost.to}` : ', if anything did'}`,
    'Everybody signs in again. Start api and worker now',
  );
}

async function makeTables({ owner, chain, config }: Restoring): Promise<void> {
  const made = new Set(chain.at(-1)!.migrations);
  await dropAll(owner);
  // As they were when the backup was made; what newer migrations change is changed with the rows in it.
  await migrate({ ownerUrl: ownerUrlOf(config), migrations: allMigrations.filter((Each) => made.has(new Each().name)) });
}

async function inTransaction<T>({ owner }: Restoring, work: () => Promise<T>): Promise<T> {
  await owner.query('BEGIN');
  try {
    const result = await work();
    await owner.query('COMMIT');
    await owner.query('ANALYZE');
    return result;
  } catch (error) {
    await owner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function documentsIn({ run }: Restoring): Promise<readonly string[]> {
  const rows = await run<{ blob: string }>('SELECT DISTINCT blob FROM documents.will_document WHERE blob IS NOT NULL', []);
  return rows.map(({ blob }) => blob);
}

const AT_ONCE = 2;

/** From the first fact on, with the keys that are left: what was erased is in none of them. */
async function buildReadModels(restoring: Restoring): Promise<void> {
  const waiting = [...allProjections];
  const build = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { processed } = await rebuildWith(restoring, next);
      restoring.out.say(`Built ${next.name} from ${processed} facts`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, build));
}
