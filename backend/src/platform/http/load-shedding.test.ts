import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MESSAGES } from '@willow/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { until } from '../../testing/until.ts';
import type { Level } from '../process/pressure.ts';
import { shedLoad } from './load-shedding.ts';

/** As many as make a load. */
const CROWD = 16;

let server: FastifyInstance;
let address: string;
let letGo: () => void;
let held: number;
const pressure = { level: 'low' as Level, count: 0, turnedAway: () => void (pressure.count += 1) };
beforeEach(async () => {
  server = fastify();
  shedLoad(server.server, pressure, { secureCookies: false });
  held = 0;
  const letting = new Promise<void>((resolve) => (letGo = resolve));
  server.get('/held', () => {
    held += 1;
    return letting.then(() => 'answered');
  });
  for (const url of ['/', '/health/live', '/health/ready', '/api/payments/webhook', '/api/will', '/api/admin/orders'])
    server.all(url, () => 'answered');
  address = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  letGo();
  await server.close();
});

/** They wait for `letGo`. */
async function crowd(size = CROWD) {
  pressure.level = 'low';
  const before = held;
  const all = Array.from({ length: size }, () => fetch(`${address}/held`));
  for (const each of all) each.catch(() => undefined);
  await until(async () => held === before + size, 'the crowd');
  return async () => {
    for (const answer of await Promise.all(all)) await answer.text();
  };
}

const ask = async (url: string, sent = ''): Promise<number> =>
  (
    await fetch(`${address}${url}`, {
      method: 'POST',
      headers: { cookie: sent, 'content-type': 'application/json' },
      body: JSON.stringify({ some: 'thing' }),
    })
  ).status;

const CUSTOMER = 'willow-session=a';
const OPERATOR = 'willow-operator=b';

describe('requests', () => {
  it.each<[Level, string, string, number]>([
    ['low', '/api/will', '', 200],
    ['high', '/api/will', '', 503],
    ['high', '/api/will', CUSTOMER, 200],
    ['high', '/api/admin/orders', OPERATOR, 200],
    ['high', '/', '', 200],
    ['extreme', '/', '', 503],
    ['extreme', '/api/will', CUSTOMER, 503],
    ['extreme', '/api/admin/orders', OPERATOR, 503],
    ['extreme', '/no-such-page', '', 503],
    ['extreme', '/health/live', '', 200],
    ['extreme', '/health/ready', '', 200],
    ['extreme', '/api/payments/webhook', '', 200],
  ])('while pressure is %s, to %s with "%s", are answered %i', async (level, url, sent, status) => {
    await crowd();
    pressure.level = level;
    expect(await ask(url, sent)).toBe(status);
  });

  it('that are turned away are told when to come again, in our words, not all at the same moment, and are counted', async () => {
    await crowd();
    pressure.level = 'extreme';
    pressure.count = 0;
    const answers = await Promise.all(Array.from({ length: 60 }, () => fetch(`${address}/api/will`)));
    const waits = new Set(answers.map(({ headers }) => headers.get('retry-after')));
    expect(waits).toEqual(new Set(['1', '2', '3', '4']));
    expect(await answers[0]!.json()).toEqual({ message: MESSAGES.busy });
    expect(Object.fromEntries(answers[0]!.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(pressure.count).toBe(60);
  });

  it('are answered while there are few of them, however late everything is, and again when the others are gone', async () => {
    await crowd(CROWD - 1);
    pressure.level = 'extreme';
    expect(await ask('/api/will')).toBe(200);
    const answers = await crowd(1);
    pressure.level = 'extreme';
    expect(await ask('/api/will')).toBe(503);
    letGo();
    await answers();
    expect(await ask('/api/will')).toBe(200);
  });
});
