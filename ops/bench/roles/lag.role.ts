import { v7 as uuid } from 'uuid';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { steadily } from '../kit/loops.ts';
import { serve } from '../kit/role.ts';
import { percentile } from '../kit/statistics.ts';
import { builtModule } from '../product/built-module.ts';
import { CONTEXT, openProduct } from '../product/open-product.ts';
import { customerDetails, orderPlaced } from '../product/sample-facts.ts';
import type { SampleFact } from '../product/sample-facts.ts';

// How long it takes from asking for an append until another connection sees the row, while a worker somewhere else keeps the read models.
const { codec, store, pools } = await openProduct(process.env);
const { PROGRESS_CHANNEL } = await builtModule<typeof import('../../../backend/src/event-sourcing/projections/progress-channel.ts')>(
  'event-sourcing/projections/progress-channel',
);

const VISIBLE = {
  name: 'visible',
  text: `SELECT id FROM rm.customer_account WHERE id = ANY ($1::text[]) UNION ALL SELECT id FROM rm.order_list WHERE id = ANY ($1::text[])`,
};
const GIVE_UP_MS = 10_000;
const LOOK_AFTER_MS = 50;

const nextFact = (index: number, id: string): { readonly stream: string; readonly fact: SampleFact } =>
  index % 2 === 0 ? { stream: `customer-${id}`, fact: customerDetails(index, 0) } : { stream: `order-${id}`, fact: orderPlaced(uuid()) };

const append = async (index: number, id: string): Promise<void> => {
  const { stream, fact } = nextFact(index, id);
  await store.append(stream, 'no-stream', [await codec.toEvent(stream, 0, fact, CONTEXT)]);
};

const seen = async (client: pg.ClientBase, ids: readonly string[]): Promise<readonly string[]> =>
  (await client.query<{ id: string }>({ ...VISIBLE, values: [ids] })).rows.map(({ id }) => id);

/**
 * Told by what a worker announces to requests that wait for their own write. Looks by itself only now and then, because an announcement may
 * be lost: whoever asks again and again takes the processor time that is measured.
 */
class Watch {
  readonly #asking: pg.ClientBase;
  #heard = 0;
  #wake: () => void = () => undefined;

  private constructor(asking: pg.ClientBase, listening: pg.ClientBase) {
    this.#asking = asking;
    listening.on('notification', () => {
      this.#heard += 1;
      this.#wake();
    });
  }

  static async open(): Promise<Watch> {
    const [asking, listening] = [await pools.connectDirect('bench'), await pools.connectDirect('bench')];
    // A plan that was made for the empty table would read all of it for each look.
    await asking.query('SET enable_seqscan = off');
    await listening.query(`LISTEN ${PROGRESS_CHANNEL}`);
    return new Watch(asking, listening);
  }

  /** Milliseconds from the time in `pending` until the row was seen, for each, until it is over and all were. */
  async lags(pending: Map<string, number>, isOver: () => boolean): Promise<readonly number[]> {
    const lags: number[] = [];
    let lastNews = performance.now();
    while (!isOver() || pending.size > 0) {
      const heard = this.#heard;
      const found = pending.size > 0 ? await seen(this.#asking, [...pending.keys()]) : [];
      const now = performance.now();
      for (const id of found) {
        lags.push(now - (pending.get(id) ?? now));
        pending.delete(id);
      }
      if (found.length > 0 || pending.size === 0) lastNews = now;
      if (now - lastNews > GIVE_UP_MS) throw new Error(`${pending.size} rows did not appear within ${GIVE_UP_MS / 1000} s`);
      if (heard === this.#heard && (!isOver() || pending.size > 0)) await this.#news();
    }
    return lags;
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake(), LOOK_AFTER_MS);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = () => undefined;
        resolve();
      };
    });
  }
}

const lagsInWords = (lags: readonly number[]) => ({ p50: percentile(lags, 0.5), p99: percentile(lags, 0.99) });

const watch = await Watch.open();

const methods = {
  idle: async (count: number) => {
    const lags: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const id = uuid();
      const pending = new Map([[id, performance.now()]]);
      const [seenAfter] = await Promise.all([watch.lags(pending, () => true), append(index, id)]);
      lags.push(...seenAfter);
      await sleep(10);
    }
    return lagsInWords(lags);
  },

  steady: async (perSecond: number, seconds: number) => {
    const pending = new Map<string, number>();
    let over = false;
    const writing = steadily(perSecond, perSecond * seconds, (index) => {
      const id = uuid();
      pending.set(id, performance.now());
      return append(index, id);
    }).finally(() => (over = true));
    const [lags] = await Promise.all([watch.lags(pending, () => over), writing]);
    return lagsInWords(lags);
  },
};

export type LagRole = typeof methods;
serve(methods);
