import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { newAuthority } from './certificates.ts';
import { EventStoreStandIn } from './stand-in.ts';

// The unmodified client; what a server answers is written down from its source.
let directory: string;
let standIn: EventStoreStandIn;
let admin: EventStoreDBClient;
let somebody: EventStoreDBClient;
let streams = 0;
let stream: string;

const as = (name: string): EventStoreDBClient =>
  EventStoreDBClient.connectionString(`esdb://${name}:${name}@localhost:${standIn.port}?tls=true&tlsCAFile=${join(directory, 'ca.pem')}`);
const event = () => jsonEvent({ type: 'Happened', data: {} });
const allowed = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'access-denied') return false;
    throw error;
  }
};
/** To its end: the client waits for ever for a read that was left. */
const readAll = (client: EventStoreDBClient): Promise<unknown> => client.readAll({ maxCount: 1 }).toArray();

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'willow-access-'));
  const authority = newAuthority();
  writeFileSync(join(directory, 'ca.pem'), authority.certificate);
  const { key, certificate } = authority.issue('localhost');
  standIn = await EventStoreStandIn.start({
    host: 'localhost',
    tls: { key, certificate },
    login: { username: 'admin', password: 'admin' },
  });
  standIn.node.access?.put({ username: 'somebody', password: 'somebody', groups: [] });
  [admin, somebody] = [as('admin'), as('somebody')];
});
afterAll(async () => {
  await Promise.all([admin.dispose(), somebody.dispose()]);
  await standIn.close();
  rmSync(directory, { recursive: true });
});
beforeEach(async () => {
  stream = `stream-${(streams += 1)}`;
  await admin.appendToStream(stream, event());
});

describe('who may do what', () => {
  it('before anybody has set anything: everything with streams of users, nothing with those of the system, not even $all', async () => {
    expect(await allowed(somebody.appendToStream(stream, event()))).toBe(true);
    expect(await allowed(somebody.setStreamMetadata(stream, { truncateBefore: 1 }))).toBe(true);
    expect(await allowed(somebody.tombstoneStream(stream))).toBe(true);
    expect(await allowed(somebody.appendToStream('$settings', event()))).toBe(false);
    expect(await allowed(readAll(somebody))).toBe(false);
    expect(await allowed(readAll(admin))).toBe(true);
  });

  it("a stream's own list counts before the general one, right by right", async () => {
    await admin.setStreamMetadata(stream, { acl: { writeRoles: ['$admins'] } });
    expect(await allowed(somebody.appendToStream(stream, event()))).toBe(false);
    expect(await allowed(somebody.tombstoneStream(stream))).toBe(true);
  });

  it('nobody appends to $all or deletes metadata, not even an administrator', async () => {
    expect(await allowed(admin.appendToStream('$all', event()))).toBe(false);
    expect(await allowed(admin.tombstoneStream(`$$${stream}`))).toBe(false);
  });

  it('somebody who is not known is refused', async () => {
    const stranger = as('stranger');
    expect(await allowed(stranger.appendToStream(stream, event()))).toBe(false);
    await stranger.dispose();
  });

  it('a tombstone at another revision leaves the stream as it is', async () => {
    await expect(admin.tombstoneStream(stream, { expectedRevision: 7n })).rejects.toMatchObject({
      type: 'wrong-expected-version',
      actualVersion: 0n,
    });
    expect(await allowed(admin.appendToStream(stream, event()))).toBe(true);
  });
});
