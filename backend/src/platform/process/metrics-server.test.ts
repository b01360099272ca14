import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { Gauge, Registry } from 'prom-client';
import { serveMetrics, textOf } from './metrics-server.ts';

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

it('a figure that cannot be told is left out, and takes no other with it', async () => {
  const registry = new Registry();
  const gauge = (name: string, collect: () => Promise<void>): void =>
    registry.registerMetric(new Gauge({ name, help: name, registers: [], collect }));
  gauge('of_the_database', () => Promise.reject(new Error('away')));
  gauge('of_ours', () => Promise.resolve());
  const text = await textOf(registry);
  expect(text).toContain('\nof_ours 0\n');
  expect(text).not.toContain('of_the_database');
});
