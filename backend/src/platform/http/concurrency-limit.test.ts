import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { limitConcurrency } from './concurrency-limit.ts';
import { readJsonBodies } from './json-body.ts';

let server: FastifyInstance;
/** By name: who is at work, and what ends it. */
let atWork: Map<string, () => void>;
let parsed: string[];
beforeEach(async () => {
  [atWork, parsed] = [new Map(), []];
  server = fastify();
  await server.register(cookie);
  limitConcurrency(server, { secureCookies: false });
  readJsonBodies(server);
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
function post(name: string, session: string | null) {
  const { port } = server.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', ...(session && { cookie: `willow-session=${session}` }) };
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
    const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => post(name, 'a'));
    await until(() => atWork.size === 3);
    const others = [post('b1', 'b'), post('none', null), post('none too', null)];
    await until(() => atWork.size === 6);
    expect(parsed).toHaveLength(6);
    for (const name of atWork.keys()) end(name);
    await until(() => atWork.size === 8);
    for (const name of atWork.keys()) end(name);
    expect(await Promise.all([...all, ...others].map(({ status }) => status))).toEqual(Array(8).fill(200));
  });

  it('that go away make room, while they wait and while they are at work', async () => {
    const first = ['a1', 'a2', 'a3'].map((name) => post(name, 'a'));
    await until(() => atWork.size === 3);
    const waiting = post('a4', 'a');
    const last = post('a5', 'a');
    waiting.goAway();
    for (const { goAway } of first) goAway();
    await until(() => atWork.has('a5'));
    end('a5');
    expect(await last.status).toBe(200);
  });
});
