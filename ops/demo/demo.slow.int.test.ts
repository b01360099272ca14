import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import type { AdminOrder } from '@willow/contracts';
import pg from 'pg';
import { fourPorts } from '../journeys/testing/product.ts';
import { patient } from '../testing/machine/patience.ts';
import { runDemo } from './demo.ts';
import { Team } from './life/team.ts';

const folder = mkdtempSync(join(tmpdir(), 'willow-demo-'));
const stop = new AbortController();
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

const rowsOf = async <Row extends pg.QueryResultRow>(connectionString: string, sql: string): Promise<readonly Row[]> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client.query<Row>(sql).then(({ rows }) => client.end().then(() => rows));
};

it(
  'lives a month with a customer at each of six stages, can be ended and gone on with, and is there the next time',
  async () => {
    const dataDir = join(folder, 'demo');
    const options = { dataDir, ports: await fourPorts(), customers: 6, seed: 3 };
    const early = new AbortController();
    const ended = await runDemo({ ...options, signal: early.signal, say: ({ day }) => (day > 9 ? early.abort() : undefined) });
    await ended.end();
    expect(ended.isComplete).toBe(false);

    const lived = await runDemo({ ...options, signal: stop.signal, say: () => undefined });
    expect(lived.story.failures).toEqual([]);
    const orders = await new Team(lived.place, lived.password, () => new Date()).ask<readonly AdminOrder[]>(
      'admin',
      'GET',
      '/api/admin/orders',
    );
    expect(orders.map(({ stage }) => stage)).toContain('sent');
    const days = await rowsOf<{ first: string; behind: boolean }>(
      lived.ownerUrl,
      `SELECT min(recorded_at)::date::text AS first, bool_and(recorded_at <= clock_timestamp()) AS behind FROM es.event`,
    );
    expect(days).toEqual([{ first: lived.cast.first, behind: true }]);
    const unordered = await rowsOf(
      lived.ownerUrl,
      'SELECT position FROM (SELECT position, recorded_at < lag(recorded_at) OVER (ORDER BY position) AS back FROM es.event) e WHERE back',
    );
    expect(unordered).toEqual([]);
    expect(await rowsOf(lived.ownerUrl, `SELECT nspname FROM pg_namespace WHERE nspname = 'demo'`)).toEqual([]);
    await lived.end();

    const again = await runDemo({ ...options, signal: stop.signal, say: () => undefined });
    await again.end();
    expect([again.wasThere, again.cast]).toEqual([true, lived.cast]);
  },
  patient(280_000),
);

it('never goes into a folder with a product that is no demo', async () => {
  const dataDir = join(folder, 'real');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  const running = runDemo({ dataDir, ports: await fourPorts(), signal: stop.signal, say: () => undefined });
  await expect(running).rejects.toThrow(/is no demo: nothing was changed there/);
});
