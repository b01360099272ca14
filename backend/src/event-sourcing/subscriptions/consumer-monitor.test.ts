import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../store/event-store.ts';
import { markOf } from '../store/mark.ts';
import { ConsumerMonitor } from './consumer-monitor.ts';
import type { Run } from './checkpoint.ts';
import type { ReportOptions } from './consumer-report.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const eventAt = (n: number): RecordedEvent =>
  ({ position: String(n), id: `e${n}`, recordedAt: new Date(NOW - (100 - n) * 1_000).toISOString() }) as RecordedEvent;
const number = (position: string): number => (position === 'start' ? 0 : Number(position));

/** A hundred events, the newest of this moment. */
const store: ReportOptions['store'] = {
  head: () => Promise.resolve('100'),
  compare: (a, b) => number(a) - number(b),
  async *readAll(from, { maxCount = 100 } = {}) {
    for (let n = Math.max(1, number(from)); n <= 100 && n < Math.max(1, number(from)) + maxCount; n += 1) yield eventAt(n);
  },
};

let rows: { subscription: string; position: string | null; mark: string | null; isRunning: boolean }[];
let monotonic: number;
let isAway: boolean;
beforeEach(() => {
  rows = [];
  monotonic = 0;
  isAway = false;
});

const run: Run = <Row>(sql: string) => {
  if (isAway) return Promise.reject(new Error('away'));
  return Promise.resolve((sql.includes('subscription.parked') ? [{ subscription: 'projection/a', parked: 3 }] : rows) as Row[]);
};
const monitor = () => new ConsumerMonitor({ names: ['projection/a', 'reaction/b'], run, store, now: () => NOW }, () => monotonic);
const at = (subscription: string, n: number, changes: object = {}) => ({
  subscription,
  position: String(n),
  mark: markOf(eventAt(n)),
  isRunning: true,
  ...changes,
});

describe('the monitor of consumers', () => {
  it('tells from checkpoints and the log how far behind each is, in facts and by the clock, whoever runs it', async () => {
    rows = [at('projection/a', 100), at('reaction/b', 40)];
    const watched = monitor();
    expect(await watched.report()).toEqual([
      { subscription: 'projection/a', position: 100, lagFacts: 0, lagSeconds: 0, parked: 3, isRunning: true, fitsLog: true, halted: false },
      { subscription: 'reaction/b', position: 40, lagFacts: 60, lagSeconds: 59, parked: 0, isRunning: true, fitsLog: true, halted: false },
    ]);
    expect(await watched.problems()).toEqual([{ subscription: 'reaction/b', why: '59 seconds behind' }]);
    expect(await watched.problems('projection/')).toEqual([]);
  });

  it('one that was never started has everything before it', async () => {
    rows = [at('projection/a', 100), { subscription: 'reaction/b', position: null, mark: null, isRunning: false }];
    expect((await monitor().report())[1]).toMatchObject({ position: 0, lagFacts: 100, lagSeconds: 99, isRunning: false });
  });

  it('is halted where another event stands than the one it has read, also at the end of the log', async () => {
    rows = [at('projection/a', 100, { mark: '100 other' }), at('reaction/b', 120)];
    expect(await monitor().problems()).toEqual([
      { subscription: 'projection/a', why: expect.stringMatching(/^halted/) },
      { subscription: 'reaction/b', why: expect.stringMatching(/^halted/) },
    ]);
  });

  it('is halted where its own process says so', async () => {
    rows = [at('projection/a', 100), at('reaction/b', 100)];
    const watched = monitor();
    watched.includeOwn(() => [{ name: 'reaction/b', state: 'halted', position: null, processed: 0, lastError: null }]);
    expect(await watched.problems()).toEqual([{ subscription: 'reaction/b', why: expect.stringMatching(/^halted/) }]);
  });

  it('nothing behind, but nobody to run it: a problem once it lasts longer than a restart', async () => {
    rows = [at('projection/a', 100, { isRunning: false }), at('reaction/b', 100)];
    const watched = monitor();
    expect(await watched.problems()).toEqual([]);
    monotonic = 14_000;
    expect(await watched.problems()).toEqual([]);
    monotonic = 16_000;
    expect(await watched.problems()).toEqual([{ subscription: 'projection/a', why: 'no process runs it' }]);
    rows = [at('projection/a', 100), at('reaction/b', 100)];
    monotonic = 18_000;
    expect(await watched.problems()).toEqual([]);
  });

  it('a database that is away is a problem, and no failure', async () => {
    isAway = true;
    expect(await monitor().problems()).toEqual(
      ['projection/a', 'reaction/b'].map((subscription) => ({ subscription, why: expect.stringMatching(/^unknown/) })),
    );
  });

  it('looks once a second, however often it is asked', async () => {
    rows = [at('projection/a', 100), at('reaction/b', 100)];
    const watched = monitor();
    const first = watched.report();
    expect(watched.report()).toBe(first);
    monotonic = 1_500;
    expect(watched.report()).not.toBe(first);
    await watched.report();
  });
});
