import { allMigrations } from '../database/migrations/index.ts';
import type { Secrets } from '../keys/secrets.ts';
import type { Archive } from './archive.ts';
import { BackupRefused } from './backup-refused.ts';
import { listBackups, type ListedBackup } from './index-of-backups.ts';
import { Manifest, manifestPath, opened, sha256 } from './manifest.ts';

export type Wanted = {
  /** The newest when left out. */
  readonly name?: string | undefined;
  /** Nothing that came later. */
  readonly until?: Date | undefined;
};

/** The whole one first, and then its segments in order, none of them missing, changed or of another backup. Throws BackupRefused. */
export async function chainOf(archive: Archive, secrets: Secrets, wanted: Wanted): Promise<readonly Manifest[]> {
  const listed = chosen(await listBackups(archive, secrets), wanted, archive);
  const chain: Manifest[] = [];
  let previous: string | null = null;
  const end = wanted.until?.toISOString();
  for (let segment = 0; segment <= listed.segments; segment += 1) {
    if (end && (chain.at(-1)?.at ?? '') >= end) return chain;
    const path = manifestPath({ name: listed.name, segment });
    const bytes: Uint8Array | null = await archive.get(path);
    if (!bytes) throw new BackupRefused(`${path} is missing in ${archive.at}.${upTo(chain)}`);
    const manifest = opened(secrets, Manifest, bytes, path);
    if (end && manifest.at > end) return chain;
    if (manifest.name !== listed.name || manifest.segment !== segment || manifest.previous !== previous)
      throw new BackupRefused(`${path} is of another backup, or of another place in this one.${upTo(chain)}`);
    previous = sha256(bytes);
    chain.push(manifest);
  }
  if (previous !== listed.last) throw new BackupRefused(`${listed.name} is not the backup that was listed: its end is another.`);
  return chain;
}

const upTo = (chain: readonly Manifest[]): string =>
  chain.length === 0
    ? ' This backup is broken: take another one.'
    : ` What is before it can be brought back with --until ${chain.at(-1)!.at}`;

function chosen(listed: readonly ListedBackup[], { name, until }: Wanted, { at }: Archive): ListedBackup {
  if (listed.length === 0) throw new BackupRefused(`There is no backup in ${at}.`);
  const longer = listed.findLast(({ facts }) => facts > (listed.at(-1)?.facts ?? 0));
  if (!name && !until && longer)
    throw new BackupRefused(
      `The newest backup in ${at} has fewer facts than an earlier one, ${longer.name}: it is of another product, or of a log that went back. Look with willow backup list, and name the one that you want.`,
    );
  const found = name
    ? listed.find((each) => each.name === name)
    : listed.findLast((each) => until === undefined || each.at <= until.toISOString());
  if (found && (until === undefined || found.at <= until.toISOString())) return found;
  throw new BackupRefused(`There is no such backup in ${at}: willow backup list shows those that there are, and when each was made.`);
}

/** Throws BackupRefused when this build does not know the tables that the backup was made of. */
export function assertBuildKnows({ migrations }: Manifest): void {
  const known = new Set(allMigrations.map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupRefused(`The backup was made by a newer build, whose tables this one does not know (${unknown[0]}): use that build.`);
}
