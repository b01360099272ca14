import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { all, eventually, failure, newEvent, newStream, Subscriber } from '../behaviour/harness.behaviour.ts';
import { AccessDenied } from '../event-store.ts';
import { excessRights, setUpAccess } from './administration.ts';
import type { AccessDone } from './administration.ts';
import type { Login } from './connection-url.ts';
import type { EventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { openStore } from './harness.behaviour.ts';
import { ADMIN, APP, AUDITOR, startSecureStandIn } from './secure-stand-in.behaviour.ts';
import type { SecureStandIn } from './secure-stand-in.behaviour.ts';

let server: SecureStandIn;
const opened: EventStoreDbEventStore[] = [];

beforeEach(async () => {
  server = await startSecureStandIn();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
  await server.close();
});

const open = (login: Login): EventStoreDbEventStore => {
  const store = openStore(server.urlOf(login));
  opened.push(store);
  return store;
};
const setUp = (changes: Partial<{ app: Login; auditor: Login }> = {}): Promise<AccessDone> =>
  setUpAccess(server.urlOf(ADMIN), { app: APP, auditor: AUDITOR, ...changes });
const written = (): number => server.standIn.node.log.events.length;

describe('the logins of EventStoreDB that an administrator makes', () => {
  it('let the app append, read and follow everything, and auditors read it', async () => {
    await setUp();
    const stream = newStream();
    const app = open(APP);
    await app.append(stream, 'no-stream', [newEvent()]);
    for (const store of [app, open(AUDITOR)]) {
      expect(await all(store.readStream(stream))).toHaveLength(1);
      expect(await all(store.readAll('start'))).toHaveLength(1);
      const subscriber = new Subscriber(store, 'start');
      await eventually('it has caught up', () => subscriber.count('caught-up') === 1);
      await subscriber.stop();
    }
  });

  it('refuse auditors an append, and everybody else everything', async () => {
    await setUp();
    const stream = newStream();
    await open(APP).append(stream, 'no-stream', [newEvent()]);
    expect(await failure(open(AUDITOR).append(stream, 0, [newEvent()]))).toBeInstanceOf(AccessDenied);
    server.standIn.node.access?.put({ username: 'somebody', password: 'else', groups: [] });
    const somebody = open({ username: 'somebody', password: 'else' });
    expect(await failure(somebody.append(stream, 0, [newEvent()]))).toBeInstanceOf(AccessDenied);
    expect(await failure(all(somebody.readStream(stream)))).toBeInstanceOf(AccessDenied);
    expect(await failure(all(somebody.readAll('start')))).toBeInstanceOf(AccessDenied);
  });

  it('are made once: a second time nothing is written, and passwords stay', async () => {
    await setUp();
    const before = written();
    await setUp();
    expect(written()).toBe(before);
    await open(APP).ping();
  });

  it('get the password that the setting names now; the old one is refused', async () => {
    await setUp();
    const changed = { ...APP, password: 'another' };
    await setUp({ app: changed });
    await open(changed).ping();
    expect(await failure(open(APP).ping())).toBeInstanceOf(AccessDenied);
  });

  it('take back what somebody else allowed in the meantime', async () => {
    await setUp();
    const admin = EventStoreDBClient.connectionString(server.urlOf(ADMIN));
    await admin.appendToStream('$settings', jsonEvent({ type: 'update-default-acl', data: { $userStreamAcl: { $d: '$all' } } }));
    await admin.dispose();
    expect(await excessRights(server.urlOf(APP), { append: 'wanted' })).toContain('may delete streams');
    await setUp();
    expect(await excessRights(server.urlOf(APP), { append: 'wanted' })).toEqual([]);
  });

  it('need an administrator', async () => {
    await setUp();
    expect(await failure(setUpAccess(server.urlOf(APP), { app: APP, auditor: AUDITOR }))).toBeInstanceOf(AccessDenied);
  });
});

describe('what a login may do too much', () => {
  const ALL = ['may write metadata of streams', 'may delete streams', "may change the server's settings"];

  it('is nothing for those made by an administrator, and asking changes nothing', async () => {
    await setUp();
    const before = written();
    expect(await excessRights(server.urlOf(APP), { append: 'wanted' })).toEqual([]);
    expect(await excessRights(server.urlOf(AUDITOR), { append: 'unwanted' })).toEqual([]);
    expect(await excessRights(server.urlOf(APP), { append: 'unwanted' })).toEqual(['may append']);
    expect(await excessRights(server.urlOf(ADMIN), { append: 'wanted' })).toEqual(['is in the group $admins', ...ALL]);
    expect(written()).toBe(before);
  });

  it('is deletion and metadata for anybody on a server without access lists', async () => {
    server.standIn.node.access?.put({ ...APP, groups: [] });
    expect(await excessRights(server.urlOf(APP), { append: 'wanted' })).toEqual(ALL.slice(0, 2));
  });

  it('is named for a group that may run the server', async () => {
    await setUp();
    server.standIn.node.access?.put({ ...APP, groups: ['$ops'] });
    expect(await excessRights(server.urlOf(APP), { append: 'wanted' })).toEqual(['is in the group $ops']);
  });

  it('cannot be told with a wrong password', async () => {
    await setUp();
    const asked = excessRights(server.urlOf({ ...APP, password: 'wrong' }), { append: 'wanted' });
    expect(await failure(asked)).toBeInstanceOf(AccessDenied);
  });
});

describe('as the app, with the client alone', () => {
  let client: EventStoreDBClient;
  let stream: string;
  beforeEach(async () => {
    await setUp();
    client = EventStoreDBClient.connectionString(server.urlOf(APP));
    stream = newStream();
    await open(APP).append(stream, 'no-stream', [newEvent(), newEvent()]);
  });
  afterEach(() => client.dispose());

  it.each<[string, () => Promise<unknown>]>([
    ['a deletion', () => client.deleteStream(stream)],
    ['a tombstone', () => client.tombstoneStream(stream)],
    ['a cut by metadata', () => client.setStreamMetadata(stream, { truncateBefore: 1 })],
    ['an access list of its own', () => client.setStreamMetadata(stream, { acl: { deleteRoles: [APP.username] } })],
    ['more readers of everything', () => client.setStreamMetadata('$all', { acl: { readRoles: ['$all'] } })],
    ['other settings', () => client.appendToStream('$settings', jsonEvent({ type: 'update-default-acl', data: {} }))],
    ['a change of its own groups', () => client.appendToStream(`$user-${APP.username}`, jsonEvent({ type: '$UserUpdated', data: {} }))],
  ])('%s is denied, and the stream is whole', async (_, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ type: 'access-denied' });
    expect(await all(open(AUDITOR).readStream(stream))).toHaveLength(2);
  });
});
