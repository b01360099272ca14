import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { causeOf } from '../process/start-error.ts';
import { pingRedis } from './ping-redis.ts';

let server: Server;
beforeEach(() => void jest.spyOn(console, 'warn').mockReturnValue());
afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

/** As much of Redis as a client needs to get in. */
async function redis(password: string | null): Promise<string> {
  server = createServer((socket) => {
    let isIn = password === null;
    socket.on('data', (data) => {
      for (const [, name = '', argument] of data.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n(?:\$\d+\r\n([^\r]*)\r\n)?/g)) {
        const wanted = name.toLowerCase();
        if (wanted === 'auth' && password === null)
          socket.write('-ERR AUTH <password> called without any password configured for the default user\r\n');
        else if (wanted === 'auth') {
          isIn = argument === password;
          socket.write(isIn ? '+OK\r\n' : '-WRONGPASS invalid username-password pair\r\n');
        } else if (!isIn) socket.write('-NOAUTH Authentication required.\r\n');
        else socket.write(wanted === 'info' ? '$9\r\nloading:0\r\n' : '+PONG\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** As it greets whoever is not on its machine. */
async function protectedRedis(): Promise<string> {
  server = createServer((socket) => socket.end('-DENIED Redis is running in protected mode because protected mode is enabled\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('Redis at the start', () => {
  it('is taken with its password', async () => {
    await expect(pingRedis(`redis://:right@${await redis('right')}`)).resolves.toBeUndefined();
  });

  it('is refused with another', async () => {
    await expect(pingRedis(`redis://:wrong@${await redis('right')}`)).rejects.toThrow(/WRONGPASS/);
  });

  it('is refused when it lets anybody in, though it was meant to have a password', async () => {
    await expect(pingRedis(`redis://:right@${await redis(null)}`)).rejects.toThrow('lets anybody in');
  });

  it('is refused when it has no password and so lets nobody in from elsewhere, in the same words', async () => {
    const words = { problem: 'it runs without its password', remedy: expect.stringContaining('redis_password') };
    const failed = (url: string): Promise<unknown> => pingRedis(url).catch(causeOf);
    expect(await failed(`redis://:right@${await protectedRedis()}`)).toEqual(words);
    server.close();
    expect(await failed(`redis://:right@${await redis(null)}`)).toEqual(words);
  });

  it('is taken open where its address has no password', async () => {
    await expect(pingRedis(`redis://${await redis(null)}`)).resolves.toBeUndefined();
  });
});
