import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EventStoreStandIn } from '../../ops/testing/eventstore/index.ts';
import { runCommand } from './cli/commands.ts';
import { migratedDatabase } from './platform/database/migrated-database.behaviour.ts';
import { listening } from './platform/process/listening.ts';
import { runMain } from './platform/process/run-main.ts';
import { startApi } from './start-api.ts';
import { startWorker } from './start-worker.ts';
import { freePort } from '../../ops/local/kit/free-port.ts';
import { testDatabase, type TestDatabase } from './testing/postgres.ts';

type Given = Readonly<Record<string, string | undefined>>;

const PASSWORD = 'do-not-print-me';
let database: TestDatabase;
let unmigrated: TestDatabase;
let events: EventStoreStandIn;
let closed: number;
let redis: Server;
let redisPort: number;
const dataDir = mkdtempSync(join(tmpdir(), 'willow-start-'));

beforeAll(async () => {
  [database, unmigrated, events, closed, redisPort] = await Promise.all([
    migratedDatabase(),
    testDatabase(),
    EventStoreStandIn.start(),
    freePort(),
    freePort(),
  ]);
  events.node.deniesAccess = true;
  redis = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .on('data', () => socket.write('-WRONGPASS invalid username-password pair or user is disabled.\r\n'));
  });
  await new Promise<void>((resolve) => redis.listen(redisPort, '127.0.0.1', resolve));
});
afterAll(async () => {
  redis.close();
  rmSync(dataDir, { recursive: true, force: true });
  await Promise.all([database.drop(), unmigrated.drop(), events.close()]);
});
const onFault = new Set(process.listeners('uncaughtException'));
afterEach(() => {
  jest.restoreAllMocks();
  // A start that came far enough ends its process on a fault: this one is the test runner's.
  for (const listener of process.listeners('uncaughtException')) if (!onFault.has(listener)) process.off('uncaughtException', listener);
});

const ROLES: Readonly<Record<string, (env: Given) => Promise<void>>> = {
  api: startApi,
  worker: startWorker,
  willow: (env) => runCommand(['wording', 'status'], env),
};

async function startOf(role: string, given: Given): Promise<{ text: string; status: unknown }> {
  const said: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0);
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    MASTER_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...given,
  };
  await runMain(role, () => ROLES[role]!(env));
  const all = said.join('');
  // Node and the driver warn of TLS once in a process.
  return { text: all.slice(all.indexOf(`${role} could not start`)), status: exit.mock.calls[0]?.[0] };
}

const edited = (base: string, change: (url: URL) => void): string => {
  const url = new URL(base);
  change(url);
  return url.href;
};

const FAILURES: readonly (readonly [string, string, () => string, RegExp])[] = [
  ['MASTER_KEY', 'is missing', () => '', /must be set/],
  ['MASTER_KEY', 'is too short', () => randomBytes(31).toString('base64'), /must be 32 bytes in base64\. Put the key back/],
  ['MASTER_KEY', 'is no base64', () => PASSWORD, /must be 32 bytes in base64/],
  ['PORT', 'is no number', () => 'http', /must be a port number between 0 and 65535/],
  ['PORT', 'is too large', () => '65536', /must be a port number/],
  ['METRICS_PORT', 'is negative', () => '-1', /must be a port number/],
  ['PUBLIC_URL', 'is no address', () => PASSWORD, /must look like https:/],
  ['PUBLIC_URL', 'is no web address', () => 'ftp://wills.example', /must look like https:/],
  ['TRUSTED_PROXIES', 'is no number', () => 'one', /must be the number of proxies/],
  ['LOG_LEVEL', 'is unknown', () => 'loud', /must be one of fatal, error/],
  ['OPERATOR_MFA', 'is neither on nor off', () => 'yes', /must be on or off/],
  ['DATABASE_URL', 'is of another scheme', () => `mysql://willow:${PASSWORD}@localhost/willow`, /must look like postgresql:/],
  [
    'DATABASE_URL',
    'leads to a closed port',
    () => edited(database.url, (url) => (url.port = String(closed))),
    /:\d+ .*nothing listens there\. Start it/,
  ],
  ['DATABASE_URL', 'has a wrong password', () => edited(database.url, (url) => (url.password = PASSWORD)), /refuses the login\. Correct/],
  [
    'DATABASE_URL',
    'names nobody',
    () => `postgresql://willow:${PASSWORD}@no-such-host.invalid/willow`,
    /no-such-host\.invalid.*nobody knows a host/,
  ],
  [
    'DATABASE_URL',
    'asks for TLS that is not there',
    () => edited(database.url, (url) => url.searchParams.set('sslmode', 'require')),
    /TLS/,
  ],
  ['EVENTSTORE_URL', 'is of an unknown scheme', () => `http://admin:${PASSWORD}@localhost`, /must begin with esdb:/],
  [
    'EVENTSTORE_URL',
    'leads to a closed port',
    () => `esdb://admin:${PASSWORD}@127.0.0.1:${closed}?tls=false`,
    /127\.0\.0\.1:\d+ cannot be used/,
  ],
  [
    'EVENTSTORE_URL',
    'names nobody',
    () => `esdb://admin:${PASSWORD}@no-such-host.invalid:2113?tls=false`,
    /no-such-host\.invalid:2113 cannot be used/,
  ],
  ['EVENTSTORE_URL', 'has a wrong password', () => events.url.replace('://', `://admin:${PASSWORD}@`), /refuses the login/],
  [
    'EVENTSTORE_URL',
    'asks for TLS that is not there',
    () => `esdb://admin:${PASSWORD}@127.0.0.1:${events.port}?tls=true`,
    /cannot be used/,
  ],
  [
    'EVENTSTORE_URL',
    'names a certificate that is not there',
    () => `esdb://admin:${PASSWORD}@127.0.0.1:${events.port}?tls=true&tlsCAFile=/nowhere/ca.pem`,
    /certificate file that cannot be read/,
  ],
  ['REDIS_URL', 'is of another scheme', () => `http://:${PASSWORD}@localhost`, /must look like redis:/],
  ['REDIS_URL', 'leads to a closed port', () => `redis://:${PASSWORD}@127.0.0.1:${closed}`, /nothing listens there/],
  ['REDIS_URL', 'names nobody', () => `redis://:${PASSWORD}@no-such-host.invalid:6379`, /nobody knows a host/],
  ['REDIS_URL', 'has a wrong password', () => `redis://:${PASSWORD}@127.0.0.1:${redisPort}`, /refuses the login/],
  ['REDIS_URL', 'asks for TLS that is not there', () => `rediss://:${PASSWORD}@127.0.0.1:${redisPort}`, /TLS/],
];

describe.each(Object.keys(ROLES))('%s', (role) => {
  it.each(FAILURES)('%s that %s ends the start with one line that says what to do', async (setting, _, value, words) => {
    const { text, status } = await startOf(role, { [setting]: value() });
    expect(text).toMatch(new RegExp(`^${role} could not start: ${setting}:? .+\\n$`));
    expect(text).toMatch(words);
    expect(text).not.toContain(PASSWORD);
    expect(status).toBe(1);
  });
});

it('the worker names the key of the mail provider', async () => {
  const { text } = await startOf('worker', { SENDGRID_API_KEY: '' });
  expect(text).toMatch(/^worker could not start: SENDGRID_API_KEY: must be set.*\n$/);
});

it.each([
  ['EADDRINUSE', /^PORT: port is taken\. Stop what uses it, or choose another \(80\)$/],
  ['EACCES', /^PORT: this user may not use that port/],
  ['ENOTFOUND', /^HOST: nobody knows a host of that name/],
  ['EADDRNOTAVAIL', /^HOST: is no address of this machine/],
])('a port or host that cannot be had (%s) is named', async (code, words) => {
  const failing = () => Promise.reject(Object.assign(new Error(code), { code }));
  await expect(listening('PORT', 80, failing)).rejects.toMatchObject({ name: 'ConfigError', message: expect.stringMatching(words) });
});

it.each(['api', 'worker'])('%s: a database that was never migrated is named, with the command', async (role) => {
  const { text, status } = await startOf(role, { DATABASE_URL: unmigrated.url });
  expect(text).toMatch(/^\w+ could not start: DATABASE_URL: .*migrate.*\n$/);
  expect(status).toBe(1);
});
