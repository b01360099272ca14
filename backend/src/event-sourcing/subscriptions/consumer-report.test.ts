import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../store/event-store.ts';
import { reportConsumers } from './consumer-report.ts';
import type { ReportOptions } from './consumer-report.ts';
import type { ConsumerState, ConsumerStatus } from './consumer.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const status = (name: string, state: ConsumerState, position: string | null): ConsumerStatus => ({
  name,
  state,
  position,
  processed: 0,
  lastError: null,
});

function log(toPosition: (n: number) => string): ReportOptions['store'] {
  const number = (position: string): number => (position === 'start' ? 0 : Number(/\d+/.exec(position)![0]));
  return {
    head: () => Promise.resolve(toPosition(100)),
    compare: (a, b) => number(a) - number(b),
    async *readAll(from, { maxCount = 100 } = {}) {
      for (let n = Math.max(1, number(from)); n <= 100 && n < number(from) + maxCount; n += 1)
        yield { position: toPosition(n), recordedAt: new Date(NOW - (100 - n) * 1_000).toISOString() } as RecordedEvent;
    },
  };
}

const report = (statuses: readonly ConsumerStatus[], changes: Partial<ReportOptions> = {}) =>
  reportConsumers({
    statuses: () => statuses,
    store: log(String),
    parked: () => Promise.resolve(new Map([['projection/a', 3]])),
    now: () => NOW,
    ...changes,
  });

describe('the report on subscriptions', () => {
  it('tells how far behind the log each one is, in facts and in the age of the oldest fact', async () => {
    expect(await report([status('projection/a', 'live', '100'), status('projection/b', 'retrying', '40')])).toEqual([
      { subscription: 'projection/a', state: 'live', active: true, position: 100, lagFacts: 0, lagSeconds: 0, parked: 3 },
      { subscription: 'projection/b', state: 'retrying', active: false, position: 40, lagFacts: 60, lagSeconds: 59, parked: 0 },
    ]);
    expect(await report([status('projection/c', 'catching-up', 'start')])).toMatchObject([{ position: 0, lagFacts: 100, lagSeconds: 99 }]);
  });

  it('says nothing of a place that another process may have left behind', async () => {
    expect(await report([status('projection/a', 'standby', '40'), status('projection/b', 'waiting', null)])).toMatchObject([
      { active: false, position: null, lagFacts: null, lagSeconds: null, parked: 3 },
      { active: false, position: null, lagFacts: null, lagSeconds: null, parked: 0 },
    ]);
  });

  it('where positions do not count facts it tells the place and the age, and no count', async () => {
    const store = log((n) => `${n}/${n}`);
    expect(await report([status('projection/a', 'live', '40/40')], { store })).toMatchObject([
      { position: 40, lagFacts: null, lagSeconds: 59 },
    ]);
  });

  it('a store and a database that are away leave gaps', async () => {
    const away = () => Promise.reject(new Error('away'));
    expect(await report([status('projection/a', 'live', '40')], { store: { ...log(String), head: away }, parked: away })).toEqual([
      { subscription: 'projection/a', state: 'live', active: true, position: 40, lagFacts: null, lagSeconds: null, parked: null },
    ]);
  });
});
