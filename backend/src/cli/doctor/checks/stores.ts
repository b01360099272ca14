import { assertDatabaseIsSafe, assertMigrated, UnsafeDatabase } from '../../../platform/database/database-safety.ts';
import { excessOf } from '../../../platform/event-store/app-login.ts';
import { assertOutsideParts, type OutsidePart } from '../../../platform/process/outside-parts.ts';
import { allMigrations } from '../../../platform/database/migrations/index.ts';
import { WriteCheck } from '../../../platform/database/write-check.ts';
import { withClient } from '../../../platform/database/with-client.ts';
import { redisFigures } from '../../../platform/queue/index.ts';
import type { Check } from '../check.ts';
import { above, broken, type Finding, ok, warn } from '../finding.ts';
import type { DoctorContext } from '../doctor-context.ts';
import { eventStoreDbVersion } from './eventstoredb-version.ts';

/** The oldest that the compose file or the embedded server ever ran. */
const TRIED_POSTGRES = 18;
const CONNECTIONS = { warn: 0.8, broken: 0.95 };
const MEBIBYTE = 1_048_576;

const reach = (setting: OutsidePart, { config }: DoctorContext): Promise<void> => assertOutsideParts(config, [setting]);

export const postgresql: Check = {
  name: 'postgresql',
  runbook: 'database',
  async look(context) {
    await reach('DATABASE_URL', context);
    await assertMigrated(context.pools.app);
    return [
      await serverOf(context),
      await writesOf(context),
      await connectionsOf(context),
      ...(await safetyOf(context)),
      ...(await migrationsOf(context)),
    ];
  },
};

async function serverOf({ pools }: DoctorContext): Promise<Finding> {
  const { rows } = await pools.app.query<{ version: string; bytes: string }>(
    `SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes`,
  );
  const { version = '', bytes = '0' } = rows[0] ?? {};
  const mebibytes = Math.round(Number(bytes) / MEBIBYTE);
  const figures = { version, mebibytes };
  const says = `PostgreSQL ${version}, the database has ${mebibytes} MiB`;
  return Number.parseInt(version, 10) < TRIED_POSTGRES
    ? warn(`${says}; tried was ${TRIED_POSTGRES} and newer`, `Move to PostgreSQL ${TRIED_POSTGRES}`, figures)
    : ok(says, figures);
}

async function writesOf({ pools, config: { TIMEOUT_FACTOR } }: DoctorContext): Promise<Finding> {
  const writes = new WriteCheck({ connect: pools.connectDirect, timeoutFactor: TIMEOUT_FACTOR });
  try {
    const problem = await writes.problem();
    return problem === null
      ? ok('it takes writes')
      : broken(problem, 'Make room on its disk, or mend what it names: ops/runbooks/database.md. Until then nothing can be saved');
  } finally {
    await writes.close();
  }
}

async function connectionsOf({ pools }: DoctorContext): Promise<Finding> {
  const { rows } = await pools.app.query<{ used: number; most: number }>(
    `SELECT (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
            current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most`,
  );
  const { used = 0, most = 1 } = rows[0] ?? {};
  const status = above(used / most, CONNECTIONS);
  const figures = { used, most };
  const says = `${used} of ${most} connections are in use`;
  if (status === 'ok') return ok(says, figures);
  return { status, says, todo: 'Raise max_connections, or stop what holds them: SELECT * FROM pg_stat_activity', figures };
}

async function safetyOf({ pools }: DoctorContext): Promise<readonly Finding[]> {
  try {
    await assertDatabaseIsSafe(pools.app);
    return [];
  } catch (error) {
    if (!(error instanceof UnsafeDatabase)) throw error;
    return error.findings.map((finding) => broken(finding, 'api and worker do not start like this: set it right, or run willow migrate'));
  }
}

/** Only the owner may look. */
async function migrationsOf({ config: { DATABASE_OWNER_URL: url } }: DoctorContext): Promise<readonly Finding[]> {
  if (!url) return [];
  const { rows } = await withClient(url, (owner) => owner.query<{ name: string }>('SELECT name FROM migrations'));
  const done = new Set(rows.map(({ name }) => name));
  const left = allMigrations.filter(({ name }) => !done.has(name));
  return left.length === 0
    ? [ok(`all ${done.size} migrations have run`)]
    : [broken(`${left.length} migrations have not run, such as ${left[0]?.name}`, 'Run willow migrate')];
}

export const events: Check = {
  name: 'event-store',
  runbook: 'event-store',
  needs: ['postgresql'],
  async look(context) {
    const { config, store } = context;
    if (!config.EVENTSTORE_URL) return ok(`the events are in PostgreSQL, up to position ${await store.head()}`);
    await reach('EVENTSTORE_URL', context);
    const version = await eventStoreDbVersion(config.EVENTSTORE_URL);
    const found = [
      ok(version === null ? 'EventStoreDB answers, and does not say its version' : `EventStoreDB ${version} answers`, { version }),
    ];
    const excess = await excessOf('EVENTSTORE_URL', config.EVENTSTORE_URL, 'wanted');
    return excess === null ? found : [...found, overmighty(excess, config.NODE_ENV)];
  },
};

const overmighty = (excess: string, nodeEnv: string): Finding =>
  (nodeEnv === 'production' ? broken : warn)(excess, 'Run willow eventstore prepare, and use the login made there');

export const redis: Check = {
  name: 'redis',
  runbook: 'redis',
  async look(context) {
    const { REDIS_URL } = context.config;
    if (!REDIS_URL) return ok('is not used: the queue is in PostgreSQL');
    await reach('REDIS_URL', context);
    const figures = await redisFigures(REDIS_URL);
    const says = `Redis ${figures.version} answers, and uses ${figures.usedMebibytes} MiB`;
    if (figures.policy !== 'noeviction')
      return broken(`${says}; it throws jobs away when its memory is full (${figures.policy})`, 'Set maxmemory-policy noeviction', figures);
    if (figures.appendOnly === 'off')
      return warn(`${says}; what it holds is lost when it stops`, 'Set appendonly yes, so that jobs need not be derived again', figures);
    return ok(says, figures);
  },
};
