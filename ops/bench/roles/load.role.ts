import { Client } from 'undici';
import { closedLoop, steadily } from '../kit/loops.ts';
import type { Rate } from '../kit/loops.ts';
import { serve } from '../kit/role.ts';
import { percentile } from '../kit/statistics.ts';
import { wizardAnswers } from '../product/sample-facts.ts';

// Customers who save an answer each: one request after the other on every connection, the next customer each time.
export type Target = { readonly url: string; readonly tokens: readonly string[] };

const CONNECTIONS = 32;
let round = 0;

const post = async (client: Client, { tokens }: Target): Promise<void> => {
  const index = (round += 1);
  const response = await client.request({
    method: 'POST',
    path: '/api/will',
    headers: { 'content-type': 'application/json', cookie: `willow-session=${tokens[index % tokens.length] ?? ''}` },
    body: JSON.stringify({ step: 6, answers: wizardAnswers(index) }),
  });
  const body = await response.body.text();
  if (response.statusCode !== 200 && response.statusCode !== 201) throw new Error(`Saving was answered ${response.statusCode}: ${body}`);
};

/** Customers share the connections: who finds none free waits for one. */
const connected = async <T>(target: Target, work: (save: () => Promise<void>) => Promise<T>): Promise<T> => {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client(target.url));
  const free = [...clients];
  const waiting: (() => void)[] = [];
  const save = async (): Promise<void> => {
    let client = free.pop();
    for (; !client; client = free.pop()) await new Promise<void>((resolve) => waiting.push(resolve));
    await post(client, target);
    free.push(client);
    waiting.shift()?.();
  };
  try {
    return await work(save);
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
};

const rateOf = ({ count, perSecond }: Rate): Rate => ({ count, perSecond });

const methods = {
  everybodyOnce: (target: Target): Promise<Rate> =>
    connected(target, async (save) => rateOf(await closedLoop(CONNECTIONS, { count: target.tokens.length }, save))),

  saturate: (target: Target, ms: number): Promise<Rate> =>
    connected(target, async (save) => rateOf(await closedLoop(CONNECTIONS, { ms }, save))),

  /** Milliseconds from request to answer, at a rate below what the machine can do. */
  moderate: (target: Target, perSecond: number, seconds: number) =>
    connected(target, async (save) => {
      const latencies: number[] = [];
      await steadily(perSecond, perSecond * seconds, async () => {
        const at = performance.now();
        await save();
        latencies.push(performance.now() - at);
      });
      return { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
    }),
};

export type LoadRole = typeof methods;
serve(methods);
