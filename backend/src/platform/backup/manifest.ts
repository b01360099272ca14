import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Secrets } from '../keys/secrets.ts';
import { BackupRefused } from './backup-refused.ts';

const Part = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });

/** One table, the history, or the anchors: compressed, cut in parts, and each part encrypted by itself. */
export const BackupFile = z.object({
  name: z.string(),
  /** Of a table. */
  columns: z.array(z.string()).nullable(),
  rows: z.number(),
  /** Of what it says, before it was compressed. */
  sha256: z.string(),
  parts: z.array(Part),
});
export type BackupFile = z.infer<typeof BackupFile>;

/** The last fact that a backup has; nulls when there was none. */
const Head = z.object({ facts: z.number(), position: z.string().nullable(), id: z.string().nullable(), recordedAt: z.string().nullable() });

export const Manifest = z.object({
  format: z.literal(1),
  name: z.string(),
  /** 0: everything. From 1 on: what came since the one before. */
  segment: z.number().int().min(0),
  /** Of the manifest before, which this one goes on from. */
  previous: z.string().nullable(),
  store: z.enum(['postgres', 'eventstoredb']),
  migrations: z.array(z.string()),
  /** Which master key the keys are kept under; says nothing about it. */
  keyCheck: z.string(),
  /** The server and the database, so that nobody goes on from another one. */
  database: z.string(),
  beganAt: z.string(),
  /** When the history was read to its end, and after that the moment that the database was read at. */
  historyAt: z.string(),
  at: z.string(),
  head: Head,
  /** The oldest transaction that the database's moment may have missed. */
  xmin: z.string(),
  /** How much of the file of anchors is in, all together. */
  anchorBytes: z.number(),
  /** How many keys had been destroyed by then: the list of them beside the backups has as many at least. */
  erased: z.number(),
  files: z.array(BackupFile),
});
export type Manifest = z.infer<typeof Manifest>;

const Signed = z.object({ manifest: z.string(), signature: z.string() });

/** Signed with a key that follows from the master key: nobody else makes one, and nobody changes one. */
export const signed = (secrets: Secrets, document: object): Uint8Array => {
  const manifest = JSON.stringify(document);
  return Buffer.from(JSON.stringify({ manifest, signature: secrets.hmac('backup', manifest) }));
};

/** Throws BackupRefused. */
export function opened<T>(secrets: Secrets, schema: z.ZodType<T>, bytes: Uint8Array, what: string): T {
  const read = Signed.safeParse(jsonOf(bytes));
  if (!read.success) throw new BackupRefused(`${what} cannot be read: it was damaged.`);
  const { manifest, signature } = read.data;
  const [is, wanted] = [Buffer.from(signature), Buffer.from(secrets.hmac('backup', manifest))];
  if (is.length !== wanted.length || !timingSafeEqual(is, wanted))
    throw new BackupRefused(
      `${what} was not signed with this MASTER_KEY, or was changed. Put back the MASTER_KEY that the backup was made with; the keys in it open with no other.`,
    );
  const parsed = schema.safeParse(JSON.parse(manifest));
  if (!parsed.success) throw new BackupRefused(`${what} was made by another version of Willow: use the build that made it.`);
  return parsed.data;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Names sort by time. */
export const backupNameOf = (at: Date): string => at.toISOString().replaceAll(/[-:.]/g, '');
export const folderOf = ({ name, segment }: Pick<Manifest, 'name' | 'segment'>): string =>
  segment === 0 ? name : `${name}/${String(segment).padStart(6, '0')}`;
export const manifestPath = (of: Pick<Manifest, 'name' | 'segment'>): string => `${folderOf(of)}/manifest.json`;
