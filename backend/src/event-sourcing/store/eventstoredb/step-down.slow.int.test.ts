import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type EventStoreStandIn, StandInCluster } from '../../../../../ops/testing/eventstore/index.ts';
import { failure } from '../behaviour/harness.behaviour.ts';
import { CannotStepDown, giveBackPriority, stepDown } from './step-down.ts';

let cluster: StandInCluster;
beforeEach(async () => {
  cluster = await StandInCluster.start();
  cluster.letResign({ scale: 0.001 });
});
afterEach(() => cluster.close());

const url = (): string => `esdb://${cluster.hosts}?tls=false`;
const leader = (): EventStoreStandIn => cluster.nodes.find(({ node }) => node.leader === null)!;
const nameOf = ({ host, port }: EventStoreStandIn): string => `${host}:${port}`;
const QUICK = { pollMs: 5, resignAgainMs: 50, withinMs: 60_000 };

describe('a leader that steps down', () => {
  it('is followed by another one, 200 times in a row, whether it is stopped then or not', async () => {
    for (let round = 0; round < 200; round += 1) {
      const before = leader();
      expect(await stepDown(url(), nameOf(before), QUICK)).toMatchObject({ leader: nameOf(leader()), isLowered: true });
      expect(leader()).not.toBe(before);
      if (round % 2) {
        await giveBackPriority(url(), nameOf(before), 0);
      } else {
        before.kill();
        await before.start();
      }
    }
  }, 600_000);

  it('resigns again when it is elected again, because the others did not have all that it had written', async () => {
    const before = leader();
    before.node.candidate = { ...before.node.candidate, writer: 100 };
    const steppingDown = stepDown(url(), nameOf(before), QUICK);
    while ((before.node.calls.get('resign') ?? 0) < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    before.node.candidate = { ...before.node.candidate, writer: 0 };
    await steppingDown;
    expect(leader()).not.toBe(before);
  });

  it('has its priority back when whoever waits gives up', async () => {
    const before = leader();
    before.node.candidate = { ...before.node.candidate, writer: 100, priority: 3 };
    const interrupted = new AbortController();
    const steppingDown = failure(stepDown(url(), nameOf(before), { ...QUICK, priority: 3, signal: interrupted.signal }));
    while ((before.node.calls.get('resign') ?? 0) < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    interrupted.abort();
    expect((await steppingDown).message).toMatch(/^Interrupted\. 127\.0\.0\.1:\d+ leads: do not stop it$/);
    expect(before.node.candidate.priority).toBe(3);
  });

  it('has its priority back when nobody else is elected, and the person is told not to stop it', async () => {
    const before = leader();
    before.node.candidate = { ...before.node.candidate, writer: 100, priority: 3 };
    const error = await failure(stepDown(url(), nameOf(before), { ...QUICK, withinMs: 300, priority: 3 }));
    expect(error).toBeInstanceOf(CannotStepDown);
    expect(error.message).toMatch(/was elected again each time.* Do not stop it/);
    expect([leader(), before.node.candidate.priority]).toEqual([before, 3]);
  });
});
