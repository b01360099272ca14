import { describe, expect, it } from '@jest/globals';
import type { Recorded } from '../../event-sourcing/codec/recorded-fact.ts';
import type { Context } from '../../event-sourcing/context.ts';
import type { AccessTrace } from './access-trace.ts';
import { type AccessFact, CustomerViewed, type Look, OrderOpened, RecordViewed } from './domain/access.ts';
import { VISIT_MINUTES, Visits } from './visits.ts';

const [V1, V2] = ['0f1e2d3c4b5a6978', '1f1e2d3c4b5a6978'];
const look = (what: Look['what'], version = V1): Look => ({ what, version });

/** Of one operator. */
function aTrace() {
  const facts: Recorded<AccessFact>[] = [];
  const trace = {
    record: async (_: string, added: readonly AccessFact[], { now }: Context) =>
      void facts.push(...added.map((fact) => ({ ...fact, metadata: { occurredAt: now.toISOString() } }) as Recorded<AccessFact>)),
    async *newestFirst() {
      yield* facts.toReversed();
    },
  } as unknown as AccessTrace;
  const at = (minute: number): Context => ({
    actor: 'operator:olive',
    correlationId: 'r',
    causationId: 'r',
    now: new Date(Date.UTC(2026, 6, 1, 10, minute)),
  });
  const visits = new Visits(trace);
  return {
    opens: (minute: number, looks: readonly Look[], orderId = 'o1') => visits.openOrder('olive', orderId, looks, at(minute)),
    opensCustomer: (minute: number, what: 'page' | 'history') => visits.openCustomer('olive', { customerId: 'c1', what }, at(minute)),
    hasFact: (minute: number, fact: AccessFact) => trace.record('olive', [fact], at(minute)),
    facts: () => facts.map(({ type, data }) => ({ type, data })),
  };
}
const opened = (orderId: string, ...looks: readonly Look[]) => ({ type: 'OrderOpened', data: { orderId, opened: looks } });

describe('a visit to an order (AM-8, AM-15)', () => {
  it('is one fact for what a screen opens, and none for looking again; what is new is a further one', async () => {
    const { opens, facts } = aTrace();
    await opens(0, [look('details'), look('flags'), look('flags')]);
    await opens(1, [look('flags'), look('details')]);
    expect(facts()).toEqual([opened('o1', look('details'), look('flags'))]);
    await opens(2, [look('details'), look('draft')]);
    expect(facts().slice(1)).toEqual([opened('o1', look('draft'))]);
  });

  it('knows a version by its tag: the draft of another one was not opened yet, nor that of another order', async () => {
    const { opens, facts } = aTrace();
    await opens(0, [look('draft', V1)]);
    await opens(1, [look('draft', V2)]);
    await opens(1, [look('draft', V1)], 'o2');
    expect(facts()).toEqual([opened('o1', look('draft', V1)), opened('o1', look('draft', V2)), opened('o2', look('draft', V1))]);
  });

  it('ends: whoever looks later visits anew', async () => {
    const { opens, facts } = aTrace();
    await opens(0, [look('details')]);
    await opens(VISIT_MINUTES - 1, [look('details')]);
    expect(facts()).toHaveLength(1);
    await opens(VISIT_MINUTES, [look('details')]);
    expect(facts()).toHaveLength(2);
  });

  it('counts what the facts of before say, of which each names one thing', async () => {
    const { opens, hasFact, facts } = aTrace();
    await hasFact(0, RecordViewed.of({ orderId: 'o1', ...look('draft') }));
    await opens(1, [look('draft')]);
    expect(facts()).toHaveLength(1);
  });

  it('reads the history once, however it grew by being read, and takes each file of evidence away', async () => {
    const { opens, facts } = aTrace();
    for (const [minute, newest] of ['e1', 'e2', 'e3'].entries()) await opens(minute, [look('history', newest)]);
    for (const minute of [4, 5]) await opens(minute, [look('evidence', '')]);
    expect(facts()).toEqual([opened('o1', look('history', 'e1')), opened('o1', look('evidence', '')), opened('o1', look('evidence', ''))]);
  });
});

describe('a visit to a customer (AM-8)', () => {
  it('is one fact for the page, and one for reading on in the history', async () => {
    const { opensCustomer, opens, facts } = aTrace();
    for (const minute of [0, 1]) await opensCustomer(minute, 'page');
    await opens(2, [look('details')]);
    for (const minute of [3, 4]) await opensCustomer(minute, 'history');
    expect(facts()).toEqual([
      { type: 'CustomerViewed', data: CustomerViewed.of({ customerId: 'c1', what: 'page' }).data },
      { type: 'OrderOpened', data: OrderOpened.of({ orderId: 'o1', opened: [look('details')] }).data },
      { type: 'CustomerViewed', data: CustomerViewed.of({ customerId: 'c1', what: 'history' }).data },
    ]);
  });
});
