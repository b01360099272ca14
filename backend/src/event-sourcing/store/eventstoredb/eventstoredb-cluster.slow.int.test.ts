import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StandInCluster, type EventStoreStandIn } from '../../../../../ops/testing/eventstore/index.ts';
import { FaultProxy } from '../behaviour/fault-proxy.behaviour.ts';
import { all, eventually, failure, Subscriber, idsOf, newEvent, newEvents, newStream } from '../behaviour/harness.behaviour.ts';
import { itHandlesEveryRejection } from '../behaviour/unhandled.behaviour.ts';
import { OutcomeUnknown, StoreUnavailable } from '../event-store.ts';
import { openEventStore } from '../../../platform/event-store/open-event-store.ts';
import { Logger } from '../../../platform/logging/logger.ts';
import type { Pools } from '../../postgres/connections.ts';
import type { EventStore } from '../event-store.ts';
import { openWithShortTimeouts, openStore, startServer } from './harness.behaviour.ts';
import { patient } from '../../../../../ops/testing/machine/patience.ts';

let cluster: StandInCluster;
let nodes: readonly EventStoreStandIn[];
const opened: EventStore[] = [];

const open = (url: string, opener: (url: string) => EventStore = openStore): EventStore => {
  const store = opener(url);
  opened.push(store);
  return store;
};

const elect: StandInCluster['elect'] = (leader, dead) => cluster.elect(leader, dead);

/** EventStoreDB needs no database. */
const NO_POOLS = {} as Pools;
const clusterUrl = (): string => `esdb://${cluster.hosts}?tls=false&maxDiscoverAttempts=3`;
const calls = ({ node }: EventStoreStandIn, method: 'append' | 'read' | 'subscribe'): number => node.calls.get(method) ?? 0;

beforeEach(async () => {
  cluster = await StandInCluster.start();
  nodes = cluster.nodes;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
  await cluster.close();
});

describe('a cluster', () => {
  it('a follower that is asked to append or to be read for a decision sends on to the leader [ES-56]', async () => {
    const [leader, follower] = nodes as [EventStoreStandIn, EventStoreStandIn];
    const store = open(follower.url);
    const stream = newStream();
    expect(await store.append(stream, 'no-stream', newEvents(2))).toMatchObject({ revision: 1 });
    expect(await all(store.readStream(stream))).toHaveLength(2);
    expect(calls(leader, 'append')).toBe(1);
    // A slow answer is looked for as well.
    expect(calls(leader, 'read')).toBeGreaterThan(0);
    await store.append(stream, 1, [newEvent()]);
    expect(calls(follower, 'append')).toBe(1);
  });

  it('many at once are sent on together, and each is stored once [ES-56]', async () => {
    const store = open(nodes[1]!.url);
    const streams = Array.from({ length: 30 }, () => newStream());
    const results = await Promise.all(streams.map((stream) => store.append(stream, 'no-stream', newEvents(2))));
    expect(results.every(({ revision }) => revision === 1)).toBe(true);
    for (const stream of streams) expect(await all(store.readStream(stream))).toHaveLength(2);
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

  it('a planned stop of the leader: appends and reads wait until the next one leads, and nothing is refused or stored twice', async () => {
    const store = open(clusterUrl(), (url) => openEventStore({ url, pools: NO_POOLS, logger: new Logger('silent', 'test'), env: {} }));
    const stream = newStream();
    await store.append(stream, 'no-stream', [newEvent()]);
    const stopping = cluster.plannedStop();
    const [appended, read] = await Promise.all([store.append(stream, 0, newEvents(2)), all(store.readStream(stream))]);
    await stopping;
    expect(appended).toMatchObject({ revision: 2 });
    expect(read.length).toBeGreaterThan(0);
    expect(await all(store.readStream(stream))).toHaveLength(3);
  });

  it('nobody is there: unavailable in time, and it works once they are back [ES-54]', async () => {
    const store = open(clusterUrl(), openWithShortTimeouts);
    await store.append(newStream(), 'no-stream', [newEvent()]);
    for (const node of nodes) node.kill();
    const before = performance.now();
    const failures = await Promise.all(Array.from({ length: 20 }, () => failure(store.append(newStream(), 'no-stream', [newEvent()]))));
    expect(performance.now() - before).toBeLessThan(patient(30_000));
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

  it.each([
    ['a list of nodes', () => clusterUrl()],
    ['a name', () => clusterUrl().replace(/^esdb:..([^,]+)[^?]*/, 'esdb+discover://$1')],
  ])('the suite puts its fault proxy before the leader, whom it finds by gossip through %s', async (_, url) => {
    elect(nodes[1]!);
    const harness = await startServer(url())();
    expect(harness.server.port).toBe(nodes[1]!.port);
    const proxy = await FaultProxy.to(harness.server);
    const store = await harness.open(proxy.address);
    await store.append(newStream(), 'no-stream', [newEvent()]);
    expect(proxy.openLines).toBeGreaterThan(0);
    await proxy.refuse();
    const refused = await failure(store.append(newStream(), 'no-stream', [newEvent()]));
    expect(refused instanceof StoreUnavailable || refused instanceof OutcomeUnknown).toBe(true);
    await store.close();
    await proxy.close();
  });

  itHandlesEveryRejection();
});
