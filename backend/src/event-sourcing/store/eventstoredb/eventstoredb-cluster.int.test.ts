import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventStoreStandIn, Log } from '../../../../../ops/testing/eventstore/index.ts';
import { all, eventually, failure, Subscriber, idsOf, newEvent, newEvents, newStream } from '../behaviour/harness.behaviour.ts';
import { itLeavesNothingUnhandled } from '../behaviour/unhandled.behaviour.ts';
import { OutcomeUnknown, StoreUnavailable } from '../event-store.ts';
import type { EventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { openWithShortTimeouts, openStore } from './harness.behaviour.ts';

const NODES = 3;
let nodes: EventStoreStandIn[];
const opened: EventStoreDbEventStore[] = [];

const open = (url: string, opener = openStore): EventStoreDbEventStore => {
  opened.push(opener(url));
  return opened.at(-1)!;
};

const elect = (leader: EventStoreStandIn, dead: readonly EventStoreStandIn[] = []): void => {
  for (const each of nodes) {
    each.node.leader = each === leader ? null : { host: leader.host, port: leader.port };
    each.node.members = nodes.map((member) => ({
      host: member.host,
      port: member.port,
      state: member === leader ? 'leader' : 'follower',
      isAlive: !dead.includes(member),
    }));
  }
};

const clusterUrl = (): string => `esdb://${nodes.map(({ host, port }) => `${host}:${port}`).join(',')}?tls=false&maxDiscoverAttempts=3`;
const calls = ({ node }: EventStoreStandIn, method: 'append' | 'read' | 'subscribe'): number => node.calls.get(method) ?? 0;

beforeEach(async () => {
  const log = new Log();
  nodes = await Promise.all(Array.from({ length: NODES }, () => EventStoreStandIn.start({ log })));
  elect(nodes[0]!);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
  await Promise.all(nodes.map((node) => node.close()));
});

describe('a cluster', () => {
  it('a follower that is asked to append or to be read for a decision sends on to the leader [ES-56]', async () => {
    const [leader, follower] = nodes as [EventStoreStandIn, EventStoreStandIn];
    const store = open(follower.url);
    const stream = newStream();
    expect(await store.append(stream, 'no-stream', newEvents(2))).toMatchObject({ revision: 1 });
    expect(await all(store.readStream(stream))).toHaveLength(2);
    expect(calls(leader, 'append')).toBe(1);
    expect(calls(leader, 'read')).toBe(1);
    await store.append(stream, 1, [newEvent()]);
    expect(calls(follower, 'append')).toBe(1);
  });

  it('a leader that steps down in the middle is left for the new one [ES-56]', async () => {
    const store = open(clusterUrl());
    const stream = newStream();
    await store.append(stream, 'no-stream', [newEvent()]);
    elect(nodes[1]!);
    expect(await store.append(stream, 0, [newEvent()])).toMatchObject({ revision: 1 });
    expect(await all(store.readStream(stream))).toHaveLength(2);
    expect(calls(nodes[1]!, 'append')).toBe(1);
  });

  it('gossip leads to the leader at once, in any order of the seeds [ES-63]', async () => {
    elect(nodes[2]!);
    for (let round = 0; round < 5; round += 1) await open(clusterUrl()).append(newStream(), 'no-stream', [newEvent()]);
    expect(nodes.map((node) => calls(node, 'append'))).toEqual([0, 0, 5]);
  });

  it('a dead seed is passed over [ES-63]', async () => {
    elect(nodes[2]!, [nodes[0]!]);
    nodes[0]!.kill();
    for (let round = 0; round < 5; round += 1) await open(clusterUrl()).append(newStream(), 'no-stream', [newEvent()]);
    expect(calls(nodes[2]!, 'append')).toBe(5);
  });

  it('a cluster behind one name is asked by that name [ES-63]', async () => {
    const [, follower] = nodes as [EventStoreStandIn, EventStoreStandIn];
    const store = open(`esdb+discover://${follower.host}:${follower.port}?tls=false`);
    expect(await store.append(newStream(), 'no-stream', [newEvent()])).toMatchObject({ revision: 0 });
    expect(nodes.map((node) => calls(node, 'append'))).toEqual([1, 0, 0]);
  });

  it('the leader dies: appends and subscriptions go on with the next one [ES-43, ES-63]', async () => {
    const store = open(clusterUrl());
    const stream = newStream('failover');
    await store.append(stream, 'no-stream', [newEvent()]);
    const subscriber = new Subscriber(store, 'start', { filter: { streamPrefixes: [stream] } });
    await eventually('it is live', () => subscriber.count('caught-up') === 1);
    nodes[0]!.kill();
    const appending = store.append(stream, 0, newEvents(2));
    setTimeout(() => elect(nodes[1]!, [nodes[0]!]), 400);
    expect(await appending).toMatchObject({ revision: 2 });
    await store.append(stream, 2, [newEvent()]);
    await eventually('all are there', () => subscriber.events.length === 4);
    expect(idsOf(subscriber.events)).toEqual(idsOf(await all(store.readStream(stream))));
    await subscriber.stop();
  });

  it('nobody is there: unavailable in time, and it works once they are back [ES-54]', async () => {
    const store = open(clusterUrl(), openWithShortTimeouts);
    await store.append(newStream(), 'no-stream', [newEvent()]);
    for (const node of nodes) node.kill();
    const before = performance.now();
    const failures = await Promise.all(Array.from({ length: 20 }, () => failure(store.append(newStream(), 'no-stream', [newEvent()]))));
    expect(performance.now() - before).toBeLessThan(30_000);
    // Whether a call had left before its client broke depends on the moment; neither answer says that it failed.
    expect(failures.every((error) => error instanceof StoreUnavailable || error instanceof OutcomeUnknown)).toBe(true);
    expect(await failure(store.ping())).toBeInstanceOf(StoreUnavailable);
    await Promise.all(nodes.map((node) => node.start()));
    expect(await store.append(newStream(), 'no-stream', [newEvent()])).toMatchObject({ revision: 0 });
  });

  it('subscribing may prefer a replica, decisions never do', async () => {
    const store = open(`${clusterUrl()}&nodePreference=follower`);
    const stream = newStream();
    await store.append(stream, 'no-stream', newEvents(2));
    const subscriber = new Subscriber(store, 'start', { filter: { streamPrefixes: [stream] } });
    await eventually('it is subscribed', () => nodes.some((node) => node.subscriptions.count > 0));
    expect(nodes[0]!.subscriptions.count).toBe(0);
    expect(calls(nodes[0]!, 'append')).toBe(1);
    await subscriber.stop();
  });

  itLeavesNothingUnhandled();
});
