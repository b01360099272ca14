import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { redisFigures } from './redis-figures.ts';

const INFO = 'redis_version:8.2.1\r\nloading:0\r\nused_memory:10485760\r\nmaxmemory_policy:allkeys-lru\r\naof_enabled:0\r\n';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Answers each command of a chunk: INFO with the figures, everything else with OK. */
const answer = (socket: Socket) => (chunk: Buffer) => {
  for (const command of chunk.toString().split(/^(?=\*\d)/m))
    socket.write(/\binfo\b/i.test(command.split('\r\n')[2] ?? '') ? `$${INFO.length}\r\n${INFO}\r\n` : '+OK\r\n');
};

it('reads from a Redis what counts for a queue', async () => {
  server = createServer((socket) => socket.on('error', () => undefined).on('data', answer(socket)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await redisFigures(`redis://127.0.0.1:${port}`)).toEqual({
    version: '8.2.1',
    policy: 'allkeys-lru',
    appendOnly: 'off',
    usedMebibytes: 10,
  });
});
