import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { slowRefusals } from './slow-refusals.ts';

let server: FastifyInstance;
beforeEach(() => {
  server = fastify({ trustProxy: true });
  slowRefusals(server);
  server.get('/', async () => 'fine');
});
afterEach(() => server.close());

const FLOOD = 300;
const from = (ip: string, url: string) => server.inject({ url, headers: { 'x-forwarded-for': ip } });
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};
const refused = (count: number, ip: (at: number) => string) =>
  Promise.all(Array.from({ length: count }, async (_, at) => expect((await from(ip(at), '/nowhere')).statusCode).toBe(404)));

describe('a network that is refused again and again', () => {
  it('waits for what it is refused beyond two hundred; other networks, and what is not refused, do not', async () => {
    const flood = timed(() => refused(FLOOD, () => '192.0.2.1'));
    const bystanders = timed(async () => {
      expect((await from('192.0.2.1', '/')).body).toBe('fine');
      expect((await from('198.51.100.1', '/nowhere')).statusCode).toBe(404);
    });
    expect(await bystanders).toBeLessThan(await flood);
    // A timer may end a millisecond early.
    expect(await flood).toBeGreaterThan(900);
  });

  it('of IPv6 is the whole of what one subscriber has', async () => {
    // Two seconds more than may come at once, so that a busy machine has not paid for it meanwhile.
    const flood = refused(400, (at) => `2001:db8::${at.toString(16)}`);
    const one = timed(() => refused(1, () => '2001:db8::ffff'));
    const other = timed(() => refused(1, () => '2001:db8:0:1::1'));
    expect(await one).toBeGreaterThan(1_000);
    expect(await one).toBeGreaterThan(await other);
    await flood;
  });
});
