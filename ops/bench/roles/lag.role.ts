import { v7 as uuid } from 'uuid';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { steadily } from '../kit/loops.ts';
import { serve } from '../kit/role.ts';
import { percentile } from '../kit/statistics.ts';
import { CONTEXT, openProduct } from '../product/open-product.ts';
import { customerDetails, orderPlaced } from '../product/sample-facts.ts';
import type { SampleFact } from '../product/sample-facts.ts';

// How long it takes from asking for an append until another connection sees the row, while a worker somewhere else keeps the read models.
const { codec, store, pools } = await openProduct(process.env);

const VISIBLE = {
  name: 'visible',
  text: `SELECT id FROM rm.customer_account WHERE id = ANY ($1::text[]) UNION ALL SELECT id FROM rm.order_list WHERE id = ANY ($1::text[])`,
};
const GIVE_UP_MS = 10_000;

const nextFact = (index: number, id: string): { readonly stream: string; readonly fact: SampleFact } =>
  index % 2 === 0 ? { stream: `customer-${id}`, fact: customerDetails(index, 0) } : { stream: `order-${id}`, fact: orderPlaced(uuid()) };

const append = async (index: number, id: string): Promise<void> => {
  const { stream, fact } = nextFact(index, id);
  await store.append(stream, 'no-stream', [await codec.toEvent(stream, 0, fact, CONTEXT)]);
};

const seen = async (client: pg.ClientBase, ids: readonly string[]): Promise<readonly string[]> =>
  (await client.query<{ id: string }>({ ...VISIBLE, values: [ids] })).rows.map(({ id }) => id);

async function watch(
  client: pg.ClientBase,
  pending: Map<string, number>,
  lags: number[],
  isOver: () => boolean,
  pauseMs: number,
): Promise<void> {
  let lastNews = performance.now();
  while (!isOver() || pending.size > 0) {
    const found = pending.size > 0 ? await seen(client, [...pending.keys()]) : [];
    const now = performance.now();
    for (const id of found) {
      lags.push(now - (pending.get(id) ?? now));
      pending.delete(id);
    }
    if (found.length > 0 || pending.size === 0) lastNews = now;
    if (now - lastNews > GIVE_UP_MS) throw new Error(`${pending.size} rows did not appear within ${GIVE_UP_MS / 1000} s`);
    if (pauseMs > 0 || pending.size === 0) await sleep(pauseMs || 1);
  }
}

const methods = {
  idle: async (count: number) => {
    const client = await pools.app.connect();
    const lags: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const id = uuid();
      const pending = new Map([[id, performance.now()]]);
      await Promise.all([append(index, id), watch(client, pending, lags, () => true, 1)]);
      await sleep(10);
    }
    client.release();
    return { p50: percentile(lags, 0.5), p99: percentile(lags, 0.99) };
  },

  steady: async (perSecond: number, seconds: number) => {
    const client = await pools.app.connect();
    const pending = new Map<string, number>();
    const lags: number[] = [];
    let over = false;
    const writing = steadily(perSecond, perSecond * seconds, (index) => {
      const id = uuid();
      pending.set(id, performance.now());
      return append(index, id);
    }).finally(() => (over = true));
    await Promise.all([writing, watch(client, pending, lags, () => over, 1)]);
    client.release();
    return { p50: percentile(lags, 0.5), p99: percentile(lags, 0.99) };
  },
};

export type LagRole = typeof methods;
serve(methods);
