import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { leave } from './leave.ts';

const agent = new Agent({ keepAlive: true });
let server: FastifyInstance;
let port: number;
afterEach(async () => {
  agent.destroy();
  await server.close();
});

const ask = (): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get({ port, agent }, (response) => resolve(response.resume())).on('error', reject);
  });

describe('leaving', () => {
  it('still answers, on connections from before and on new ones, and ends each of them', async () => {
    server = fastify();
    server.get('/', async () => {
      await sleep(100);
      return 'answered';
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.server.address() as AddressInfo);
    expect((await ask()).headers.connection).toBe('keep-alive');
    const left = leave(server.server, () => undefined, 300);
    const answers = [await ask(), await ask()];
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.connection])).toEqual([
      [200, 'close'],
      [200, 'close'],
    ]);
    // The last of them is under way when nobody else comes in any more.
    const [last] = await Promise.all([ask(), left]);
    expect(last.statusCode).toBe(200);
    await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('waits for no stream, and cuts none off', async () => {
    const stream = new PassThrough();
    server = fastify();
    server.get('/', (_, reply) => reply.header('connection', 'close').send(stream));
    await server.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.server.address() as AddressInfo);
    stream.write('begun');
    const ended = once(await ask(), 'end');
    const began = performance.now();
    await leave(server.server, () => void stream.end('the last words'), 300);
    await ended;
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
