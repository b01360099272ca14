import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { EventStoreStandIn } from '../../../../../ops/testing/eventstore/index.ts';
import type { Address } from '../behaviour/fault-proxy.behaviour.ts';
import { ROUNDS } from '../behaviour/harness.behaviour.ts';
import type { StoreHarness, StoreTraits } from '../behaviour/harness.behaviour.ts';
import { asking } from './asking.ts';
import { parsePosition } from './positions.ts';
import { EventStoreDbEventStore } from './eventstoredb-event-store.ts';

const LONG_TIMEOUTS = { appendTimeoutMs: 60_000, attemptTimeoutMs: 20_000, idleTimeoutMs: 20_000, watchdogIntervalMs: 1_000 } as const;
const SHORT_TIMEOUTS = { appendTimeoutMs: 3_000, attemptTimeoutMs: 1_200, idleTimeoutMs: 1_500, watchdogIntervalMs: 1_000 } as const;

export const openStore = (url: string): EventStoreDbEventStore => new EventStoreDbEventStore({ url, ...LONG_TIMEOUTS });
export const openWithShortTimeouts = (url: string): EventStoreDbEventStore => new EventStoreDbEventStore({ url, ...SHORT_TIMEOUTS });

const through = (url: string, via?: Address): string =>
  via ? url.replace(/^(\w+)(?:\+discover)?(:\/\/(?:[^@/?]*@)?)[^/?]+/, `$1$2${via.host}:${via.port}`) : url;

const hostOf = (url: string): Address => {
  const [, host = '', port = '2113'] = /:\/\/(?:[^@/?]*@)?([^:,/?]+)(?::(\d+))?/.exec(url) ?? [];
  return { host, port: Number(port) };
};

const common = (url: string): Pick<StoreHarness, 'server' | 'silenceBoundMs' | 'answerBoundMs' | 'open' | 'runProcess'> => ({
  server: hostOf(url),
  silenceBoundMs: 60_000,
  answerBoundMs: 30_000,
  open: (via) => Promise.resolve(via ? openWithShortTimeouts(through(url, via)) : openStore(url)),
  runProcess: () => runStoreProcess(url),
});

async function runStoreProcess(url: string): Promise<number | null> {
  const script = fileURLToPath(new URL('store-process.behaviour.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, STORE_PROCESS_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 120_000,
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** A log in the memory of one process has no races between writers. */
export const standInTraits: StoreTraits = {
  idsAreUniqueIn: 'stream',
  countsCalls: true,
  hasEmptyStore: true,
  refusesLogins: true,
  canGoBack: true,
  rounds: Math.min(ROUNDS, 100),
};

export async function startStandIn(): Promise<StoreHarness> {
  const standIn = await EventStoreStandIn.start();
  const closed = await EventStoreStandIn.start({ log: standIn.node.log });
  closed.node.deniesAccess = true;
  const others: EventStoreStandIn[] = [closed];
  standIn.node.log.addSystemEvents();
  standIn.node.commitMs = 2;
  return {
    ...common(standIn.url),
    openEmpty: async () => {
      const empty = await EventStoreStandIn.start();
      others.push(empty);
      return openStore(empty.url);
    },
    openDenied: () => Promise.resolve(openStore(closed.url)),
    // A server that is stopped, given older files and started again.
    cutAfter: async (position) => {
      standIn.kill();
      standIn.node.log.cut(standIn.node.log.indexFrom(parsePosition(position).commit + 1n));
      await standIn.start();
    },
    busyCalls: () => Promise.resolve(standIn.node.openReads),
    close: async () => {
      await Promise.all([standIn, ...others].map((each) => each.close()));
    },
  };
}

/** A real server does not count open calls, has events of its own from the start, refuses a wrong password over TLS only, and keeps its files. */
export const serverTraits = (url: string): StoreTraits => ({
  idsAreUniqueIn: 'stream',
  countsCalls: false,
  hasEmptyStore: false,
  refusesLogins: !/[?&]tls=false/i.test(url),
  canGoBack: false,
  rounds: ROUNDS,
});

export const startServer = (url: string) => async (): Promise<StoreHarness> => ({
  ...common(url),
  server: await leaderOf(url),
  openDenied: () => Promise.resolve(openStore(url.replace(/:\/\/[^@/?]*@/, '://nobody:wrong@'))),
  busyCalls: () => Promise.reject(new Error('This server does not tell')),
  close: () => Promise.resolve(),
});

/** Of a cluster the leader, which clients are sent on to: a proxy before another node would be left at once. */
async function leaderOf(url: string): Promise<Address> {
  const members = await asking(url, (ask) => ask((server) => server.members()), { ofNode: true });
  const leader = members.find(({ state, isAlive }) => state === 'leader' && isAlive);
  return members.length > 1 && leader ? { host: leader.host, port: leader.port } : hostOf(url);
}
