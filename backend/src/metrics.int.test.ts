import { globSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import type { Registry } from 'prom-client';
import { serveMetrics } from './platform/process/metrics-server.ts';
import { measureApi } from './start-api.ts';
import { measureWorker } from './start-worker.ts';
import { type Product, sharedProduct } from './testing/product.ts';

const OBSERVABILITY = join(import.meta.dirname, '..', '..', 'ops', 'observability');

let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});

async function exported(collect: (registry: Registry) => void): Promise<readonly string[]> {
  const server = await serveMetrics(0, '127.0.0.1', { collect });
  try {
    const text = await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`)).text();
    return [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    );
  } finally {
    server.close();
  }
}

it('every metric that a panel or a rule names is one that api or worker tells', async () => {
  const told = new Set([
    ...(await exported((registry) => measureApi(registry, product.api))),
    ...(await exported((registry) => measureWorker(registry, product.worker))),
  ]);
  const files = globSync(['grafana/*.json', 'alerts/*.yml'], { cwd: OBSERVABILITY });
  const named = files.flatMap((file) => readFileSync(join(OBSERVABILITY, file), 'utf8').match(/\bwillow_\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((name) => !told.has(name))).toEqual([]);
});
