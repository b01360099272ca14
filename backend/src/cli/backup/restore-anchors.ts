import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseAnchor } from '../../event-sourcing/store/anchors/anchor.ts';
import type { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';
import { postgresLog } from '../../event-sourcing/store/anchors/postgres-log.ts';
import { MORE_ANCHORS, OTHER_ANCHORS } from '../../platform/backup/anchors-since.ts';
import { readFile } from '../../platform/backup/sealed-files.ts';
import { anchorFileOf } from '../../platform/event-store/anchor-file-of.ts';
import type { Restoring } from './restoring.ts';

const fileOf = ({ config }: Restoring): AnchorFile => anchorFileOf(config.DATA_DIR, config.DATABASE_URL);

export type Lost = { readonly from: string; readonly to: string | null; readonly facts: number | null };

/** From the last fact of the backup to the last time that somebody signed the log, where that is still known. */
export async function lostAfter(restoring: Restoring): Promise<Lost> {
  const { head, at } = restoring.chain.at(-1)!;
  const from = head.recordedAt ?? at;
  const line = await fileOf(restoring).newest();
  const newest = line === null ? null : parseAnchor(line);
  if (!newest || newest.at <= at) return { from, to: null, facts: null };
  const facts = restoring.eventStoreDb ? null : newest.position - head.facts;
  return facts !== null && facts <= 0 ? { from, to: null, facts: null } : { from, to: newest.at, facts };
}

/**
 * Those of the backup, which prove that the log that is back is the one that was signed. What this machine has signed since about a log that is
 * gone is put aside and kept, with who did it and why. On another EventStoreDB the places are others: there the worker begins anew.
 */
export async function placeAnchors(restoring: Restoring): Promise<void> {
  const file = fileOf(restoring);
  if (!restoring.eventStoreDb && (await fits(restoring, await file.newest()))) return;
  await putAside(restoring, file);
  await bringBack(restoring, file);
  if (restoring.eventStoreDb) await putAside(restoring, file);
}

async function fits({ owner }: Restoring, line: string | null): Promise<boolean> {
  const newest = line === null ? null : parseAnchor(line);
  return newest !== null && (await postgresLog(owner).head(newest))?.anchored === newest.hash;
}

async function putAside({ why }: Restoring, file: AnchorFile): Promise<void> {
  const newest = await file.newest();
  if (newest === null) return;
  const at = new Date().toISOString();
  await file.putAside(at, JSON.stringify({ at, ...why, newest: JSON.parse(newest) as object }));
}

async function bringBack({ chain, archive, unseal }: Restoring, { path }: AnchorFile): Promise<void> {
  const unfinished = `${path}.restoring`;
  const files = chain.flatMap(({ files: all }) => all.filter(({ name }) => name === MORE_ANCHORS || name === OTHER_ANCHORS));
  const from = files.findLastIndex(({ name }) => name === OTHER_ANCHORS);
  if (files.length === 0) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await rm(unfinished, { force: true });
  for (const file of files.slice(Math.max(0, from)))
    await pipeline(Readable.from(readFile(archive, unseal, file)), createWriteStream(unfinished, { flags: 'a', mode: 0o600, flush: true }));
  await rename(unfinished, path);
}
