import { request } from 'node:http';
import { expect, it } from '@jest/globals';
import { startLocalMailbox } from '../mailbox/index.ts';
import { startLocalStripe } from '../stripe/index.ts';
import { afterThisTest } from './test-support.ts';

const STAND_INS = {
  mailbox: (name?: string) => startLocalMailbox({ port: 0, ...(name && { name }) }),
  Stripe: (name?: string) => startLocalStripe({ port: 0, webhookSecret: 'whsec_x', ...(name && { name }) }),
};

const statusOf = (port: number, path: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => resolve(answer.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });

it.each(Object.entries(STAND_INS))('the %s answers this machine by its own names only: no page elsewhere can read it', async (_, start) => {
  const { port, close } = await start();
  afterThisTest(close);
  for (const path of ['/_local/health', '/', '/api/messages', '/v1/payment_intents', '/v3/messages']) {
    for (const host of ['evil.test', `evil.test:${port}`, 'localhost.evil.test', '127.0.0.1.evil.test', 'localhost@evil.test'])
      expect([host, await statusOf(port, path, host)]).toEqual([host, 421]);
  }
  for (const host of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
    expect([host, await statusOf(port, '/_local/health', host)]).toEqual([host, 200]);
});

it.each(Object.entries(STAND_INS))('the %s answers by the name that it has among containers, and still by no other', async (_, start) => {
  const { port, close } = await start('local-provider');
  afterThisTest(close);
  for (const host of ['local-provider', `local-provider:${port}`, `127.0.0.1:${port}`])
    expect([host, await statusOf(port, '/_local/health', host)]).toEqual([host, 200]);
  for (const host of ['evil.test', 'local-provider.evil.test'])
    expect([host, await statusOf(port, '/_local/health', host)]).toEqual([host, 421]);
});
