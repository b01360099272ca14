import { describe, expect, it } from '@jest/globals';
import { failure, newEvent } from '../behaviour/harness.behaviour.ts';
import { AccessDenied, OutcomeUnknown, StoreUnavailable, StreamNotFound } from '../event-store.ts';
import { prepareAppend } from '../prepared-append.ts';
import { Appender } from './appender.ts';
import type { RawEvent } from './event-codec.ts';
import { Failure, noAnswer } from './failures.ts';

const declined = (): Failure => new Failure('unreachable', { isTransient: true });

function outcome(attempt: (n: number) => Promise<never>): Promise<Error> {
  let attempts = 0;
  const appender = new Appender({
    client: { call: () => attempt((attempts += 1)), closing: new AbortController().signal },
    reader: {
      stream: () => {
        throw new Error('Nothing to read');
      },
    },
    appendTimeoutMs: 500,
    attemptTimeoutMs: 500,
  });
  return failure(appender.append(prepareAppend('suite-1', 'no-stream', [newEvent()])));
}

/** The server acknowledges without a position, as older ones do; then the stream cannot be read. */
async function storedButUnread(expected: 'no-stream' | 'any', problem: () => Error | Promise<never>): Promise<Error> {
  const event = newEvent();
  const appender = new Appender({
    client: { call: () => Promise.resolve({ revision: 0, position: null }) as Promise<never>, closing: new AbortController().signal },
    reader: {
      async *stream(_, { to } = {}) {
        if (to !== undefined) throw await problem();
        yield { id: event.id, revision: 0 } as RawEvent;
      },
    },
    appendTimeoutMs: 500,
    attemptTimeoutMs: 500,
  });
  return failure(appender.append(prepareAppend('suite-1', expected, [event])));
}

describe('Appender, when the append is stored and its position cannot be read', () => {
  it.each([
    ['at an exact revision', 'no-stream'],
    ['found at the end of the stream', 'any'],
  ] as const)('%s: never says that nothing was stored', async (_, expected) => {
    for (const error of [new StoreUnavailable(), new AccessDenied(), new StreamNotFound('suite-1')])
      expect(await storedButUnread(expected, () => error)).toBeInstanceOf(OutcomeUnknown);
    expect(await storedButUnread(expected, () => new Promise<never>(() => undefined))).toBeInstanceOf(OutcomeUnknown);
  });
});

describe('Appender, when its time is over', () => {
  it('reports the store as unavailable when the server declined every attempt', async () => {
    expect(await outcome(() => Promise.reject(declined()))).toBeInstanceOf(StoreUnavailable);
  });

  it('reports an unknown outcome when one attempt got no answer, although the server declined the others', async () => {
    expect(await outcome((n) => Promise.reject(n === 1 ? noAnswer() : declined()))).toBeInstanceOf(OutcomeUnknown);
  });

  it('reports an unknown outcome when an attempt is still under way', async () => {
    expect(await outcome(() => new Promise<never>(() => undefined))).toBeInstanceOf(OutcomeUnknown);
  });
});
