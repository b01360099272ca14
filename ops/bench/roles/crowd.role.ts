import { setTimeout as sleep } from 'node:timers/promises';
import { closedLoop, steadily } from '../kit/loops.ts';
import { serve } from '../kit/role.ts';
import { addressOf, newConnections, Visitor } from '../../people/visitor.ts';
import { jane } from '@willow/contracts/will/family.examples';

// Newcomers who sign up, each from an address of their own.
/** Who finds so many waiting goes away: the machine that sends must not become the limit. */
const MAX_WAITING = 1_000;

export type Crowd = {
  readonly statuses: Readonly<Record<string, number>>;
  /** Milliseconds until they were told to come again. */
  readonly refusedMs: readonly number[];
  readonly takenMs: readonly number[];
  readonly withoutRetryAfter: number;
  /** Who found too many waiting here. */
  readonly gone: number;
};

const COMES_AGAIN_MS = 250;
const isShed = (status: number): boolean => status === 429 || status === 503;

let last = 0;

/** Signs up once, and answers how that went. */
function signUp(url: string, connections: ReturnType<typeof newConnections>) {
  const number = (last += 1);
  const json = { ...jane, email: `newcomer.${process.pid}.${number}@example.test` };
  return new Visitor(url, connections, addressOf(number)).ask('POST', '/api/signup', { json });
}

async function connected<T>(work: (connections: ReturnType<typeof newConnections>) => Promise<T>): Promise<T> {
  const connections = newConnections();
  try {
    return await work(connections);
  } finally {
    await connections.destroy();
  }
}

const methods = {
  /** How many a second are signed up when there are always some who wait for it. */
  canDo: (url: string, callers: number, ms: number) =>
    connected(async (connections) => {
      let signedUp = 0;
      const { count, perSecond } = await closedLoop(callers, { ms }, async () => {
        const { status, text } = await signUp(url, connections);
        if (isShed(status)) return sleep(COMES_AGAIN_MS);
        if (status !== 201) throw new Error(`A newcomer was answered ${status}: ${text}`);
        signedUp += 1;
        return undefined;
      });
      return (perSecond * signedUp) / count;
    }),

  /** An open loop: they come when they come. */
  come: (url: string, perSecond: number, seconds: number) =>
    connected(async (connections): Promise<Crowd> => {
      const statuses: Record<string, number> = {};
      const [refusedMs, takenMs]: [number[], number[]] = [[], []];
      let [waiting, gone, withoutRetryAfter] = [0, 0, 0];
      await steadily(perSecond, Math.round(perSecond * seconds), async () => {
        if (waiting >= MAX_WAITING) return void (gone += 1);
        waiting += 1;
        const { status, answeredMs, retryAfterSeconds } = await signUp(url, connections);
        waiting -= 1;
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (!isShed(status)) return void takenMs.push(answeredMs);
        refusedMs.push(answeredMs);
        if (retryAfterSeconds === null) withoutRetryAfter += 1;
      });
      return { statuses, refusedMs, takenMs, withoutRetryAfter, gone };
    }),
};

export type CrowdRole = typeof methods;
serve(methods);
