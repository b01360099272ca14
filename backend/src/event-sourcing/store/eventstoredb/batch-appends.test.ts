import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { failure } from '../behaviour/harness.behaviour.ts';
import { BatchAppends } from './batch-appends.ts';
import { Failure, toFailure } from './failures.ts';

class Call extends EventEmitter {
  readonly written: string[] = [];
  write = (request: string): number => this.written.push(request);
  end = (): boolean => this.emit('ended');
}

const world = ({ forgetMs = 60_000, calls: most = 1, isOpenedOnce = false } = {}) => {
  const calls: Call[] = [];
  const batch = new BatchAppends<string, string>({
    open: () => {
      const call = new Call();
      calls.push(call);
      return Promise.resolve(call);
    },
    idOf: (response) => response.slice(0, 1),
    toFailure,
    forgetMs,
    calls: most,
    isOpenedOnce,
  });
  return { calls, batch };
};
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const status = (code: number, message = 'failed'): Error => Object.assign(new Error(message), { code });

/** Each with what it failed with. */
async function failuresOf(count: number, error: Error): Promise<readonly Error[]> {
  const { calls, batch } = world();
  const waiting = Array.from({ length: count }, (_, n) => failure(batch.append(String(n), 'request')));
  await turn();
  calls[0]!.emit('error', error);
  return Promise.all(waiting);
}

describe('BatchAppends', () => {
  it('sends all over one call and gives each its own answer, in any order', async () => {
    const { calls, batch } = world();
    const answers = Promise.all([batch.append('a', 'first'), batch.append('b', 'second')]);
    await turn();
    calls[0]!.emit('data', 'b: second');
    calls[0]!.emit('data', 'x: of nobody');
    calls[0]!.emit('data', 'a: first');
    expect(await answers).toEqual(['a: first', 'b: second']);
    expect(calls.map(({ written }) => written)).toEqual([['first', 'second']]);
  });

  it('spreads what comes together over its calls; one alone serves what comes one after the other', async () => {
    const { calls, batch } = world({ calls: 2 });
    for (const id of ['a', 'b']) {
      const answer = batch.append(id, id);
      await turn();
      calls[0]!.emit('data', `${id}: done`);
      expect(await answer).toBe(`${id}: done`);
    }
    expect(calls).toHaveLength(1);
    const answers = Promise.all(['c', 'd', 'e'].map((id) => batch.append(id, id)));
    await turn();
    expect(calls.map(({ written }) => written)).toEqual([['a', 'b', 'c', 'e'], ['d']]);
    calls[1]!.emit('data', 'd: done');
    for (const id of ['c', 'e']) calls[0]!.emit('data', `${id}: done`);
    expect(await answers).toEqual(['c: done', 'd: done', 'e: done']);
  });

  it.each([
    ['what the call never sent', status(14, 'No connection established'), 'unreachable'],
    ['a bad login', status(16), 'denied'],
    ['a call that the server does not know', status(12), 'refused'],
  ])('%s is certain for all', async (_, error, kind) => {
    expect(await failuresOf(3, error)).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ kind })));
  });

  it.each([
    ['another leader', Object.assign(status(5), { type: 'not-leader' }), 'not-leader'],
    ['a refusal', status(9), 'refused'],
  ])('%s is certain for one alone; of many nobody knows which', async (_, error, kind) => {
    expect(await failuresOf(1, error)).toMatchObject([{ kind }]);
    expect(await failuresOf(2, error)).toMatchObject([
      { kind: 'in-doubt', isTransient: true },
      { kind: 'in-doubt', isTransient: true },
    ]);
  });

  it('opens another call after an error and after an end', async () => {
    const { calls, batch } = world();
    for (const [sign, n] of [
      ['error', 1],
      ['end', 2],
    ] as const) {
      const failing = failure(batch.append('a', 'request'));
      await turn();
      expect(calls).toHaveLength(n);
      calls.at(-1)!.emit(sign, status(14));
      expect(await failing).toMatchObject({ kind: 'in-doubt', isTransient: true });
    }
    const answer = batch.append('a', 'request');
    await turn();
    calls[2]!.emit('data', 'a: done');
    expect(await answer).toBe('a: done');
  });

  it('a call that cannot be opened fails the append, and is tried again by the next', async () => {
    let opened = 0;
    const batch = new BatchAppends<string, string>({
      open: () => Promise.reject(new Error(`Failed to discover ${(opened += 1)}`)),
      idOf: String,
      toFailure,
      forgetMs: 1,
      calls: 1,
    });
    expect(await failure(batch.append('a', 'request'))).toMatchObject({ kind: 'unreachable' });
    expect(await failure(batch.append('a', 'request'))).toBeInstanceOf(Failure);
    expect(opened).toBe(2);
  });

  it('forgets what is never answered', async () => {
    const { calls, batch } = world({ forgetMs: 0 });
    const dropped = failure(batch.append('a', 'request'));
    await turn();
    const answer = batch.append('b', 'request');
    expect(await dropped).toMatchObject({ kind: 'in-doubt', code: 'silence' });
    calls[0]!.emit('data', 'b: done');
    expect(await answer).toBe('b: done');
  });

  it('that keep an order send nothing over another call: what the first may have lost is never overtaken', async () => {
    const { calls, batch } = world({ isOpenedOnce: true });
    const lost = failure(batch.append('a', 'request'));
    await turn();
    calls[0]!.emit('error', status(14));
    expect(await lost).toMatchObject({ kind: 'in-doubt' });
    expect(await failure(batch.append('b', 'request'))).toMatchObject({ kind: 'unreachable', code: 'call-over' });
    expect(calls).toHaveLength(1);
  });
});
