import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { limitConcurrency } from './concurrency-limit.ts';
import { RateLimited } from '../sessions/rate-limiter.ts';
import { readJsonBodies } from './json-body.ts';

/** A tenth of what one network may, as the server below is told. */
const NETWORK_AT_ONCE = 6;
const NETWORK_WAITING = 30;

let server: FastifyInstance;
/** By name: who is at work, and what ends it. */
let atWork: Map<string, () => void>;
let parsed: string[];
/** Each ends the pause before a refusal. */
let pauses: (() => void)[];
beforeEach(async () => {
  [atWork, parsed, pauses] = [new Map(), [], []];
  server = fastify({ trustProxy: true });
  await server.register(cookie);
  limitConcurrency(server, { secureCookies: false, RATE_LIMIT_IP_FACTOR: 0.1 }, () => new Promise<void>((resolve) => pauses.push(resolve)));
  readJsonBodies(server);
  server.setErrorHandler((error, _request, reply) => reply.status(error instanceof RateLimited ? 429 : 500).send());
  server.addHook('preHandler', async ({ body }) => void parsed.push((body as { name: string }).name));
  server.post('/', async ({ body }) => {
    const { name } = body as { name: string };
    await new Promise<void>((resolve) => atWork.set(name, resolve));
    return { name };
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  server.server.closeAllConnections();
  await server.close();
});

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};
type Sender = { readonly session?: string; readonly operator?: string; readonly from?: string };
function post(name: string, { session, operator, from }: Sender) {
  const { port } = server.server.address() as AddressInfo;
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': from ?? '192.0.2.1',
    cookie: [session && `willow-session=${session}`, operator && `willow-operator=${operator}`].filter(Boolean).join('; '),
  };
  const sent = httpRequest({ host: '127.0.0.1', port, method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve) => {
    sent.on('response', (answer) => resolve(answer.resume().statusCode));
    sent.on('error', () => resolve(undefined));
  });
  sent.end(JSON.stringify({ name }));
  return { status, goAway: () => sent.destroy() };
}
const end = (name: string): void => atWork.get(name)?.();

describe('requests of one session', () => {
  it('are three at once; of the others not even the body is read, and nobody else waits', async () => {
    const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => post(name, { session: 'a' }));
    await until(() => atWork.size === 3);
    const others = [post('b1', { session: 'b' }), post('none', {}), post('none too', {})];
    await until(() => atWork.size === 6);
    expect(parsed).toHaveLength(6);
    for (const name of atWork.keys()) end(name);
    await until(() => atWork.size === 8);
    for (const name of atWork.keys()) end(name);
    expect(await Promise.all([...all, ...others].map(({ status }) => status))).toEqual(Array(8).fill(200));
  });

  it('that go away make room, while they wait and while they are at work', async () => {
    const first = ['a1', 'a2', 'a3'].map((name) => post(name, { session: 'a' }));
    await until(() => atWork.size === 3);
    const waiting = post('a4', { session: 'a' });
    const last = post('a5', { session: 'a' });
    waiting.goAway();
    for (const { goAway } of first) goAway();
    await until(() => atWork.has('a5'));
    end('a5');
    expect(await last.status).toBe(200);
  });

  it('beyond those that may wait are refused one after the other, each after a pause', async () => {
    const kept = Array.from({ length: 33 }, (_, at) => post(`kept ${at}`, { session: 'a' }));
    await until(() => atWork.size === 3);
    const refused = Array.from({ length: 3 }, (_, at) => post(`refused ${at}`, { session: 'a' }));
    const answered: number[] = [];
    for (const [at, { status }] of refused.entries()) void status.then(() => answered.push(at));
    const all = Promise.all(refused.map(({ status }) => status));
    for (let ended = 0; ended < 3; ended += 1) {
      await until(() => pauses.length === ended + 1);
      expect(answered).toHaveLength(ended);
      pauses[ended]?.();
      await until(() => answered.length === ended + 1);
    }
    expect(await all).toEqual([429, 429, 429]);
    expect(parsed).toHaveLength(3);
    for (const { goAway } of kept) goAway();
  });

  it('of an operator are six at once, with whatever other cookies they come', async () => {
    const all = Array.from({ length: 7 }, (_, at) => post(`o${at}`, { operator: 'o', session: `made up ${at}`, from: `198.51.100.${at}` }));
    await until(() => atWork.size === 6);
    const other = post('p', { operator: 'p' });
    await until(() => atWork.size === 7);
    expect(parsed).toHaveLength(7);
    for (const name of atWork.keys()) end(name);
    await until(() => atWork.size === 8);
    for (const name of atWork.keys()) end(name);
    expect(await Promise.all([...all, other].map(({ status }) => status))).toEqual(Array(8).fill(200));
  });
});

describe('requests of one network', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => post(`n${at}`, { session: `made up ${at}` }));

  it('are so many at once, without a session and with made-up ones; other networks do not wait', async () => {
    const flood = many(NETWORK_AT_ONCE + 2);
    await until(() => atWork.size === NETWORK_AT_ONCE);
    const bystander = post('bystander', { session: 'b', from: '2001:db8::1' });
    await until(() => atWork.has('bystander'));
    expect(parsed).toHaveLength(NETWORK_AT_ONCE + 1);
    while (atWork.size < NETWORK_AT_ONCE + 3) {
      for (const name of atWork.keys()) end(name);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    for (const name of atWork.keys()) end(name);
    expect(await Promise.all([...flood, bystander].map(({ status }) => status))).toEqual(Array(NETWORK_AT_ONCE + 3).fill(200));
  });

  it('beyond those that may wait are refused before their body is read', async () => {
    const all = many(NETWORK_AT_ONCE + NETWORK_WAITING + 1);
    await until(() => pauses.length === 1);
    pauses[0]?.();
    expect(await Promise.race(all.map(({ status }) => status))).toBe(429);
    await until(() => atWork.size === NETWORK_AT_ONCE);
    expect(parsed).toHaveLength(NETWORK_AT_ONCE);
    for (const { goAway } of all) goAway();
  });
});
