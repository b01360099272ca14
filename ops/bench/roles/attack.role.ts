import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { steadily } from '../kit/loops.ts';
import { serve } from '../kit/role.ts';
import { largeAnswers, wizardAnswers } from '../product/sample-facts.ts';
import type { Target } from './load.role.ts';

// Those who attack, and those who live beside them.
const AT_ONCE = 60;
/** As many as one customer may have at once. */
const LANES = 3;
let round = 0;
let prepared: string[] = [];

const ask = async (pool: Pool, token: string, save: string | null, path = '/api/will'): Promise<number> => {
  const { statusCode, body } = await pool.request({
    method: save ? 'POST' : 'GET',
    path,
    headers: { cookie: `willow-session=${token}`, ...(save && { 'content-type': 'application/json' }) },
    body: save,
  });
  await body.dump({ limit: Infinity });
  return statusCode;
};

const pooled = async <T>(url: string, connections: number, work: (pool: Pool) => Promise<T>): Promise<T> => {
  const pool = new Pool(url, { connections });
  try {
    return await work(pool);
  } finally {
    await pool.close();
  }
};

const live = ({ url, tokens }: Target, perSecond: number, seconds: number) =>
  pooled(url, 8, async (pool) => {
    const latencies: number[] = [];
    const statuses: Record<string, number> = {};
    await steadily(perSecond, perSecond * seconds, async (index) => {
      const at = performance.now();
      const save = index % 2 ? JSON.stringify({ step: 6, answers: wizardAnswers((round += 1)) }) : null;
      const status = await ask(pool, tokens[Math.floor(index / 2) % tokens.length] ?? '', save);
      statuses[status] = (statuses[status] ?? 0) + 1;
      latencies.push(performance.now() - at);
    });
    return { statuses, latencies };
  });

const methods = {
  /** What is to be sent: making it takes time that others of this machine would miss. */
  prepare: (seconds: number) => {
    const body = () => JSON.stringify({ step: 6, answers: largeAnswers((round += 1)) });
    prepared = Array.from({ length: AT_ONCE * seconds }, body);
  },

  /** Once a second, 60 reads and 60 saves of the largest answers at the same moment; the next when the last is answered. */
  attack: ({ url, tokens: [token = ''] }: Target, seconds: number) =>
    pooled(url, 2 * AT_ONCE, async (pool) => {
      const statuses: Record<string, number> = {};
      let slowestMs = 0;
      const one = async (save: string | null): Promise<void> => {
        const at = performance.now();
        const status = await ask(pool, token, save);
        slowestMs = Math.max(slowestMs, performance.now() - at);
        statuses[status] = (statuses[status] ?? 0) + 1;
      };
      for (let second = 0; second < seconds; second += 1) {
        const saves = prepared.splice(0, AT_ONCE).map((save) => one(save));
        await Promise.all([...saves, ...Array.from({ length: AT_ONCE }, () => one(null)), sleep(1_000)]);
      }
      return { statuses, slowestMs };
    }),

  /** Three at once save other answers and have them looked through, what takes longest, one after the other until the time is up. */
  explain: ({ url, tokens: [token = ''] }: Target, seconds: number) =>
    pooled(url, LANES, async (pool) => {
      const statuses: Record<string, number> = {};
      let slowestMs = 0;
      const until = performance.now() + seconds * 1_000;
      const lane = async (): Promise<void> => {
        while (performance.now() < until) {
          const at = performance.now();
          await ask(pool, token, JSON.stringify({ step: 6, answers: largeAnswers((round += 1)) }));
          const status = await ask(pool, token, null, '/api/will/second-look');
          slowestMs = Math.max(slowestMs, performance.now() - at);
          statuses[status] = (statuses[status] ?? 0) + 1;
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      return { statuses, slowestMs };
    }),

  /** Milliseconds of each request: reads and saves in turn, by all customers in turn. */
  live: async (target: Target, perSecond: number, seconds: number) => {
    const { statuses, latencies } = await live(target, perSecond, seconds);
    const refused = Object.keys(statuses).find((status) => status !== '200');
    if (refused) throw new Error(`A bystander was answered ${refused}`);
    return latencies;
  },

  /** The same, whatever they are answered. */
  liveThrough: live,
};

export type AttackRole = typeof methods;
serve(methods);
