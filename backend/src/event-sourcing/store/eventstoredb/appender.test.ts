import { describe, expect, it } from '@jest/globals';
import { failure, newEvent } from '../behaviour/harness.behaviour.ts';
import { OutcomeUnknown, StoreUnavailable } from '../event-store.ts';
import { prepareAppend } from '../prepared-append.ts';
import { Appender } from './appender.ts';
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
