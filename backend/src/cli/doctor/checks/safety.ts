import { openAnchor, parseAnchor } from '../../../event-sourcing/store/anchors/anchor.ts';
import { LogContradicted } from '../../../event-sourcing/store/anchors/log-anchors.ts';
import { postgresLog } from '../../../event-sourcing/store/anchors/postgres-log.ts';
import { EventStoreDbEventStore } from '../../../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { EventStoreDbLog } from '../../../event-sourcing/store/eventstoredb/eventstoredb-log.ts';
import { KeptChain } from '../../../event-sourcing/store/eventstoredb/kept-chain.ts';
import { Launches, Wordings } from '../../../modules/launch/index.ts';
import { openArchive } from '../../../platform/backup/archive.ts';
import { listBackups, type ListedBackup } from '../../../platform/backup/index-of-backups.ts';
import { anchorFileOf } from '../../../platform/event-store/anchor-file-of.ts';
import { LOG_CONTRADICTED } from '../../../platform/event-store/anchors.module.ts';
import { both } from '../../../platform/config/both-names.ts';
import { backupsIn, newestIn } from '../../../platform/backup/notes.ts';
import { launchChecks } from '../../launch/launch-check.ts';
import type { Check } from '../check.ts';
import { broken, type Finding, ok, warn } from '../finding.ts';
import { findingsOnKeys, inspect } from '../keys.ts';

const HOUR_MS = 3_600_000;
/** A checkpoint is signed once a day, whatever happens. */
const ANCHOR_HOURS = 26;
/** And a backup is made each night. */
const BACKUP_HOURS = 26;
const BACKUP_BROKEN_HOURS = 72;
/** Where a worker makes them. */
const BACKUP_MINUTES = 10;

export const masterKey: Check = {
  name: 'master-key',
  runbook: 'master-key',
  needs: ['postgresql', 'event-store'],
  look: async ({ pools, store, config }) => findingsOnKeys(await inspect(pools, store, config)),
};

export const anchors: Check = {
  name: 'anchors',
  runbook: 'log-contradicts-anchors',
  needs: ['postgresql', 'event-store'],
  async look({ config: { DATA_DIR, DATABASE_URL }, store, secrets }) {
    const file = anchorFileOf(DATA_DIR, DATABASE_URL);
    const newest = await file.newest();
    if (newest === null)
      return (await store.head()) === 'start'
        ? ok('the log is empty: nothing is signed yet')
        : broken(`there are none in ${file.path}`, 'Start a worker, which signs one every minute; or correct DATA_DIR');
    const anchor = openAnchor(newest, secrets().signer.publicKey);
    if (!anchor) return broken(`the newest in ${file.path} was not signed with our key`, 'Look with willow audit verify');
    return anchorFinding(anchor, Date.now());
  },
};

export const log: Check = {
  name: 'log',
  runbook: 'log-contradicts-anchors',
  needs: ['postgresql', 'event-store'],
  async look({ config: { DATA_DIR, DATABASE_URL, EVENTSTORE_URL }, pools }) {
    const line = await anchorFileOf(DATA_DIR, DATABASE_URL).newest();
    const newest = line === null ? null : parseAnchor(line);
    if (newest === null) return ok('nothing of it is signed yet');
    const history = EVENTSTORE_URL ? new EventStoreDbEventStore({ url: EVENTSTORE_URL }) : null;
    try {
      const head = history ? new EventStoreDbLog(history, new KeptChain(pools.app)) : postgresLog(pools.app);
      const holds = await head.head(newest).then((found) => found?.anchored === newest.hash, orContradicted);
      const figures = { position: newest.position };
      return holds
        ? ok(`it holds what was signed last, at position ${newest.position}`, figures)
        : broken('it is not what was signed last', LOG_CONTRADICTED, figures);
    } finally {
      await history?.close();
    }
  },
};

function orContradicted(error: unknown): false {
  if (error instanceof LogContradicted) return false;
  throw error;
}

/** Whether the log is still being signed. */
export function anchorFinding({ position, at }: { readonly position: number; readonly at: string }, now: number): Finding {
  const hours = Math.max(0, Math.floor((now - Date.parse(at)) / HOUR_MS));
  const figures = { position, at, hours };
  const says = `the log is signed up to position ${position}, ${ago(hours)}`;
  return hours > ANCHOR_HOURS
    ? broken(
        says,
        'Look at the log of the worker, and with willow audit verify: it signs nothing while the log is not what it signed',
        figures,
      )
    : ok(says, figures);
}

const ago = (hours: number): string =>
  hours === 0 ? 'within the last hour' : hours < 48 ? `${hours} hours ago` : `${Math.floor(hours / 24)} days ago`;

export const backups: Check = {
  name: 'backups',
  runbook: 'backup',
  async look({ config, secrets }) {
    if (config.BACKUP_URL && config.BACKUP_RECIPIENT)
      return ownBackupFinding(await listBackups(openArchive(config), secrets()), new Date());
    const folder = backupsIn(config.DATA_DIR);
    return backupFinding(folder, await newestIn(folder), Date.now());
  },
};

/** Of those that a worker makes: whole ones each night, and what came since each minute. */
export function ownBackupFinding(listed: readonly ListedBackup[], now: Date): Finding {
  const newest = listed.at(-1);
  if (!newest) return broken('there is none yet', 'Look at the log of the worker, or make one with willow backup');
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(newest.upTo)) / 60_000));
  const figures = { at: newest.at, upTo: newest.upTo, minutes, backups: listed.length };
  const says = `the newest goes up to ${newest.upTo}, ${minutes} minutes ago`;
  const todo = 'Look at the log of the worker and at /health/ready why no newer one is made: one is each minute';
  if (minutes > BACKUP_HOURS * 60) return broken(says, todo, figures);
  return minutes > BACKUP_MINUTES || isTooOld(newest, now) ? warn(says, todo, figures) : ok(says, figures);
}

const isTooOld = ({ at }: ListedBackup, now: Date): boolean => now.getTime() - Date.parse(at) > BACKUP_HOURS * HOUR_MS;

/** Of whatever makes backups it is known only what it leaves in the folder. */
export function backupFinding(folder: string, newest: number | null, now: number): Finding {
  if (newest === null)
    return warn(
      'none known',
      `Make a key with willow backup keygen and set ${both('BACKUP_RECIPIENT')}: then the worker makes them (ops/docker/README.md, Backup and restore). Those made by other means are known by a note in ${folder}`,
    );
  const hours = Math.max(0, Math.floor((now - newest) / HOUR_MS));
  const figures = { at: new Date(newest).toISOString(), hours };
  const says = `the newest in ${folder} is from ${ago(hours)}`;
  const todo = 'Look why no newer one was made: it is made each night';
  if (hours > BACKUP_BROKEN_HOURS) return broken(says, todo, figures);
  return hours > BACKUP_HOURS ? warn(says, todo, figures) : ok(says, figures);
}

export const launch: Check = {
  name: 'launch-check',
  needs: ['postgresql', 'event-store'],
  async look({ codec, store }) {
    const asked = codec();
    const repositories = { launches: new Launches(store, asked), wordings: new Wordings(store, asked), context: { now: new Date() } };
    const open = (await launchChecks(repositories)).reduce((sum, each) => sum + each.open.length, 0);
    return open === 0 ? ok('ready to launch', { open }) : warn(`${open} items are open`, 'Look with willow launch-check', { open });
  },
};
