import { describe, expect, it } from '@jest/globals';
import { AccessDenied, StoreUnavailable } from '../event-store.ts';
import { Failure, noAnswer, toFailure, toReadError } from './failures.ts';

const error = (fields: object): Error => Object.assign(new Error('message' in fields ? String(fields.message) : 'failed'), fields);

describe('toFailure', () => {
  it.each([
    [{ type: 'wrong-expected-version', actualVersion: 7n }, 'conflict', false],
    [{ type: 'maximum-append-size-exceeded', maxAppendSize: 9 }, 'too-large', false],
    [{ type: 'stream-not-found' }, 'not-found', false],
    [{ type: 'stream-deleted' }, 'deleted', false],
    [{ type: 'access-denied' }, 'denied', false],
    [{ type: 'not-leader' }, 'not-leader', true],
    [{ type: 'timeout', code: 10 }, 'in-doubt', true],
    [{ type: 'deadline-exceeded', code: 4 }, 'in-doubt', true],
    [{ type: 'cancelled', code: 1 }, 'in-doubt', true],
    [{ type: 'unavailable', code: 14 }, 'in-doubt', true],
    [{ type: 'unknown', code: 7 }, 'denied', false],
    [{ type: 'unknown', code: 13 }, 'in-doubt', false],
    [{ code: 1 }, 'in-doubt', true],
    [{ code: 4 }, 'in-doubt', true],
    [{ code: 10 }, 'in-doubt', true],
    [{ code: 14 }, 'in-doubt', true],
    [{ code: 16 }, 'denied', false],
    [{ code: 3 }, 'refused', false],
    [{ code: 12 }, 'refused', false],
    [{ code: 2 }, 'in-doubt', false],
    [{ code: 'ERR_STREAM_PREMATURE_CLOSE' }, 'in-doubt', false],
    [
      { type: 'unavailable', code: 14, message: '14 UNAVAILABLE: No connection established. Last error: connect ECONNREFUSED' },
      'unreachable',
      true,
    ],
    [{ message: 'Failed to discover after 10 attempts.' }, 'unreachable', true],
    [{ type: 'unknown', message: 'Could not recognize Server Is Too Busy' }, 'unreachable', true],
    [{ type: 'unknown', message: 'Could not recognize Server Is Not Ready' }, 'unreachable', true],
    [{ type: 'unknown', message: 'Could not recognize No leader info available in response' }, 'unreachable', true],
    [
      { type: 'unavailable', message: 'No connection established. Last error: unable to verify the first certificate' },
      'unreachable',
      false,
    ],
  ])('%j is %s, transient: %s', (fields, kind, isTransient) => {
    expect(toFailure(error(fields))).toMatchObject({ kind, isTransient });
  });

  it('carries what the server found', () => {
    expect(toFailure(error({ type: 'wrong-expected-version', actualVersion: 7n })).actual).toBe(7);
    expect(toFailure(error({ type: 'wrong-expected-version', actualVersion: 'no_stream' })).actual).toBeNull();
    expect(toFailure(error({ type: 'maximum-append-size-exceeded', maxAppendSize: 4096 })).limitBytes).toBe(4096);
  });

  it('leaves a failure as it is and never loses what was thrown', () => {
    const failure = noAnswer();
    expect(toFailure(failure)).toBe(failure);
    expect(toFailure('text')).toMatchObject({ kind: 'in-doubt', isTransient: false, cause: 'text' });
    expect(toFailure(null)).toBeInstanceOf(Failure);
  });
});

describe('toReadError', () => {
  it('has two words for readers', () => {
    expect(toReadError(new Failure('denied'))).toBeInstanceOf(AccessDenied);
    expect(toReadError(noAnswer())).toBeInstanceOf(StoreUnavailable);
  });
});
