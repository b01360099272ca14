import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../event-store.ts';
import { markOf } from '../mark.ts';
import type { Mark } from '../mark.ts';
import { AppendSignal } from './append-signal.ts';
import { LiveLog } from './live-log.ts';
import type { AllRange, LogPages, Page } from './read-pages.ts';

let log: RecordedEvent[];
let reads: number;
let perPage: number;
/** Part of every id: a log that was put back and written on has others. */
let timeline: string;
let failure: Error | null;
let signal: AppendSignal;
let live: LiveLog;
let stop: AbortController;

const grow = (count: number, type = 'Saved'): void => {
  for (let n = 0; n < count; n += 1) {
    const position = String(log.length + 1);
    log.push({ position, id: `${timeline}-${position}`, type, stream: 'will-1' } as unknown as RecordedEvent);
  }
  signal.notify(log.length);
};

const markAt = (snapshot: readonly RecordedEvent[], position: number): Mark | null => {
  const event = snapshot[position - 1];
  return event ? markOf(event) : null;
};

const pages = {
  all: async ({ from }: AllRange): Promise<Page> => {
    reads += 1;
    const snapshot = [...log];
    await sleep(1);
    if (failure) throw failure;
    const events = snapshot.slice(from - 1, from - 1 + perPage);
    const seenTo = events.length === 0 ? Math.min(snapshot.length, from - 1) : from - 1 + events.length;
    return { events, head: snapshot.length, before: markAt(snapshot, from - 1), last: markAt(snapshot, seenTo), seenTo };
  },
} as unknown as LogPages;

const numbers = (page: Page | null): number[] | undefined => page?.events.map(({ position }) => Number(position));

/** A reader of one type, or of all. */
const next = (at: number, { type, mark = null }: { type?: string; mark?: Mark | null } = {}): Promise<Page | null> =>
  live.next({ at, mark, isWanted: (event) => type === undefined || event.type === type }, stop.signal);

/** Reads the log to its end as one who wants everything. */
const readTo = async (position: number): Promise<void> => {
  for (let at = 0; at < position;) at = (await next(at))?.seenTo ?? position;
};

const isPending = async (promise: Promise<unknown>): Promise<boolean> =>
  (await Promise.race([promise, Promise.resolve('pending')])) === 'pending';

const open = (holdMs = { afterPause: 10, underLoad: 50 }): LiveLog => new LiveLog({ pages, appendSignal: signal, pollMs: 60_000, holdMs });

beforeEach(() => {
  log = [];
  reads = 0;
  perPage = 1_000;
  timeline = 'first';
  failure = null;
  stop = new AbortController();
  signal = new AppendSignal(() => new Promise(() => undefined));
  live = open();
});

afterEach(() => stop.abort());

describe('the live end of the log', () => {
  it('is read once for everybody who waits', async () => {
    const waiting = [next(0), next(0), next(0)];
    grow(2);
    expect((await Promise.all(waiting)).map(numbers)).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(reads).toBe(1);
  });

  it('wakes who wants the event, and others a moment later, together and with all that came', async () => {
    live = open({ afterPause: 1_000, underLoad: 1_000 });
    const wanted = next(0, { type: 'Wanted' });
    const others = [next(0, { type: 'Other' }), next(0, { type: 'Another' })];
    grow(1, 'Wanted');
    expect(numbers(await wanted)).toEqual([1]);
    expect(await Promise.all(others.map(isPending))).toEqual([true, true]);
    const more = next(1, { type: 'Wanted' });
    grow(1, 'Wanted');
    expect(numbers(await more)).toEqual([2]);
    expect(await Promise.all(others)).toMatchObject([
      { events: [], seenTo: 2, last: '2 first-2' },
      { events: [], seenTo: 2, last: '2 first-2' },
    ]);
  });

  it('gives what was held together with what is wanted', async () => {
    live = open({ afterPause: 60_000, underLoad: 60_000 });
    const waiting = next(0, { type: 'Wanted' });
    grow(1, 'Other');
    await sleep(2);
    grow(1, 'Wanted');
    expect(await waiting).toMatchObject({ events: [{ position: '2' }], before: null, seenTo: 2 });
  });

  it('lets who wants none of many events pass them a few times, not each by itself', async () => {
    let passes = 0;
    const began = performance.now();
    const passing = (async () => {
      for (let at = 0; at < 40; passes += 1) at = (await next(at, { type: 'Other' }))?.seenTo ?? 40;
    })();
    for (let n = 0; n < 40; n += 1) {
      grow(1);
      await sleep(5);
    }
    await passing;
    // The first after 10 ms, then one in 50 ms.
    expect(passes).toBeLessThanOrEqual(2 + (performance.now() - began) / 49);
  });

  it('gives a reader that lags a little what it lacks, without a read', async () => {
    grow(2);
    await readTo(2);
    grow(2);
    await next(2);
    const before = reads;
    expect(numbers(await next(0))).toEqual([1, 2, 3, 4]);
    expect(numbers(await next(3))).toEqual([4]);
    expect(await next(1)).toMatchObject({ before: '1 first-1', last: '4 first-4' });
    expect(reads).toBe(before);
  });

  it('sends a reader that lags by more than 64 reads to read for itself', async () => {
    for (let n = 0; n < 66; n += 1) {
      grow(1);
      await next(n);
    }
    expect(await next(0)).toBeNull();
    expect(await next(1)).toBeNull();
    expect(numbers(await next(2))).toEqual(Array.from({ length: 64 }, (_, n) => n + 3));
  });

  it('keeps no more than 500 events', async () => {
    for (let n = 0; n < 3; n += 1) {
      grow(200);
      await next(n * 200);
    }
    expect(await next(0)).toBeNull();
    expect(numbers(await next(200))).toHaveLength(400);
  });

  it('is read on when a page does not reach the end', async () => {
    perPage = 3;
    grow(8);
    await readTo(8);
    expect(numbers(await next(0))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(reads).toBe(3);
  });

  it('begins anew at a reader that came further by itself, and the others read for themselves', async () => {
    grow(1);
    await readTo(1);
    const behind = next(1);
    grow(4);
    const further = next(4);
    expect(numbers(await further)).toEqual([5]);
    expect(await behind).toBeNull();
  });

  it('is read again for a reader that joins a read which began before its event', async () => {
    const first = next(0);
    grow(1);
    expect(numbers(await first)).toEqual([1]);
    const joined = next(1);
    grow(1);
    expect(numbers(await joined)).toEqual([2]);
  });

  it('sends a reader to read for itself where something else stands than it has seen', async () => {
    grow(3);
    await readTo(3);
    expect(await next(2, { mark: '2 other-2' })).toBeNull();
    expect(numbers(await next(2, { mark: '2 first-2' }))).toEqual([3]);
  });

  it('is not trusted any more once other events stand there', async () => {
    grow(3);
    await readTo(3);
    const waiting = next(3, { mark: '3 first-3' });
    log.length = 1;
    timeline = 'second';
    grow(3);
    expect(await waiting).toBeNull();
    expect(await next(1)).toBeNull();
    expect(await next(3, { mark: '3 second-3' })).toMatchObject({ before: '3 second-3', last: '4 second-4' });
  });

  it('goes on after a log that went back, at the place where it ends now, without reading all the time', async () => {
    grow(9);
    await readTo(9);
    log.length = 5;
    live.foundEnd(5);
    const waiting = next(5);
    const before = reads;
    await sleep(60);
    expect(await isPending(waiting)).toBe(true);
    expect(reads).toBe(before);
    grow(1);
    expect(numbers(await waiting)).toEqual([6]);
  });

  it('sends everybody to read for themselves when it cannot be read, and a reader that is ahead of the log', async () => {
    const waiting = [next(0), next(0, { type: 'Other' })];
    failure = new Error('no connection');
    grow(1);
    expect(await Promise.all(waiting)).toEqual([null, null]);
    failure = null;
    expect(numbers(await next(0))).toEqual([1]);
    signal.notify(6);
    expect(await next(5)).toBeNull();
  });

  it('is not read when nobody waits', async () => {
    const waiting = next(0);
    stop.abort();
    expect(await waiting).toBeNull();
    grow(1);
    await sleep(20);
    expect(reads).toBe(0);
  });
});
