import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import { ignoreErrors } from '../../event-sourcing/postgres/ignore-errors.ts';
import { defineJob } from './job.ts';
import type { JobDefinition } from './job.ts';
import { openQueue } from './open-queue.ts';
import type { OpenQueue } from './open-queue.ts';
import type { QueueEvent } from './queue-event.ts';
import type { QueueSettings } from './queue-settings.ts';
import type { QueueLocation } from './queue-store.ts';
import { WantedJobs } from './wanted-jobs.ts';
import type { WorkerProcess } from './worker-process.behaviour.ts';

export type QueueBed = {
  readonly location: QueueLocation;
  /** Where jobs are written down that were asked for. */
  readonly databaseUrl: string;
  breakConnections(): Promise<void>;
  beginOutage(): Promise<{ end(): Promise<void> }>;
  /** What the queue holds is gone while everybody stays connected. */
  loseEverything(): Promise<void>;
  drop(): Promise<void>;
};

const QUICK: Partial<QueueSettings> = {
  lockMs: 3_000,
  stalledCheckMs: 250,
  reconnectMs: 100,
  idlePollSeconds: 1,
  lostAfterMs: 0,
  awayMs: 100,
};
const WORKER_PROCESS = fileURLToPath(new URL('./worker-process.behaviour.ts', import.meta.url));

export const until = async (what: string, met: () => boolean | Promise<boolean>, timeoutMs = 60_000): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  while (!(await met())) {
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain: ${what}`);
    await sleep(20);
  }
};

export const gate = (): { readonly opened: Promise<void>; open(): void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

let counter = 0;
export const freshName = (): string => `suite${process.pid}.job-${(counter += 1)}`;
export const Payload = z.object({ orderId: z.string() });
type Payload = z.infer<typeof Payload>;
export const freshJob = (options: Partial<JobDefinition<Payload>> = {}): JobDefinition<Payload> =>
  defineJob({ name: freshName(), payload: Payload, backoffMs: 100, ...options });
export type QueueBench = {
  readonly bed: QueueBed;
  /** Of the test that runs. */
  readonly events: readonly QueueEvent[];
  readonly open: (jobs: readonly JobDefinition[], settings?: Partial<QueueSettings>) => Promise<OpenQueue>;
  readonly wanted: WantedJobs;
  /** As if the workers had not been able to write down what became of their jobs. */
  readonly forgetOutcomes: () => Promise<unknown>;
  readonly startProcess: (worker: Pick<WorkerProcess, 'job' | 'workMs' | 'logFile'>) => Promise<ChildProcess>;
  readonly newDiary: () => string;
  readonly entries: (logFile: string, kind: 'began' | 'ended') => readonly (readonly string[])[];
};

/** For the `describe` it is called in: one bed for all its tests; what a test opened or started is closed after it. */
export const useQueueBench = (makeBed: () => Promise<QueueBed>): QueueBench => {
  let bed: QueueBed;
  let events: QueueEvent[];
  let opened: OpenQueue[];
  let children: ChildProcess[];
  let directory: string;
  let pool: pg.Pool;
  let wanted: WantedJobs;

  const open = async (jobs: readonly JobDefinition[], settings: Partial<QueueSettings> = {}): Promise<OpenQueue> => {
    const queue = await openQueue({
      location: bed.location,
      jobs,
      scheduled: jobs,
      wanted,
      settings: { ...QUICK, ...settings },
      observe: (event) => events.push(event),
    });
    opened.push(queue);
    return queue;
  };

  const startProcess = async (worker: Pick<WorkerProcess, 'job' | 'workMs' | 'logFile'>): Promise<ChildProcess> => {
    const told: WorkerProcess = { location: bed.location, databaseUrl: bed.databaseUrl, settings: QUICK, ...worker };
    const child = spawn(process.execPath, [WORKER_PROCESS], {
      env: { ...process.env, WORKER_PROCESS: JSON.stringify(told) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    await once(child.stdout, 'data');
    return child;
  };

  const newDiary = (): string => {
    const logFile = join(directory, `${freshName()}.txt`);
    writeFileSync(logFile, '');
    return logFile;
  };
  const entries = (logFile: string, kind: 'began' | 'ended'): readonly (readonly string[])[] =>
    readFileSync(logFile, 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .filter(([first]) => first === kind);

  beforeAll(async () => {
    bed = await makeBed();
    pool = ignoreErrors(new pg.Pool({ connectionString: bed.databaseUrl, connectionTimeoutMillis: 3_000 })).on('connect', ignoreErrors);
    wanted = new WantedJobs(pool);
    directory = mkdtempSync(join(tmpdir(), 'willow-queue-'));
  });
  afterAll(async () => {
    await pool.end();
    await bed.drop();
    rmSync(directory, { recursive: true, force: true });
  });
  beforeEach(() => {
    events = [];
    opened = [];
    children = [];
  });
  afterEach(async () => {
    const alive = children.filter((child) => child.exitCode === null && child.signalCode === null);
    const gone = alive.map((child) => once(child, 'exit'));
    for (const child of alive) child.kill('SIGKILL');
    await Promise.all([...gone, ...opened.map((queue) => queue.close())]);
  });

  return {
    get bed() {
      return bed;
    },
    get events() {
      return events;
    },
    get wanted() {
      return wanted;
    },
    forgetOutcomes: () => pool.query('UPDATE queue.wanted_job SET done_at = NULL, failed_at = NULL, began_at = NULL'),
    open,
    startProcess,
    newDiary,
    entries,
  };
};
