import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { serveMetrics } from './metrics-server.ts';

const statusOf = (port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/metrics', headers: { host } }, (answer) => resolve(answer.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });

it('figures are for whoever names this machine, not for a page whose name points here', async () => {
  const server = await serveMetrics(0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  try {
    for (const host of ['localhost', `127.0.0.1:${port}`, '10.1.2.3:9464', 'worker:9464', `[::1]:${port}`])
      expect([host, await statusOf(port, host)]).toEqual([host, 200]);
    for (const host of ['evil.test', 'evil.test:9464', '127.0.0.1.evil.test', '10.1.2.3.evil.test'])
      expect([host, await statusOf(port, host)]).toEqual([host, 421]);
  } finally {
    server.close();
  }
});
