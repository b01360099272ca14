import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { RELEASE } from '../../../platform/release.ts';
import { processesOf } from '../../../platform/pdf/profile-dirs.ts';
import { customerWithWill, payByCard, signedInOperator } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({}, { printsItself: true });
});
afterAll(async () => product?.close());

const base = join(tmpdir(), `willow-pdf-${process.getuid?.() ?? 0}`);

async function browsers(): Promise<readonly number[]> {
  const ours = (await readdir(base).catch(() => [])).filter((name) => name.startsWith('profile-') && name.includes(`-${process.pid}-`));
  return (await Promise.all(ours.map((name) => processesOf(join(base, name))))).flat();
}

async function rows(sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: product.database.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('a browser that is killed in the middle of its work', () => {
  it('loses no draft and makes none twice', async () => {
    const customers = await Promise.all(Array.from({ length: 8 }, () => customerWithWill(product)));
    let killed = 0;
    const done = new AbortController();
    const killer = (async () => {
      while (!done.signal.aborted && killed < 4) {
        for (const pid of await browsers()) {
          process.kill(pid, 'SIGKILL');
          killed += 1;
        }
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    })();
    await Promise.all(customers.map(({ agent }) => payByCard(product, agent)));
    for (const { agent } of customers)
      await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft', 90_000);
    done.abort();
    await killer;
    expect(killed).toBeGreaterThanOrEqual(2);
    expect(await rows("SELECT count(*)::int AS n FROM es.event WHERE type = 'DraftGenerated' GROUP BY stream")).toEqual(
      customers.map(() => ({ n: 1 })),
    );
    expect(await rows("SELECT count(*)::int AS n FROM documents.will_document WHERE id LIKE '%.draft'")).toEqual([{ n: customers.length }]);
  });
});

describe('what a draft leaves behind', () => {
  it('is a fact with the hashes of what it says and of its bytes, which are those of the kept document', async () => {
    const [fact] = await rows("SELECT data FROM es.event WHERE type = 'DraftGenerated' LIMIT 1");
    const { contentHash, pdfHash, versionCode, release } = fact!['data'] as Record<string, string>;
    expect(release).toBe(RELEASE);
    expect(contentHash).toMatch(/^[0-9a-f]{64}$/);
    expect(versionCode).toBe(contentHash!.slice(0, 8));
    const [kept] = await rows(`SELECT pdf_hash FROM documents.will_document WHERE id LIKE '%.${contentHash}.draft' LIMIT 1`);
    expect(kept).toEqual({ pdf_hash: pdfHash });
  });

  it('is served as the very bytes whose hash is in the fact', async () => {
    const operator = await signedInOperator(product);
    for (const { data } of await rows("SELECT data FROM es.event WHERE type = 'DraftGenerated' LIMIT 2")) {
      const { orderId, pdfHash } = data as Record<string, string>;
      const { body } = await operator.get(`/api/admin/orders/${orderId}/draft.pdf`).expect(200);
      expect(createHash('sha256').update(body).digest('hex')).toBe(pdfHash);
    }
  });
});
