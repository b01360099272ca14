import { describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from '../../../../ops/local/kit/free-port.ts';
import { migratedDatabase } from '../database/migrated-database.behaviour.ts';
import { describeJobQueue } from './job-queue.behaviour.ts';
import { JobKeeper } from './job-keeper.ts';
import { freshJob, until, useQueueBench, type QueueBed } from './queue-bench.behaviour.ts';

const DURABLE = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', '', '--maxmemory-policy', 'noeviction'];

const isInstalled = spawnSync('redis-server', ['--version']).status === 0;

const execute = async (url: string, ...command: readonly [string, ...string[]]): Promise<unknown> => {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.call(...command);
  } finally {
    client.disconnect();
  }
};

const startServer = async (port: number, directory: string): Promise<ChildProcess> => {
  const server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory, ...DURABLE], {
    stdio: 'ignore',
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await execute(`redis://127.0.0.1:${port}`, 'PING').catch(() => undefined);
    if (answered === 'PONG') return server;
    await sleep(50);
  }
  server.kill('SIGKILL');
  throw new Error('redis-server did not start');
};

const makeBed = async (): Promise<QueueBed> => {
  const directory = mkdtempSync(join(tmpdir(), 'willow-redis-'));
  const port = await freePort();
  const redisUrl = `redis://127.0.0.1:${port}`;
  const database = await migratedDatabase();
  let server = await startServer(port, directory);
  const stop = async (): Promise<void> => {
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  };
  return {
    location: { redisUrl },
    databaseUrl: database.url,
    loseEverything: async () => void (await execute(redisUrl, 'FLUSHALL')),
    breakConnections: async () => void (await execute(redisUrl, 'CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')),
    beginOutage: async () => {
      await stop();
      return {
        end: async () => {
          server = await startServer(port, directory);
        },
      };
    },
    drop: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
      await database.drop();
    },
  };
};

const JOBS = 10_000;

/** Emptied, or killed and come back with nothing, at random moments. */
const describeDrill = (): void => {
  const bench = useQueueBench(makeBed);

  it(`has no effect missing and none twice, of ${JOBS} jobs, while Redis loses everything again and again`, async () => {
    const job = freshJob({ concurrency: 50 });
    const { queue, runner, lost } = await bench.open([job], { lockMs: 2_000 });
    const keeper = new JobKeeper({ lost, queue, wanted: bench.wanted, observe: () => undefined, everyMs: 200 });
    const effects: string[] = [];
    runner.register(job, async (_, { id }) => {
      await sleep(Math.random() * 5);
      effects.push(id);
    });
    await queue.schedule(job, 3_600_000, { orderId: 'all' });
    await runner.start();
    keeper.start();
    const ids = Array.from({ length: JOBS }, (_, index) => `fact-${index}`);
    let losses = 0;
    const over = new AbortController();
    const losing = (async () => {
      while (!over.signal.aborted) {
        await sleep(Math.random() * 1_500);
        await (Math.random() < 0.8 ? bench.bed.loseEverything() : bench.bed.breakConnections());
        losses += 1;
      }
    })();
    for (let at = 0; at < JOBS; at += 100) {
      await Promise.all(
        ids.slice(at, at + 100).map((id, index) => queue.add(job, id, { orderId: 'o-1' }, { delayMs: index % 10 === 0 ? 500 : 0 })),
      );
      await sleep(50);
    }
    over.abort();
    await losing;
    const seen = (): Set<string> => new Set(effects.filter((id) => id.startsWith('fact-')));
    await until('all are done', async () => seen().size === JOBS && (await queue.oldestUnfinished(job.name)) === null, 300_000);
    expect(await lost.look({ restores: false })).toEqual({ jobs: 0, schedules: [] });
    await keeper.stop();
    expect(losses).toBeGreaterThan(3);
    expect(effects.filter((id) => id.startsWith('fact-'))).toHaveLength(JOBS);
  });
};

if (isInstalled) {
  describeJobQueue('Redis', makeBed);
  describe('a drill', () => {
    describeDrill();
  });
} else {
  process.stderr.write('Redis half of the queue suite did not run: redis-server is not installed\n');
  describe('the job queue on Redis', () => {
    it('Redis half of the queue suite did not run: redis-server is not installed', () => {
      expect(process.env['REQUIRE_REDIS']).not.toBe('1');
    });
  });
}
