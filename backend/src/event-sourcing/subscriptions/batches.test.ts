import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { aborted } from '../postgres/direct-session.ts';
import type { RecordedEvent, SubscriptionItem } from '../store/event-store.ts';
import { batches } from './batches.ts';
import type { Batch } from './batches.ts';

const event = (position: number, bytes = 0): SubscriptionItem => ({
  kind: 'event',
  event: { position: String(position), sealed: Buffer.alloc(bytes) } as unknown as RecordedEvent,
});

const never = new AbortController().signal;

function source(items: readonly SubscriptionItem[], end: 'ends' | 'stays' | Error = 'ends') {
  const state = { read: 0, left: false };
  async function* subscribe(signal: AbortSignal): AsyncGenerator<SubscriptionItem> {
    try {
      for (const item of items) {
        state.read += 1;
        yield item;
      }
      if (end === 'stays') await aborted(signal);
      if (end instanceof Error) throw end;
    } finally {
      state.left = true;
    }
  }
  return { state, subscribe };
}

async function all(given: AsyncIterable<Batch>, process: () => Promise<unknown> = () => Promise.resolve()): Promise<Batch[]> {
  const found: Batch[] = [];
  for await (const batch of given) {
    found.push(batch);
    await process();
  }
  return found;
}

const positions = (found: readonly Batch[]): string[][] => found.map(({ events }) => events.map(({ position }) => position));

describe('batches', () => {
  it('gathers what arrives while the batch before is processed', async () => {
    const { subscribe } = source(Array.from({ length: 25 }, (_, n) => event(n + 1)));
    const found = await all(batches(subscribe, never, { events: 10, bytes: 1e6 }), () => sleep(5));
    expect(found.flatMap(({ events }) => events)).toHaveLength(25);
    expect(Math.max(...found.map(({ events }) => events.length))).toBeLessThanOrEqual(10);
    expect(found.length).toBeLessThan(6);
    expect(positions(found).flat()).toEqual(Array.from({ length: 25 }, (_, n) => String(n + 1)));
  });

  it('gives one empty batch when the log is idle, and goes on with the next event', async () => {
    async function* speaking(): AsyncGenerator<SubscriptionItem> {
      yield event(1);
      await sleep(80);
      yield event(2);
    }
    const found = await all(batches(speaking, never, undefined, 20));
    expect(found).toMatchObject([
      { position: '1', isIdle: false },
      { position: '1', events: [], caughtUp: false, isIdle: true },
      { position: '2', isIdle: false },
    ]);
    expect(found).toHaveLength(3);
  });

  it('gives a single event at once', async () => {
    const { subscribe } = source([event(1)], 'stays');
    for await (const batch of batches(subscribe, never)) {
      expect(batch).toMatchObject({ position: '1', caughtUp: false });
      break;
    }
  });

  it('reads ahead by one batch at most, also by weight', async () => {
    const { subscribe, state } = source(Array.from({ length: 100 }, (_, n) => event(n + 1, 1_000)));
    for await (const batch of batches(subscribe, never, { events: 50, bytes: 5_000 })) {
      await sleep(5);
      expect(state.read).toBeLessThanOrEqual(Number(batch.position) + 6);
    }
  });

  it('carries the position of the last item and whether history ended', async () => {
    const { subscribe } = source([
      event(1),
      { kind: 'checkpoint', position: '7', mark: 'm' },
      { kind: 'caught-up', position: '7', mark: 'm' },
    ]);
    const found = await all(batches(subscribe, never), () => sleep(1));
    expect(found.at(-1)).toMatchObject({ position: '7' });
    expect(found.some(({ caughtUp }) => caughtUp)).toBe(true);
  });

  it('gives what was read before it throws what the subscription threw', async () => {
    const { subscribe } = source([event(1), event(2)], new Error('broken'));
    const found: Batch[] = [];
    const reading = (async () => {
      for await (const batch of batches(subscribe, never)) found.push(batch);
    })();
    await expect(reading).rejects.toThrow('broken');
    expect(positions(found).flat()).toEqual(['1', '2']);
  });

  it.each(['break', 'throw', 'abort'])('leaves the subscription on %s', async (how) => {
    const { subscribe, state } = source([event(1), event(2)], 'stays');
    const stop = new AbortController();
    const reading = (async () => {
      for await (const _ of batches(subscribe, stop.signal, { events: 1, bytes: 1 })) {
        if (how === 'break') break;
        if (how === 'throw') throw new Error('processing failed');
        stop.abort();
      }
    })();
    await reading.catch(() => undefined);
    expect(state.left).toBe(true);
  });
});
