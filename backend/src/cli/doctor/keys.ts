import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import type { EventStore } from '../../event-sourcing/store/event-store.ts';
import { openPools } from '../../platform/database/pools.ts';
import { openEventStore } from '../../platform/event-store/open-event-store.ts';
import { inspectKeys, type KeyReport } from '../../platform/keys/inspect-keys.ts';
import { hasKeyCheck } from '../../platform/keys/key-check.ts';
import { missingKeys, type MissingKeys } from '../../platform/keys/missing-keys.ts';
import type { Config } from '../../platform/config/config.ts';
import { openKeyEpochs } from '../../platform/keys/open-key-vault.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import { Logger } from '../../platform/logging/logger.ts';
import { reachableConfig } from '../reachable-config.ts';
import { command } from '../command.ts';
import { broken, type Finding, ok, warn } from './finding.ts';

export const doctorKeysCommand = command({
  usage: 'doctor keys',
  about: 'whether MASTER_KEY is the key of this database and opens every key kept under it, and whether every sealed fact has its key',
  json: '{ "fit": "fits" | "before" | "unknown" | "other-key", "wrapped", "unwrapped", "destroyed", "epoch", "keyBefore", "examples", "missing": { "facts", "streams", "examples" } }',
  async run(_given, env, out) {
    const config = await reachableConfig(env, ['DATABASE_URL', 'EVENTSTORE_URL']);
    const { DATABASE_URL, EVENTSTORE_URL, TIMEOUT_FACTOR } = config;
    const pools = openPools({ databaseUrl: DATABASE_URL, timeoutFactor: TIMEOUT_FACTOR });
    const store = openEventStore({ url: EVENTSTORE_URL, pools, logger: new Logger('silent', 'cli') });
    try {
      const inspected = await inspect(pools, store, config);
      out.tell(inspected, ...linesOf(inspected), ...linesOfMissing(inspected.missing));
      if (areBroken(inspected)) process.exitCode = 1;
    } finally {
      await store.close();
      await pools.close();
    }
  },
});

export type Inspected = KeyReport & { readonly missing: MissingKeys };

/** Whether the key is the one of this database, opens what is kept under it, and nothing sealed is without its key. */
export async function inspect({ app }: Pick<Pools, 'app'>, store: EventStore, config: Config): Promise<Inspected> {
  const report = await inspectKeys(app, new Secrets(config.MASTER_KEY), openKeyEpochs(app, config));
  return { ...report, missing: (await hasKeyCheck(app)) ? await missingKeys(app, store) : NONE };
}

const areBroken = ({ fit, wrapped, unwrapped, missing }: Inspected): boolean =>
  fit === 'other-key' || unwrapped < wrapped || missing.facts > 0;

/** The same in the doctor's words. */
export function findingsOnKeys(inspected: Inspected): Finding {
  const { fit, wrapped, destroyed, missing } = inspected;
  const figures = { fit, kept: wrapped, open: inspected.unwrapped, destroyed, missing: missing.facts };
  const says = [...linesOf(inspected), ...(missing.facts > 0 ? linesOfMissing(missing) : [])].join('. ');
  if (areBroken(inspected)) return broken(says, 'Look with willow doctor keys', figures);
  const todo = toTurn(inspected);
  return todo === null ? ok(says, figures) : warn(says, todo, figures);
}

const NONE: MissingKeys = { facts: 0, streams: 0, examples: [] };

const FITS = {
  fits: 'MASTER_KEY is the key of this database',
  unknown: 'Nothing is sealed in this database yet: it takes the first MASTER_KEY that it is started with',
  before: 'This database is still sealed with the master key before MASTER_KEY, which is there as well',
  'other-key':
    'MASTER_KEY is not the key that this database was sealed with. Put the key back from its backup; without it nothing can be read',
} as const;

const NO_EPOCH =
  'They are wrapped by the master key alone, so that an old copy of the database opens with it, erased customers too. Once every api and worker is of this release: willow keys turn';

/** While the master key is turned: what comes next. */
function toTurn({ fit, keyBefore }: KeyReport): string | null {
  if (fit === 'before') return 'Once every api and worker has this MASTER_KEY: willow keys turn-master';
  return fit === 'fits' && keyBefore ? 'The key before is not needed any more: put in the MASTER_KEY that ends with .turned' : null;
}

function linesOf(report: KeyReport): readonly string[] {
  const { fit, destroyed, wrapped, unwrapped, epoch, examples } = report;
  const [shut, todo] = [wrapped - unwrapped, toTurn(report)];
  return [
    FITS[fit],
    `${wrapped} keys are kept, ${unwrapped} of them open; ${destroyed} more were destroyed by erasure`,
    ...(wrapped === 0 || epoch > 0 ? [] : [NO_EPOCH]),
    ...(todo === null ? [] : [todo]),
    ...(shut > 0 ? [`${shut} do not open, such as ${examples.join(', ')}`] : []),
    ...(shut > 0 && fit === 'fits' ? ['These are damaged: restore vault.subject_key from the backup of the database'] : []),
  ];
}

const linesOfMissing = ({ facts, streams, examples }: MissingKeys): readonly string[] =>
  facts === 0
    ? ['Every sealed fact has its key, or a record that it was destroyed']
    : [
        `${facts} sealed facts of ${streams} streams have neither a key nor a record that it was destroyed, such as ${examples.join(', ')}`,
        'The database is older than the history: put it back from a backup that was made after the history’s',
      ];
