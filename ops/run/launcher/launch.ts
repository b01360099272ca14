import { join } from 'node:path';
import { freePort } from '../../local/kit/free-port.ts';
import { banner } from './banner.ts';
import { makeDataDir } from './data-dir.ts';
import { productEnvironment, secureSecrets, standInKeys } from './environment.ts';
import type { Environment } from './environment.ts';
import type { Part } from './keep-running.ts';
import { assertMayMakeKey } from './new-key.ts';
import { lastLines, rotateLog, runProgram, runToEnd } from './node-part.ts';
import { requirePorts } from './ports.ts';
import { withAllLogins } from './postgres/logins.ts';
import { startPostgres } from './postgres/server.ts';
import { waitUntil } from './processes.ts';
import { claimDataDir } from './run-state.ts';
import type { Claim } from './run-state.ts';
import type { Settings } from './settings.ts';
import { startStandIns } from './stand-ins.ts';
import type { StandIn } from './stand-ins.ts';

type LaunchOptions = {
  readonly settings: Settings;
  readonly given: Readonly<Record<string, string | undefined>>;
  readonly backend: string;
  readonly say: (line: string) => void;
  readonly standIns?: typeof startStandIns;
  /** Aborts on a request to stop; a start in progress is undone. */
  readonly signal: AbortSignal;
};

export type Launched = { readonly parts: readonly Part[]; stop(): Promise<void> };

const READY_WITHIN_MS = 90_000;
const EARLY_DEATHS = 3;
const METRICS_PORT = 9464;

/** To be stopped in the opposite order. */
class Started {
  readonly programs: Part[] = [];
  standIns: readonly StandIn[] = [];
  database: Part | undefined;
  readonly claim: Claim;

  constructor(claim: Claim) {
    this.claim = claim;
  }

  async stop(): Promise<void> {
    this.claim.stopping();
    await Promise.all(this.programs.map((part) => part.stop()));
    await Promise.all(this.standIns.map((standIn) => standIn.close()));
    await this.database?.stop();
    this.claim.release();
  }
}

const logOf = ({ dataDir }: Settings, name: string): string => {
  const path = join(dataDir, 'logs', `${name}.log`);
  rotateLog(path);
  return path;
};

const portsOf = ({ ports, real }: Settings): Parameters<typeof requirePorts>[0] => [
  { port: ports.web, what: 'storefront and API', variable: 'PORT' },
  ...(ports.metrics ? [{ port: ports.metrics, what: 'metrics', variable: 'METRICS_PORT' }] : []),
  ...(real.mail ? [] : [{ port: ports.mailbox, what: 'mailbox', variable: 'MAILBOX_PORT' }]),
  ...(real.stripe ? [] : [{ port: ports.stripe, what: 'local Stripe', variable: 'STRIPE_LOCAL_PORT' }]),
];

const databaseUrl = async ({ settings, given, say }: LaunchOptions, started: Started): Promise<string> => {
  if (given['DATABASE_URL']) return given['DATABASE_URL'];
  const { url, part } = await startPostgres(settings.dataDir, logOf(settings, 'postgres'), say);
  started.database = part;
  return url;
};

/** Of a database that is not ours; `productEnvironment` leaves them out. */
const OF_MIGRATE = ['DATABASE_OWNER_URL', 'EVENTSTORE_ADMIN_URL', 'EVENTSTORE_AUDIT_URL'];
const ownersOf = (given: LaunchOptions['given']): Environment =>
  Object.fromEntries(OF_MIGRATE.flatMap((name) => (given[name] ? [[name, given[name]]] : [])));

const startPrograms = async ({ settings, backend, say }: LaunchOptions, whole: Environment, started: Started): Promise<void> => {
  // Migrating made the first operator; nothing that runs on needs the password.
  const { ADMIN_PASSWORD: _, ...env } = whole;
  // The worker serves its own metrics: two processes cannot share a port.
  const workerEnv = { ...env, METRICS_PORT: String(await freePort(Number(env['METRICS_PORT']) + 1)) };
  for (const [name, variables] of [
    ['api', env],
    ['worker', workerEnv],
  ] as const) {
    started.programs.push(
      runProgram({ name, file: join(backend, `${name}.main.js`), env: variables, logFile: logOf(settings, name), say }),
    );
  }
};

/** Null when it is ready. */
const whyNotReady = async (url: string): Promise<string | null> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return answer.ok ? null : await answer.text();
  } catch {
    return 'it does not answer';
  }
};

const waitForReady = async ({ settings, given, signal }: LaunchOptions, programs: readonly Part[]): Promise<void> => {
  // What is no number, the product refuses.
  const withinMs = READY_WITHIN_MS * (Number(given['TIMEOUT_FACTOR']) || 1);
  const failing = (): Part | undefined => programs.find((part) => part.deaths >= EARLY_DEATHS);
  const url = `http://localhost:${settings.ports.web}/health/ready`;
  let why: string | null = null;
  const settled = await waitUntil(
    async () => signal.aborted || failing() !== undefined || (why = await whyNotReady(url)) === null,
    withinMs,
    100,
  );
  if (settled && !failing()) return;
  const name = failing()?.name ?? 'api';
  const reason = failing() ? `${name} does not start` : `Not ready after ${withinMs / 1000} s (${url}): ${why}`;
  throw new Error(`${reason}. The end of its log:\n${lastLines(join(settings.dataDir, 'logs', `${name}.log`))}`);
};

const bringUp = async (options: LaunchOptions, started: Started, begin: number): Promise<void> => {
  const { settings, given, backend, say, signal, standIns = startStandIns } = options;
  await requirePorts(portsOf(settings));
  await assertMayMakeKey(settings, given, backend);
  secureSecrets(settings, given);
  const keys = standInKeys(settings.dataDir);
  started.standIns = await standIns(settings, keys);
  const url = await databaseUrl(options, started);
  const metricsPort = settings.ports.metrics ?? (await freePort(METRICS_PORT));
  const env = productEnvironment(given, settings, { databaseUrl: url, metricsPort, keys });
  if (signal.aborted) return;
  await runToEnd('Migrating the database', join(backend, 'cli.main.js'), ['migrate'], withAllLogins({ ...ownersOf(given), ...env }));
  started.claim.publish(env);
  await startPrograms(options, env, started);
  await waitForReady(options, started.programs);
  if (!signal.aborted)
    say(banner(settings, env, { passwordGiven: Boolean(given['ADMIN_PASSWORD']), seconds: (performance.now() - begin) / 1000 }));
};

/** Runs until `stop`. When the start fails, everything started so far is stopped again. */
export const launch = async (options: LaunchOptions): Promise<Launched> => {
  const begin = performance.now();
  const { dataDir, publicUrl } = options.settings;
  makeDataDir(dataDir);
  const started = new Started(await claimDataDir(dataDir, publicUrl));
  try {
    await bringUp(options, started, begin);
  } catch (error) {
    await started.stop();
    throw error;
  }
  return { parts: [...started.programs, ...(started.database ? [started.database] : [])], stop: () => started.stop() };
};
