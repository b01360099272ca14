import type pg from 'pg';
import { seal, unseal } from '../../event-sourcing/codec/sealing.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { withClient } from '../database/with-client.ts';
import { KeyEpochs } from './key-epochs.ts';
import type { Secrets } from './secrets.ts';

type Turning = { readonly databaseUrl: string; readonly secrets: Secrets; readonly blobs: BlobStore };
export type Turned = { readonly epoch: number; readonly rewrapped: number; readonly destroyed: number };

const LOCK = `hashtextextended('willow.key-epoch', 0)`;
const PAGE = 500;

/**
 * Begins the next epoch, wraps every key anew, and destroys the key of each epoch before: what was wrapped by those opens for nobody, in old
 * backups and the write-ahead log too. Safe to repeat: the next turn finishes one that was interrupted. Waits for one that is under way.
 * `isDue`: looked at under the lock; where it says no, only what was left over is finished.
 */
export async function turnEpoch({ databaseUrl, secrets, blobs }: Turning, isDue: (now: Standing) => boolean = () => true): Promise<Turned> {
  return withTurnLock(databaseUrl, async (client) => {
    const turned = await turnLocked(client, { secrets, blobs, isDue });
    return { ...turned, destroyed: await destroyEnded(client, new KeyEpochs(client, secrets, blobs)) };
  });
}

/** One turn at a time, of an epoch or of the master key. */
export const withTurnLock = <T>(databaseUrl: string, work: (client: pg.ClientBase) => Promise<T>): Promise<T> =>
  withClient(databaseUrl, async (client) => {
    await client.query(`SELECT pg_advisory_lock(${LOCK})`);
    return work(client);
  });

type Turn = Omit<Turning, 'databaseUrl'> & {
  readonly isDue?: (now: Standing) => boolean;
  /** How many keys are wrapped anew by now. */
  readonly reached?: ((count: number) => void) | undefined;
};

/** The same for who has the lock; nothing is destroyed. */
export async function turnLocked(
  client: pg.ClientBase,
  { secrets, blobs, isDue = () => true, reached }: Turn,
): Promise<Omit<Turned, 'destroyed'>> {
  const epochs = new KeyEpochs(client, secrets, blobs);
  const standing = await standingOf(client);
  const epoch = isDue(standing) ? await begin(client, epochs, standing.epoch + 1) : standing.epoch;
  return { epoch, rewrapped: await rewrap(client, epochs, epoch, reached) };
}

/** `beganMsAgo`: by the database's clock. */
export type Standing = { readonly epoch: number; readonly beganMsAgo: number; readonly turnsByItself: boolean };

export async function standingOf(db: Pick<pg.ClientBase, 'query'>): Promise<Standing> {
  const { rows } = await db.query<{ epoch: number; ms: number; turns: boolean }>(
    `SELECT id AS epoch, (extract(epoch FROM now() - began_at) * 1000)::float8 AS ms, turns_by_itself AS turns
       FROM vault.key_epoch WHERE ended_at IS NULL ORDER BY id DESC LIMIT 1`,
  );
  const [row] = rows;
  return { epoch: row?.epoch ?? 0, beganMsAgo: row?.ms ?? 0, turnsByItself: row?.turns ?? false };
}

async function begin(client: pg.ClientBase, epochs: KeyEpochs, id: number): Promise<number> {
  const { address } = await epochs.make(id);
  // Whoever wraps a key locks the row of its epoch: from here on nobody wraps with the one before.
  await client.query(
    `WITH ended AS (UPDATE vault.key_epoch SET ended_at = now() WHERE ended_at IS NULL)
     INSERT INTO vault.key_epoch (id, address) VALUES ($1, $2)`,
    [id, address],
  );
  return id;
}

type Wrapped = { readonly subject: string; readonly wrapped: Buffer; readonly epoch: number };

async function rewrap(client: pg.ClientBase, epochs: KeyEpochs, epoch: number, reached?: (count: number) => void): Promise<number> {
  const next = await epochs.keyOf(epoch);
  let count = 0;
  for (let after = ''; ;) {
    const { rows } = await client.query<Wrapped>(
      `SELECT subject, wrapped, epoch FROM vault.subject_key
        WHERE epoch <> $1 AND wrapped IS NOT NULL AND subject > $2 ORDER BY subject LIMIT ${PAGE}`,
      [epoch, after],
    );
    const last = rows.at(-1);
    if (!last || !next) return count;
    const again: Buffer[] = [];
    for (const row of rows) {
      const before = await epochs.keyOf(row.epoch);
      if (!before) throw new Error(`The key of ${row.subject} is wrapped by epoch ${row.epoch}, which was destroyed`);
      const plain = unseal(before, row.subject, row.wrapped);
      again.push(seal(next, row.subject, plain));
      plain.fill(0);
    }
    // One that was destroyed meanwhile stays destroyed.
    const { rowCount } = await client.query(
      `UPDATE vault.subject_key k SET wrapped = n.wrapped, epoch = $3
         FROM unnest($1::text[], $2::bytea[]) AS n (subject, wrapped)
        WHERE k.subject = n.subject AND k.wrapped IS NOT NULL AND k.epoch <> $3`,
      [rows.map(({ subject }) => subject), again, epoch],
    );
    count += rowCount ?? 0;
    reached?.(count);
    after = last.subject;
  }
}

/** Only what wraps nothing any more. */
export async function destroyEnded(client: pg.ClientBase, epochs: KeyEpochs): Promise<number> {
  const { rows } = await client.query<{ id: number; address: string }>(
    `SELECT id, address FROM vault.key_epoch e WHERE ended_at IS NOT NULL AND address IS NOT NULL
        AND NOT EXISTS (SELECT FROM vault.subject_key k WHERE k.epoch = e.id AND k.wrapped IS NOT NULL)`,
  );
  for (const { id, address } of rows) {
    await epochs.destroy(address);
    await client.query('UPDATE vault.key_epoch SET address = NULL, destroyed_at = now() WHERE id = $1', [id]);
  }
  return rows.length;
}
