import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import supertest from 'supertest';
import { freePort } from '../../ops/local/kit/free-port.ts';
import { browser, mailTo, signupForm } from './testing/people.ts';
import { startProduct, type Product } from './testing/product.ts';
import { until } from './testing/until.ts';
import { willow } from './testing/willow.ts';
import { scheduledJobs } from './jobs.ts';

const isInstalled = spawnSync('redis-server', ['--version']).status === 0;

let directory: string;
let port: number;
let server: ChildProcess;
let redis: Redis;
let product: Product;

/** It keeps nothing: one that is started again is empty. */
const startRedis = (): ChildProcess =>
  spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory, '--save', ''], { stdio: 'ignore' });

const kill = async (): Promise<void> => {
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
};

beforeAll(async () => {
  if (!isInstalled) return;
  directory = mkdtempSync(join(tmpdir(), 'willow-redis-'));
  port = await freePort();
  server = startRedis();
  redis = new Redis(port, '127.0.0.1').on('error', () => undefined);
  await redis.ping();
  product = await startProduct({ REDIS_URL: `redis://127.0.0.1:${port}`, TIMEOUT_FACTOR: '2' });
});
afterAll(async () => {
  if (!isInstalled) return;
  await product?.close();
  redis.disconnect();
  await kill();
  rmSync(directory, { recursive: true, force: true });
});

const ready = async () => (await supertest(product.url).get('/health/ready')).body;
const environment = () => {
  const { DATABASE_URL, MASTER_KEY, DATA_DIR, REDIS_URL } = product.config;
  return { DATABASE_URL, MASTER_KEY, DATA_DIR, REDIS_URL };
};
const signUp = async (): Promise<string> => {
  const form = signupForm();
  await browser(product).post('/api/signup').send(form).expect(201);
  return form.email;
};

const describeLosses = (): void => {
  it('when Redis answers and takes no writes, which readiness and the doctor say', async () => {
    await redis.config('SET', 'maxmemory', '1');
    const email = await signUp();
    await until(async () => (await ready()).down.includes('queue'), 'readiness names the queue');
    expect((await willow(['doctor', 'queue'], environment())).text).toMatch(/broken +queue +it takes no writes: .*OOM/);
    await redis.config('SET', 'maxmemory', '0');
    expect(await mailTo(product, email)).toBeDefined();
  });

  it('when Redis is away and comes back with nothing; schedules come back, too', async () => {
    await kill();
    const email = await signUp();
    await until(async () => (await ready()).down.includes('queue'), 'readiness names the queue');
    server = startRedis();
    expect(await mailTo(product, email)).toBeDefined();
    for (const { name } of scheduledJobs)
      await until(async () => (await redis.exists(`willow:${name}:repeat`)) === 1, `the schedule of ${name}`);
    await until(async () => (await ready()).status === 'ok', 'readiness');
  });
};

describe('a mail that was asked for comes, without a restart', () => {
  if (isInstalled) describeLosses();
  else
    it('was not tried: redis-server is not installed', () => {
      expect(process.env['REQUIRE_REDIS']).not.toBe('1');
    });
});
