import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { all, failure, newEvents, newStream } from '../../event-sourcing/store/behaviour/harness.behaviour.ts';
import { StreamNotFound } from '../../event-sourcing/store/event-store.ts';
import { setUpAccess } from '../../event-sourcing/store/eventstoredb/administration.ts';
import type { EventStoreDbEventStore } from '../../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { openStore } from '../../event-sourcing/store/eventstoredb/harness.behaviour.ts';
import { ADMIN, APP, AUDITOR, startSecureStandIn } from '../../event-sourcing/store/eventstoredb/secure-stand-in.behaviour.ts';
import type { SecureStandIn } from '../../event-sourcing/store/eventstoredb/secure-stand-in.behaviour.ts';
import { type Ended, willow } from '../../testing/willow.ts';

let server: SecureStandIn;
let admin: EventStoreDBClient;
let app: EventStoreDbEventStore;
let stream: string;
beforeEach(async () => {
  server = await startSecureStandIn();
  await setUpAccess(server.urlOf(ADMIN), { app: APP, auditor: AUDITOR });
  admin = EventStoreDBClient.connectionString(server.urlOf(ADMIN));
  app = openStore(server.urlOf(APP));
  stream = newStream('will');
  await app.append(stream, 'no-stream', newEvents(3));
});
afterEach(async () => {
  await app.close();
  await admin.dispose();
  await server.close();
});

const doctor = (): Promise<Ended> =>
  willow(['doctor', 'eventstore'], {
    DATABASE_URL: 'postgresql://localhost/willow',
    MASTER_KEY: randomBytes(32).toString('base64'),
    EVENTSTORE_URL: server.urlOf(APP),
  });
const unhide = (...streams: readonly string[]): Promise<Ended> =>
  willow(['eventstore', 'unhide', ...streams], { EVENTSTORE_ADMIN_URL: server.urlOf(ADMIN) });
const revisions = async (): Promise<readonly number[]> => (await all(app.readStream(stream))).map(({ revision }) => revision);
const settings = (data: object): Promise<unknown> =>
  admin.appendToStream(`$$${stream}`, jsonEvent({ type: '$metadata', data: { ...data } }));
const lastSettings = (): unknown => JSON.parse(Buffer.from(server.standIn.node.log.stream(`$$${stream}`)!.at(-1)!.data).toString('utf8'));

describe('a stream that an administrator hid by mistake', () => {
  it.each<[string, () => Promise<unknown>, () => Promise<unknown>, string]>([
    [
      'a deletion',
      () => admin.deleteStream(stream),
      async () => expect(await failure(revisions())).toBeInstanceOf(StreamNotFound),
      'was deleted at position \\d+: its events are hidden, and still there',
    ],
    [
      'truncate before',
      () => settings({ $tb: 2 }),
      async () => expect(await revisions()).toEqual([2]),
      'is hidden, .* {"[$]tb":2} at position \\d+',
    ],
    [
      'a limit to the last',
      () => settings({ $maxCount: 1 }),
      async () => expect(await revisions()).toEqual([2]),
      'is hidden, .* {"[$]maxCount":1} at',
    ],
  ])('by %s is named by doctor eventstore, with what brings it back, and that does', async (_, hide, seen, words) => {
    expect(await doctor()).toMatchObject({ status: 0, text: expect.stringContaining('The server hides no stream of ours\n') });
    await hide();
    await seen();
    const { status, text } = await doctor();
    expect([status, text]).toEqual([1, expect.stringMatching(new RegExp(`^${stream} ${words}`, 'm'))]);
    expect(text).toContain(`: willow eventstore unhide ${stream}\n`);
    expect(await unhide(stream)).toMatchObject({ status: 0, text: `${stream} is there again. Now: willow audit verify\n` });
    expect(await revisions()).toEqual([0, 1, 2]);
    expect(lastSettings()).toEqual({});
    expect(await doctor()).toMatchObject({ status: 0 });
    const before = server.standIn.node.log.events.length;
    expect(await unhide(stream)).toMatchObject({ status: 0, text: `${stream}: nothing hides it\n` });
    expect(server.standIn.node.log.events).toHaveLength(before);
  });

  it('keeps its other settings', async () => {
    await settings({ $tb: 2, $acl: { $d: '$admins' }, note: 'ours' });
    await unhide(stream);
    expect([await revisions(), lastSettings()]).toEqual([[0, 1, 2], { $acl: { $d: '$admins' }, note: 'ours' }]);
  });

  it.each<[string, () => Promise<Ended>, number, RegExp]>([
    [
      'one that was deleted for ever',
      async () => {
        await admin.tombstoneStream(stream);
        return unhide(stream);
      },
      1,
      /^will-\S+ was deleted for ever: only a backup of the server has it\n$/,
    ],
    [
      'a login that is no administrator',
      async () => {
        await settings({ $tb: 2 });
        return willow(['eventstore', 'unhide', stream], { EVENTSTORE_ADMIN_URL: server.urlOf(APP) });
      },
      1,
      /^EVENTSTORE_ADMIN_URL: this login may not change the settings of streams/,
    ],
    ['nothing', () => unhide(), 2, /^Give the streams that are hidden\./],
  ])('refuses %s in words', async (_, asked, status, words) => {
    expect(await asked()).toMatchObject({ status, text: expect.stringMatching(words) });
  });
});
