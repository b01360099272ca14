import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { drainOnClose } from './drain.ts';

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

async function withRequestUnderWay(answerAfterMs: number, longestMs?: number) {
  const server = fastify({ forceCloseConnections: 'idle' });
  drainOnClose(server, longestMs);
  const arrived = new Promise<void>((resolve) => {
    server.get('/', async () => {
      resolve();
      await sleep(answerAfterMs);
      return 'answered';
    });
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, agent }, (response) => resolve(response.resume())).on('error', reject);
  });
  await arrived;
  return { server, answer };
}

describe('closing the server', () => {
  it('answers the request under way and does not wait for its connection, which the browser keeps', async () => {
    const { server, answer } = await withRequestUnderWay(300);
    const closed = server.close();
    expect((await answer).statusCode).toBe(200);
    await closed;
    // Sooner than the server lets go of an idle connection by itself.
  }, 60_000);

  it('cuts off what is not answered in time', async () => {
    const { server, answer } = await withRequestUnderWay(1_500, 200);
    const cut = answer.catch((error: unknown) => error);
    await server.close();
    expect(await cut).toMatchObject({ message: 'socket hang up' });
  });
});
