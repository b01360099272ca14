import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../local/kit/free-port.ts';
import { endProcess, waitUntil } from '../../run/launcher/processes.ts';

const LAUNCHER = fileURLToPath(new URL('../../run/launch.ts', import.meta.url));
const KEPT_LOGS = fileURLToPath(new URL('../.tmp/logs', import.meta.url));
const DATA_PREFIX = 'willow-journeys-';
const HOUR_MS = 3_600_000;
/** A start that ends by itself is seen at once; this ends one that hangs. */
const READY_WITHIN_MS = 300_000;

export const OPERATOR = { email: 'olive@willow.example', password: 'a password of some length' } as const;

/** Plain data, so that it can be handed to the tests' process. */
export type Addresses = {
  readonly url: string;
  readonly mailboxUrl: string;
  readonly stripeUrl: string;
  readonly dataDir: string;
  readonly pid: number;
};

export type RunningProduct = Addresses & {
  readonly said: () => string;
  /** On the same data, as after a launcher died. */
  startAgain(): Promise<RunningProduct>;
  end(): Promise<void>;
  /** Deletes its data, but keeps the logs. */
  stop(): Promise<void>;
};

type Given = Readonly<Record<string, string>>;
export type Ports = {
  readonly PORT: string;
  readonly MAILBOX_PORT: string;
  readonly STRIPE_LOCAL_PORT: string;
  readonly METRICS_PORT: string;
};

export const fourPorts = async (): Promise<Ports> => {
  const found = new Set<string>();
  while (found.size < 4) found.add(String(await freePort()));
  const [PORT = '', MAILBOX_PORT = '', STRIPE_LOCAL_PORT = '', METRICS_PORT = ''] = found;
  return { PORT, MAILBOX_PORT, STRIPE_LOCAL_PORT, METRICS_PORT };
};

/** As on a fresh machine: nothing of the tests' own environment may reach the product. */
const plainEnvironment = (ports: Ports, dataDir: string): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
  DATA_DIR: dataDir,
  ADMIN_EMAIL: OPERATOR.email,
  ADMIN_PASSWORD: OPERATOR.password,
  ...ports,
});

const untilReady = async (launcher: ChildProcess, said: () => string): Promise<void> => {
  const over = (): boolean => launcher.exitCode !== null || launcher.signalCode !== null;
  await waitUntil(() => over() || said().includes('is ready'), READY_WITHIN_MS);
  if (over() || !said().includes('is ready')) throw new Error(`The product did not start.\n${said()}`);
};

/** On these ports and this data. */
export const launchOn = async (name: string, ports: Ports, dataDir: string, given: Given): Promise<RunningProduct> => {
  // The channel ends the product with us, however we end.
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
  const launcher = spawn(process.execPath, [LAUNCHER], { env: { ...plainEnvironment(ports, dataDir), ...given }, stdio: [...stdio] });
  const chunks: string[] = [];
  for (const stream of [launcher.stdout, launcher.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
  const said = (): string => chunks.join('');
  const pid = launcher.pid ?? 0;
  const end = async (): Promise<void> => {
    await endProcess(pid, [
      ['SIGTERM', 30_000],
      ['SIGKILL', 5000],
    ]);
  };
  await untilReady(launcher, said).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    url: `http://localhost:${ports.PORT}`,
    mailboxUrl: `http://localhost:${ports.MAILBOX_PORT}`,
    stripeUrl: `http://localhost:${ports.STRIPE_LOCAL_PORT}`,
    dataDir,
    pid,
    said,
    end,
    startAgain: () => launchOn(name, ports, dataDir, given),
    stop: async () => {
      await end();
      cpSync(join(dataDir, 'logs'), join(KEPT_LOGS, name), { recursive: true });
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
};

/** Of runs that were cut short. */
const sweep = (): void => {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(DATA_PREFIX))) {
    const path = join(tmpdir(), name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > HOUR_MS) rmSync(path, { recursive: true, force: true });
  }
};

/** As `npm start` runs it, on free ports, with data of its own. Its logs are kept under the name. */
export const startProduct = async (name: string, given: Given = {}): Promise<RunningProduct> => {
  sweep();
  return launchOn(name, await fourPorts(), mkdtempSync(join(tmpdir(), DATA_PREFIX)), given);
};

/** With data that stay: its event store stays, too, and is one history with the database and the keys of its data. */
export const startProductOn = async (name: string, dataDir: string, given: Given): Promise<RunningProduct> => {
  const product = await launchOn(name, await fourPorts(), dataDir, given);
  return { ...product, stop: product.end };
};

export const environmentOf = ({ dataDir }: Pick<Addresses, 'dataDir'>): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(dataDir, 'run/environment.json'), 'utf8')) as Record<string, string>;
