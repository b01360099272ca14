import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { assertRedisKeeps, redisFigures } from './redis-figures.ts';

const infoOf = (policy: string, aof: string): string =>
  `redis_version:8.2.1\r\nloading:0\r\nused_memory:10485760\r\n${policy && `maxmemory_policy:${policy}\r\n`}${aof && `aof_enabled:${aof}\r\n`}`;

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Answers each command of a chunk: INFO with the figures, everything else with OK. */
const answer = (socket: Socket, info: string) => (chunk: Buffer) => {
  for (const command of chunk.toString().split(/^(?=\*\d)/m))
    socket.write(/\binfo\b/i.test(command.split('\r\n')[2] ?? '') ? `$${info.length}\r\n${info}\r\n` : '+OK\r\n');
};

async function redisThatSays(info: string): Promise<string> {
  server = createServer((socket) => socket.on('error', () => undefined).on('data', answer(socket, info)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('reads from a Redis what counts for a queue', async () => {
  expect(await redisFigures(await redisThatSays(infoOf('allkeys-lru', '0')))).toEqual({
    version: '8.2.1',
    policy: 'allkeys-lru',
    appendOnly: 'off',
    usedMebibytes: 10,
  });
});

it.each([
  ['allkeys-lru', '1', /^REDIS_URL: it throws jobs away .*\(allkeys-lru\): set maxmemory-policy noeviction$/],
  ['noeviction', '0', /REDIS_URL: what it holds is lost when it stops: set appendonly yes$/],
])('is refused in production with the policy %s and appendonly %s', async (policy, aof, words) => {
  await expect(assertRedisKeeps(await redisThatSays(infoOf(policy, aof)))).rejects.toThrow(words);
});

it.each([
  ['noeviction', '1'],
  ['', ''],
])('is taken with the policy "%s" and appendonly "%s": what does not tell is believed', async (policy, aof) => {
  await expect(assertRedisKeeps(await redisThatSays(infoOf(policy, aof)))).resolves.toBeUndefined();
});
