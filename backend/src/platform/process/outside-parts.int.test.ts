import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStoreStandIn } from '../../../../ops/testing/eventstore/index.ts';
import { freePort } from '../../../../ops/local/kit/free-port.ts';
import { testDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { readConfig } from '../config/config.ts';
import { assertOutsideParts } from './outside-parts.ts';

const PASSWORD = 'do-not-print-me';
const servers: Server[] = [];
let database: TestDatabase;
let events: EventStoreStandIn;
let closed: number;

/** Answers whatever it hears with the same words. */
const listen = async (answer: (socket: Socket) => void): Promise<number> => {
  const port = await freePort();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => answer(socket));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return port;
};

beforeAll(async () => {
  [database, events, closed] = await Promise.all([testDatabase(), EventStoreStandIn.start(), freePort()]);
});
afterAll(async () => {
  for (const server of servers) server.close();
  await Promise.all([database.drop(), events.close()]);
});

const starting = async (given: Record<string, string>) =>
  assertOutsideParts(readConfig({ DATABASE_URL: database.url, MASTER_KEY: 'a2V5', ...given }));

async function expectOneLine(given: Record<string, string>, words: RegExp): Promise<void> {
  const error: unknown = await starting(given).then(
    () => null,
    (problem: unknown) => problem,
  );
  expect(error).toMatchObject({ name: expect.stringMatching(/^(StartError|ConfigError|InvalidConnectionUrl)$/) });
  const { message } = error as Error;
  const [setting = ''] = Object.keys(given);
  expect(message).toContain(setting);
  expect(message).toMatch(words);
  expect(message).not.toContain(PASSWORD);
  expect(message.replace('The configuration cannot be used:\n', '')).not.toContain('\n');
}

it('starts with parts that answer', () => starting({ EVENTSTORE_URL: events.url }));

it('waits for an EventStoreDB that is too busy to answer its first questions', async () => {
  events.node.faults.next('read', { kind: 'hang' }, 2);
  await starting({ EVENTSTORE_URL: events.url });
  expect(events.node.faults.take('read')).toBeNull();
});

describe('DATABASE_URL', () => {
  const edited = (change: (url: URL) => void): string => {
    const url = new URL(database.url);
    url.password = PASSWORD;
    change(url);
    return url.href;
  };
  const of = (url: string) => ({ DATABASE_URL: url });

  it.each<[string, () => string, RegExp]>([
    [
      'nothing listens',
      () => edited((url) => (url.host = `127.0.0.1:${closed}`)),
      /DATABASE_URL: 127\.0\.0\.1:\d+ .*nothing listens there\. Start it/,
    ],
    [
      'there is no socket',
      () => edited((url) => (url.host = `%2Fno%2Fcertificates:${closed}`)),
      /DATABASE_URL: \/no\/certificates:\d+ .*nothing listens there\. Start it/,
    ],
    [
      'there is no socket, named as an option',
      () => `postgresql://willow:${PASSWORD}@localhost/willow?host=/no/certificates`,
      /DATABASE_URL: \/no\/certificates .*nothing listens there/,
    ],
    ['the login is refused', () => edited(() => undefined), /refuses the login\. Correct user and password/],
    ['the user is unknown', () => edited((url) => (url.username = 'nobody')), /refuses the login/],
    [
      'there is no such database',
      () => {
        const url = new URL(database.url);
        url.pathname = '/no_such_database';
        return url.href;
      },
      /no such database\. Create it/,
    ],
    ['the server has no TLS', () => edited((url) => url.searchParams.set('sslmode', 'require')), /do not agree on TLS/],
    [
      'nobody knows the host',
      () => `postgresql://willow:${PASSWORD}@no-such-host.invalid/willow`,
      /no-such-host\.invalid.*nobody knows a host/,
    ],
    ['it is not one', () => `http://willow:${PASSWORD}@localhost/willow`, /must look like postgresql:/],
    ['it is nonsense', () => PASSWORD, /must look like postgresql:/],
  ])('says it when %s', async (_, url, words) => expectOneLine(of(url()), words));

  it('says it when something else answers', async () => {
    const port = await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await expectOneLine(of(`postgresql://willow:${PASSWORD}@127.0.0.1:${port}/willow`), /something else|as it should/);
  });
});

describe('REDIS_URL', () => {
  const redis = (port: number, path = '', scheme = 'redis') => ({ REDIS_URL: `${scheme}://:${PASSWORD}@127.0.0.1:${port}${path}` });

  it('says it when nothing listens', () => expectOneLine(redis(closed), /127\.0\.0\.1:\d+.*nothing listens there/));
  it('says it when nobody knows the host', () =>
    expectOneLine({ REDIS_URL: `redis://:${PASSWORD}@no-such-host.invalid:6379` }, /nobody knows a host/));
  it('says it when it is no such address', () => expectOneLine({ REDIS_URL: `http://:${PASSWORD}@localhost` }, /must look like redis:/));

  it.each([
    ['the password is refused', '-WRONGPASS invalid username-password pair or user is disabled.\r\n', /refuses the login/],
    ['a password is missing', '-NOAUTH Authentication required.\r\n', /refuses the login/],
    ['something else answers', 'HTTP/1.1 400 Bad Request\r\n\r\n', /something else answers there/],
  ])('says it when %s', async (_, answer, words) => {
    const port = await listen((socket) => socket.write(answer));
    await expectOneLine(redis(port), words);
  });

  it('says it when there is no such database', async () => {
    const port = await listen((socket) => socket.write('+OK\r\n-ERR DB index is out of range\r\n-ERR no\r\n-ERR no\r\n'));
    await expectOneLine(redis(port, '/99'), /no such database/);
  });

  it('says it when the server speaks no TLS', async () => {
    const port = await listen((socket) => socket.write('-ERR\r\n'));
    await expectOneLine(redis(port, '', 'rediss'), /do not agree on TLS/);
  });
});

describe('EVENTSTORE_URL', () => {
  const of = (url: string) => ({ EVENTSTORE_URL: url });

  it('says it when nothing listens', () =>
    expectOneLine(of(`esdb://admin:${PASSWORD}@127.0.0.1:${closed}?tls=false`), /127\.0\.0\.1:\d+ cannot be used/));
  it('says it when it is no such address', () => expectOneLine(of(`http://admin:${PASSWORD}@localhost`), /must begin with esdb:/));
  it('says it when the server speaks no TLS', () =>
    expectOneLine(of(`esdb://admin:${PASSWORD}@127.0.0.1:${events.port}?tls=true`), /cannot be used/));
});
