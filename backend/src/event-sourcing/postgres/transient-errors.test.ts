import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { StoreUnavailable } from '../store/event-store.ts';
import { isTransient, sqlStateOf } from './transient-errors.ts';

const withCode = (code: string): Error => Object.assign(new Error('anything'), { code });

describe('isTransient', () => {
  it.each([
    '08006',
    '40001',
    '40P01',
    '53100',
    '53300',
    '55P03',
    '57014',
    '57P01',
    '57P03',
    'ECONNREFUSED',
    'EAGAIN',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
  ])('%s passes with time', (code) => expect(isTransient(withCode(code))).toBe(true));

  it.each(['23505', '23514', '22P02', '42P01', '42501', '28P01', 'P0001', 'ENOENT'])('%s does not', (code) =>
    expect(isTransient(withCode(code))).toBe(false),
  );

  it('a Unix socket that is not there comes back, a file does not', () => {
    const missing = (syscall: string): Error => Object.assign(withCode('ENOENT'), { syscall });
    expect([isTransient(missing('connect')), isTransient(missing('open'))]).toEqual([true, false]);
  });

  it.each(['Query read timeout', 'Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    '%s passes with time',
    (message) => expect(isTransient(new Error(message))).toBe(true),
  );

  it('looks through wrappers at the cause', () => {
    const lost = withCode('ECONNRESET');
    expect(isTransient(new Error('while saving', { cause: lost }))).toBe(true);
    expect(isTransient(new QueryFailedError('SELECT 1', [], lost))).toBe(true);
    expect(isTransient(new StoreUnavailable())).toBe(true);
    expect(isTransient(new QueryRunnerAlreadyReleasedError())).toBe(true);
    expect(isTransient(new Error('while saving', { cause: new TypeError('x is undefined') }))).toBe(false);
  });

  it('takes an error at its own word', () => {
    expect(isTransient(Object.assign(new Error('the provider is busy'), { transient: true }))).toBe(true);
    expect(isTransient('a string')).toBe(false);
  });
});

describe('sqlStateOf', () => {
  it('finds the state behind a wrapper and takes nothing else for one', () => {
    const refused = Object.assign(new pg.DatabaseError('duplicate key', 1, 'error'), { code: '23505' });
    expect(sqlStateOf(new QueryFailedError('INSERT', [], refused))).toBe('23505');
    expect(sqlStateOf(withCode('EPIPE'))).toBeUndefined();
    expect(sqlStateOf(new Error('none'))).toBeUndefined();
  });
});
