import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../store/behaviour/harness.behaviour.ts';
import { registerConsumerMetrics } from '../subscriptions/consumer-metrics.ts';
import { append, counted } from '../subscriptions/consumer-fixture.behaviour.ts';
import { ConsumerMonitor } from '../subscriptions/consumer-monitor.ts';
import { serveMetrics } from '../../platform/process/metrics-server.ts';
import { runOn } from './projection-writer.ts';
import type { ProjectionRunner } from './projection-runner.ts';
import { ProjectionWorld } from './projection-world.behaviour.ts';
import { applyTally, tally } from './tally.behaviour.ts';

let world: ProjectionWorld;
const servers: Server[] = [];
beforeEach(async () => {
  world = await ProjectionWorld.create();
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  await world.close();
});

async function scraping(runner: ProjectionRunner): Promise<() => Promise<ReadonlyMap<string, number>>> {
  const statuses = () => [runner.status()];
  // A clock that moves on by a second each time: the monitor looks once a second.
  let now = 0;
  const monitor = new ConsumerMonitor({ names: ['projection/tally'], run: runOn(world.db), store: world.store }, () => (now += 1_000));
  monitor.includeOwn(statuses);
  const server = await serveMetrics(0, '127.0.0.1', { collect: (registry) => registerConsumerMetrics(registry, monitor, statuses) });
  servers.push(server);
  return async () => {
    const text = await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`)).text();
    const lines = [...text.matchAll(/^willow_(subscription_\S+) (\S+)$/gm)];
    return new Map(lines.map(([, name, value]) => [name!, Number(value)]));
  };
}

const LABEL = '{subscription="projection/tally"}';

describe('the metrics of subscriptions', () => {
  it('tell position, lag, state and parked facts of the process that processes, over HTTP', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const runner = world.runner({
      projection: {
        ...tally,
        apply: async (facts, db) => {
          if (facts.some(({ stream }) => stream === 'will-9')) await held;
          await applyTally(facts, db);
        },
      },
    });
    const scrape = await scraping(runner);
    runner.start();
    await append(world.store, 'will-1', counted({ poison: true }), counted());
    await append(world.store, 'will-2', counted({ n: 1 }));
    await world.settled();
    expect(await scrape()).toEqual(
      new Map([
        [`subscription_running${LABEL}`, 1],
        [`subscription_halted${LABEL}`, 0],
        [`subscription_position${LABEL}`, 3],
        [`subscription_lag_facts${LABEL}`, 0],
        [`subscription_lag_seconds${LABEL}`, 0],
        [`subscription_parked${LABEL}`, 2],
        [`subscription_active${LABEL}`, 1],
        ['subscription_state{subscription="projection/tally",state="live"}', 1],
      ]),
    );
    await append(world.store, 'will-9', counted());
    for (let n = 0; n < 4; n += 1) await append(world.store, 'will-3', counted({ n }));
    await sleep(1_100);
    const behind = await scrape();
    expect(behind.get(`subscription_position${LABEL}`)).toBe(3);
    expect(behind.get(`subscription_lag_facts${LABEL}`)).toBe(5);
    expect(behind.get(`subscription_lag_seconds${LABEL}`)).toBeGreaterThan(1);
    expect(behind.get(`subscription_lag_seconds${LABEL}`)).toBeLessThan(300);
    release();
    await world.settled();
    expect((await scrape()).get(`subscription_lag_facts${LABEL}`)).toBe(0);
  });

  it('a standby says that it is one, and how far the subscription is, whoever runs it', async () => {
    const leader = world.runner();
    leader.start();
    await eventually('it leads', () => leader.status().state === 'live');
    const standby = world.runner();
    const scrape = await scraping(standby);
    standby.start();
    await eventually('it stands by', () => standby.status().state === 'standby');
    expect(await scrape()).toEqual(
      new Map([
        [`subscription_running${LABEL}`, 1],
        [`subscription_halted${LABEL}`, 0],
        [`subscription_position${LABEL}`, 0],
        [`subscription_lag_facts${LABEL}`, 0],
        [`subscription_lag_seconds${LABEL}`, 0],
        [`subscription_parked${LABEL}`, 0],
        [`subscription_active${LABEL}`, 0],
        ['subscription_state{subscription="projection/tally",state="standby"}', 1],
      ]),
    );
  });
});
