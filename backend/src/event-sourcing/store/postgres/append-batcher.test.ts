import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { EventIdReused, InvalidAppend, OutcomeUnknown, RevisionConflict, StoreUnavailable } from '../event-store.ts';
import { failure } from '../behaviour/harness.behaviour.ts';
import { prepareAppend } from '../prepared-append.ts';
import type { PreparedAppend } from '../prepared-append.ts';
import { AppendBatcher } from './append-batcher.ts';
import type { BatcherOptions } from './append-batcher.ts';
import type { CommitBatch, Outcome } from './append-call.ts';
import { NotSent } from './store-errors.ts';

const to = (stream: string, bytes = 0): PreparedAppend =>
  prepareAppend(stream, 'any', [{ id: randomUUID(), type: 'Saved', data: { text: 'x'.repeat(bytes) }, metadata: {}, sealed: null }]);

const sqlError = (code: string): Error => Object.assign(new Error('from the server'), { code });
const lostLine = (): Error => new Error('Connection terminated unexpectedly');

const batchers: AppendBatcher[] = [];
afterEach(() => Promise.all(batchers.splice(0).map((batcher) => batcher.close())));

function world(
  options: Partial<BatcherOptions> = {},
  before: (batch: readonly PreparedAppend[], call: number) => Promise<void> | void = () => undefined,
) {
  const batches: string[][] = [];
  const stored: string[] = [];
  const commit: CommitBatch = async (appends) => {
    batches.push(appends.map(({ stream }) => stream));
    await before(appends, batches.length);
    return appends.map(({ stream }): Outcome => ({ kind: 'appended', revision: 0, position: String(stored.push(stream)) }));
  };
  const batcher = new AppendBatcher({ commit, appendTimeoutMs: 10_000, retryAfterMs: 5, ...options });
  batchers.push(batcher);
  return { batches, stored, batcher };
}

describe('AppendBatcher', () => {
  it('sends what arrived during the commit before as one batch', async () => {
    const { batcher, batches } = world({}, () => sleep(5));
    const first = batcher.submit(to('a'));
    await sleep(2);
    await Promise.all([first, batcher.submit(to('b')), batcher.submit(to('c')), batcher.submit(to('d'))]);
    expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
  });

  it('lets one caller alone go at once, and waits a moment for those who append again together', async () => {
    const { batcher, batches } = world();
    let turns = 0;
    const count = (): NodeJS.Immediate => setImmediate(() => void (turns += 1));
    const caller = async (stream: string, times: number): Promise<void> => {
      for (let n = 0; n < times; n += 1) await batcher.submit(to(`${stream}${n}`));
    };
    count();
    await caller('alone', 3);
    expect({ batches: batches.splice(0), turns }).toEqual({ batches: [['alone0'], ['alone1'], ['alone2']], turns: 0 });
    await Promise.all([caller('a', 3), caller('b', 3)]);
    expect(batches).toEqual([
      ['a0', 'b0'],
      ['a1', 'b1'],
      ['a2', 'b2'],
    ]);
  });

  it('never sends one stream twice in a batch, and keeps the order within each', async () => {
    const { batcher, batches, stored } = world();
    await Promise.all(['a', 'a', 'b', 'a', 'b', 'c'].map((stream) => batcher.submit(to(stream))));
    expect(batches).toEqual([['a', 'b', 'c'], ['a', 'b'], ['a']]);
    expect(stored).toHaveLength(6);
  });

  it('bounds a batch by number and by size', async () => {
    const { batcher, batches } = world();
    await Promise.all(Array.from({ length: 600 }, (_, n) => batcher.submit(to(`s${n}`))));
    expect(batches.map(({ length }) => length)).toEqual([256, 256, 44, 44]);
    await Promise.all(Array.from({ length: 10 }, (_, n) => batcher.submit(to(`s${n}`, 1_000_000))));
    expect(batches.slice(4).map(({ length }) => length)).toEqual([4, 4, 2]);
  });

  it('gives every append its own outcome', async () => {
    const outcomes: Outcome[] = [
      { kind: 'appended', revision: 4, position: '10' },
      { kind: 'conflict', actual: 3 },
      { kind: 'conflict', actual: null },
      { kind: 'reused', actual: 1 },
      { kind: 'repeated', revision: 2, position: '5' },
    ];
    const batcher = new AppendBatcher({ commit: () => Promise.resolve(outcomes), appendTimeoutMs: 500 });
    batchers.push(batcher);
    const results = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((stream) => batcher.submit(to(stream))));
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : (result.reason as Error)))).toEqual([
      { revision: 4, position: '10' },
      new RevisionConflict('b', 'any', 3),
      new RevisionConflict('c', 'any', null),
      new EventIdReused('d'),
      { revision: 2, position: '5' },
    ]);
  });

  it('sends an append again with the same ids when the answer was lost, before those behind it', async () => {
    const ids: string[] = [];
    const { batcher, batches } = world({}, ([append], call) => {
      ids.push(append!.events[0]!.id);
      if (call <= 2) throw lostLine();
    });
    const first = batcher.submit(to('a'));
    const second = batcher.submit(to('a'));
    await Promise.all([first, second]);
    expect(batches).toEqual([['a'], ['a'], ['a'], ['a']]);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(ids[3]).not.toBe(ids[0]);
  });

  it('answers in time that the outcome is unknown, and knows when it is not', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { batcher } = world({ appendTimeoutMs: 60 }, () => {
      begin();
      return answered;
    });
    const sent = failure(batcher.submit(to('a')));
    await begun;
    const waiting = failure(batcher.submit(to('b')));
    expect(await sent).toBeInstanceOf(OutcomeUnknown);
    expect(await waiting).toBeInstanceOf(StoreUnavailable);
    answer();
  });

  it('what was never sent is reported at once, what is in doubt goes on', async () => {
    let line = 'losing';
    const { batcher, stored } = world({}, () => {
      if (line === 'losing') {
        line = 'away';
        throw lostLine();
      }
      if (line === 'away') throw new NotSent(sqlError('ECONNREFUSED'));
    });
    const doubtful = batcher.submit(to('a'));
    await sleep(20);
    const fresh = failure(batcher.submit(to('b')));
    expect(await fresh).toBeInstanceOf(StoreUnavailable);
    line = 'back';
    await doubtful;
    expect(stored).toEqual(['a']);
  });

  it('never reports an append in doubt as failed, even when a later attempt is refused for a while', async () => {
    const { batcher } = world({ appendTimeoutMs: 80 }, (_, call) => {
      throw call === 1 ? lostLine() : sqlError('55P03');
    });
    expect(await failure(batcher.submit(to('a')))).toBeInstanceOf(OutcomeUnknown);
  });

  it('a transient refusal fails the batch at once: nothing was stored', async () => {
    const { batcher, batches } = world({}, () => {
      throw sqlError('55P03');
    });
    const errors = await Promise.all(['a', 'b'].map((stream) => failure(batcher.submit(to(stream)))));
    expect(errors.every((error) => error instanceof StoreUnavailable)).toBe(true);
    expect(batches).toHaveLength(1);
  });

  it('one append that the server cannot process does not take the others down', async () => {
    const { batcher, stored } = world({}, (batch) => {
      if (batch.some(({ stream }) => stream === 'bad')) throw sqlError('22021');
    });
    const [first, bad, last] = await Promise.allSettled(['a', 'bad', 'c'].map((stream) => batcher.submit(to(stream))));
    expect([first!.status, last!.status]).toEqual(['fulfilled', 'fulfilled']);
    expect((bad as PromiseRejectedResult).reason).toBeInstanceOf(InvalidAppend);
    expect(stored).toEqual(['a', 'c']);
  });

  it('refuses more than it can hold, and everything once it is closed', async () => {
    const { batcher } = world({ maxQueued: 2 }, () => sleep(20));
    const taken = [batcher.submit(to('a')), batcher.submit(to('b'))];
    expect(await failure(batcher.submit(to('c')))).toBeInstanceOf(StoreUnavailable);
    await Promise.all(taken);
    await batcher.close();
    expect(await failure(batcher.submit(to('d')))).toBeInstanceOf(StoreUnavailable);
  });

  it('closing lets what was sent finish and refuses the rest', async () => {
    const { batcher, stored } = world({}, () => sleep(30));
    const sent = batcher.submit(to('a'));
    await sleep(10);
    const waiting = failure(batcher.submit(to('b')));
    await batcher.close();
    await sent;
    expect(await waiting).toBeInstanceOf(StoreUnavailable);
    expect(stored).toEqual(['a']);
  });
});
