import { setImmediate as nextTick } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { failure } from '../behaviour/harness.behaviour.ts';
import { PositionBeyondEnd } from '../event-store.ts';
import type { RecordedEvent } from '../event-store.ts';
import { markOf } from '../mark.ts';
import { RecentPages } from './recent-pages.ts';
import type { AllRange, LogPages, Page } from './read-pages.ts';

let perPage: number;

let log: RecordedEvent[];
let reads: number;
let timeline: string;
let recent: RecentPages;

const grow = (count: number, type = 'Saved'): void => {
  for (let n = 0; n < count; n += 1)
    log.push({
      position: String(log.length + 1),
      id: `${timeline}-${log.length + 1}`,
      type,
      stream: `will-${log.length}`,
    } as unknown as RecordedEvent);
};

const marksOf = (snapshot: readonly RecordedEvent[], from: number, events: readonly RecordedEvent[]) => {
  const before = snapshot[from - 2];
  const last = events.at(-1) ?? before;
  return { before: before ? markOf(before) : null, last: last ? markOf(last) : null };
};

const pages = {
  all: async ({ from }: AllRange): Promise<Page> => {
    reads += 1;
    const snapshot = [...log];
    await nextTick();
    const events = snapshot.slice(from - 1, from - 1 + perPage);
    return {
      events,
      head: snapshot.length,
      ...marksOf(snapshot, from, events),
      seenTo: events.length === 0 ? Math.min(snapshot.length, from - 1) : from - 1 + events.length,
    };
  },
} as unknown as LogPages;

const numbers = (page: Page | null): number[] | undefined => page?.events.map(({ position }) => Number(position));

beforeEach(() => {
  log = [];
  reads = 0;
  perPage = 3;
  timeline = 'first';
  recent = new RecentPages(pages);
});

describe('RecentPages', () => {
  it('reads once for everybody who waits at the end', async () => {
    grow(2);
    const found = await Promise.all([recent.after(0), recent.after(0), recent.after(0)]);
    expect(found.map(numbers)).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(reads).toBe(1);
  });

  it('gives a subscription that lags a little what it lacks, without a read', async () => {
    grow(2);
    await recent.after(0);
    grow(2);
    await recent.after(2);
    expect(numbers(await recent.after(0))).toEqual([1, 2, 3, 4]);
    expect(numbers(await recent.after(3))).toEqual([4]);
    expect(reads).toBe(2);
  });

  it('says so when a subscription lags too far behind: 64 reads', async () => {
    for (let n = 0; n < 66; n += 1) {
      grow(1);
      await recent.after(n);
    }
    expect(await recent.after(0)).toBeNull();
    expect(await recent.after(1)).toBeNull();
    expect(numbers(await recent.after(2))).toEqual(Array.from({ length: 64 }, (_, n) => n + 3));
  });

  it('keeps no more than 500 events', async () => {
    perPage = 200;
    for (let n = 0; n < 3; n += 1) {
      grow(200);
      await recent.after(n * 200);
    }
    expect(await recent.after(0)).toBeNull();
    expect(numbers(await recent.after(200))).toHaveLength(400);
  });

  it('reads on for one that holds back what it does not want, and gives it all since', async () => {
    grow(1);
    await recent.after(0);
    grow(1);
    expect(numbers(await recent.after(0, undefined, 1))).toEqual([1, 2]);
    expect(reads).toBe(2);
  });

  it('says where the log ends when a page does not reach there', async () => {
    grow(8);
    expect(await recent.after(0)).toMatchObject({ seenTo: 3, head: 8 });
    expect(numbers(await recent.after(3))).toEqual([4, 5, 6]);
    expect(await recent.after(6)).toMatchObject({ seenTo: 8, head: 8 });
    expect(await recent.after(8)).toEqual({ events: [], seenTo: 8, head: 8, before: '8 first-8', last: '8 first-8' });
  });

  it('begins anew at a subscription that came further by itself, without a gap for the others', async () => {
    grow(1);
    await recent.after(0);
    grow(4);
    expect(numbers(await recent.after(4))).toEqual([5]);
    expect(await recent.after(1)).toBeNull();
    expect(numbers(await recent.after(4))).toEqual([5]);
  });

  it('a subscription that joins a read begun before its event reads again', async () => {
    grow(1);
    const first = recent.after(1);
    grow(1);
    const joined = await Promise.all([first, recent.after(1)]);
    expect(joined.map(numbers)).toEqual([[], []]);
    expect(numbers(await recent.after(1))).toEqual([2]);
  });

  it('leaves out what the filter does not want and still moves on', async () => {
    grow(1, 'OrderPlaced');
    grow(1, 'WillSaved');
    grow(1, 'Order');
    const found = await recent.after(0, { types: ['OrderPlaced', 'WillSaved'] });
    expect(numbers(found)).toEqual([1, 2]);
    expect(found!.seenTo).toBe(3);
    expect(numbers(await recent.after(0, { streamPrefixes: ['will-2'] }))).toEqual([3]);
  });

  it('says what stands where a subscription goes on, also when it lags', async () => {
    grow(3);
    expect(await recent.after(0)).toMatchObject({ before: null, last: '3 first-3' });
    expect(await recent.after(2)).toMatchObject({ before: '2 first-2', last: '3 first-3' });
    expect(await recent.after(3)).toMatchObject({ before: '3 first-3', last: '3 first-3' });
  });

  it('forgets what it holds when other events stand there', async () => {
    grow(3);
    await recent.after(0);
    log.length = 1;
    timeline = 'second';
    grow(3);
    expect(await recent.after(3)).toMatchObject({ before: '3 second-3', last: '4 second-4' });
    expect(await recent.after(1)).toBeNull();
  });

  it('throws for a subscription that is ahead of the log', async () => {
    grow(1);
    expect(await failure(recent.after(5))).toBeInstanceOf(PositionBeyondEnd);
  });
});
