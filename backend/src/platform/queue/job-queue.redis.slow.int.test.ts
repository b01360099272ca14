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
import { describeJobQueue } from './job-queue.behaviour.ts';
import type { QueueBed } from './queue-bench.behaviour.ts';

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
  let server = await startServer(port, directory);
  const stop = async (): Promise<void> => {
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  };
  return {
    location: { redisUrl },
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
    },
  };
};

if (isInstalled) {
  describeJobQueue('Redis', makeBed);
} else {
  process.stderr.write('Redis half of the queue suite did not run: redis-server is not installed\n');
  describe('the job queue on Redis', () => {
    it('Redis half of the queue suite did not run: redis-server is not installed', () => {
      expect(process.env['REQUIRE_REDIS']).not.toBe('1');
    });
  });
}
