import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Authority, EventStoreStandIn, newAuthority } from '../../../../../ops/testing/eventstore/index.ts';
import { all, eventually, failure, Subscriber, newEvent, newStream } from '../behaviour/harness.behaviour.ts';
import { AccessDenied, StoreUnavailable } from '../event-store.ts';
import { openStore, openWithShortTimeouts } from './harness.behaviour.ts';
import { patient } from '../../../../../ops/testing/machine/patience.ts';

const PASSWORD = 'pä:s@s/w?o&r=d%';
const login = (password: string): string => `admin:${encodeURIComponent(password)}`;

let standIn: EventStoreStandIn;
let authority: Authority;
let directory: string;
let port: number;

const file = (name: string, content: Buffer): string => {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
};
const urlOf = (authority: string, password = PASSWORD): string =>
  `esdb://${login(password)}@localhost:${port}?tls=true&tlsCAFile=${encodeURIComponent(join(directory, authority))}`;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'willow-eventstore-tls-'));
  authority = newAuthority();
  file('ca.pem', authority.certificate);
  file('another.pem', newAuthority().certificate);
  const { key, certificate } = authority.issue('localhost');
  standIn = await EventStoreStandIn.start({
    host: 'localhost',
    tls: { key, certificate },
    login: { username: 'admin', password: PASSWORD },
  });
  port = standIn.port;
});
afterAll(async () => {
  await standIn.close();
  rmSync(directory, { recursive: true });
});

describe('TLS', () => {
  it('works with a private authority and a percent-encoded password of all kinds of characters [ES-64, ES-65]', async () => {
    const store = openStore(urlOf('ca.pem'));
    const stream = newStream();
    expect(await store.append(stream, 'any', [newEvent()])).toMatchObject({ revision: 0 });
    expect(await all(store.readStream(stream))).toHaveLength(1);
    const subscriber = new Subscriber(store, 'start');
    await eventually('it has caught up', () => subscriber.count('caught-up') === 1);
    await subscriber.stop();
    await store.close();
  });

  it('an authority that did not issue the certificate is reported apart, and does not take long [ES-64]', async () => {
    const store = openStore(urlOf('another.pem'));
    const before = performance.now();
    const error = await failure(store.append(newStream(), 'no-stream', [newEvent()]));
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error.cause).toMatchObject({ code: 'untrusted-certificate' });
    expect(performance.now() - before).toBeLessThan(patient(15_000));
    await store.close();
  });

  it('is spoken with servers that have addresses and no names, without a warning of Node, and their certificates must name them', async () => {
    const warned: string[] = [];
    const onWarning = (warning: Error & { code?: string }): void => void warned.push(warning.code ?? warning.message);
    process.on('warning', onWarning);
    const [own, ofAnother] = await Promise.all(
      ['127.0.0.1', '127.0.0.9'].map((address) => EventStoreStandIn.start({ tls: authority.issue(address), log: standIn.node.log })),
    );
    const seeds = `127.0.0.1:${own!.port},127.0.0.1:${ofAnother!.port}`;
    own!.node.members = [{ host: '127.0.0.1', port: own!.port, state: 'leader', isAlive: true }];
    const [cluster, node, another] = [seeds, `127.0.0.1:${own!.port}`, `127.0.0.1:${ofAnother!.port}`].map((hosts) =>
      openWithShortTimeouts(urlOf('ca.pem').replace(`localhost:${port}`, hosts)),
    );
    for (const store of [cluster!, node!])
      expect(await store.append(newStream(), 'no-stream', [newEvent()])).toMatchObject({ revision: 0 });
    expect((await failure(another!.append(newStream(), 'no-stream', [newEvent()]))).cause).toMatchObject({ code: 'untrusted-certificate' });
    expect(warned).toEqual([]);
    process.off('warning', onWarning);
    await Promise.all([cluster!, node!, another!].map((store) => store.close()));
    await Promise.all([own!, ofAnother!].map((server) => server.close()));
  });

  it('an authority file that is not there stops the start', () => {
    expect(() => openStore(urlOf('missing.pem'))).toThrow(/^EVENTSTORE_URL names a certificate file/);
  });

  it('a wrong password is refused, and nothing that is thrown holds it [ES-57]', async () => {
    const store = openStore(urlOf('ca.pem', 'geheim-1'));
    const error = await failure(store.append(newStream(), 'any', [newEvent()]));
    expect(error).toBeInstanceOf(AccessDenied);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/geheim|Z2VoZWlt/);
    const subscriber = new Subscriber(store, 'start');
    await eventually('the subscription gives up', () => subscriber.failure instanceof AccessDenied);
    await store.close();
  });
});
