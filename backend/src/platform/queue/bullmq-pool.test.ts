import { describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import pg from 'pg';
import { isConnectionError, bullmqPool } from './bullmq-pool.ts';
import { textOf } from './error-property.ts';

const poolThatThrows = (reason: Error): pg.Pool => {
  const pool = new pg.Pool();
  pool.query = () => Promise.reject(reason);
  pool.connect = () => Promise.reject(reason);
  return pool;
};

const failWith = async (reason: Error): Promise<unknown> => {
  const pool = bullmqPool(poolThatThrows(reason));
  const [query, connect] = await Promise.all([
    pool.query('SELECT 1').catch((thrown: unknown) => thrown),
    pool.connect().catch((thrown: unknown) => thrown),
  ]);
  expect(isConnectionError(query)).toBe(isConnectionError(connect));
  return query;
};

describe('bullmqPool', () => {
  it.each([
    ['an administrator closed the connection', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['the server has no connection left', Object.assign(new Error('sorry, too many clients already'), { code: '53300' })],
    ['the server is starting', Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
    ['the Unix socket is not there', Object.assign(new Error('connect'), { code: 'ENOENT' })],
    ['the Unix socket has no place left', Object.assign(new Error('connect'), { code: 'EAGAIN' })],
    ['the socket broke', Object.assign(new Error('read'), { code: 'ECONNRESET' })],
    ['the socket closed', new Error('Connection terminated unexpectedly')],
    ['the server does not answer', new Error('Query read timeout')],
    ['the pool is exhausted', new Error('timeout exceeded when trying to connect')],
  ])('reports a refused connection when %s', async (_, error) => {
    const thrown = await failWith(error);
    expect(isConnectionError(thrown)).toBe(true);
    expect(thrown).toMatchObject({ cause: error });
    const loss = textOf(error, 'code') || error.message.replace(' unexpectedly', '');
    expect(String(thrown)).toContain(`was lost (${loss})`);
  });

  it('passes on an error of the statement itself', async () => {
    const error = Object.assign(new Error('duplicate key'), { code: '23505' });
    expect(await failWith(error)).toBe(error);
  });

  it('behaves like the pool in everything else', async () => {
    const pool = new pg.Pool();
    const seen: unknown[] = [];
    bullmqPool(pool).on('error', (error) => seen.push(error));
    const error = new Error('idle client');
    EventEmitter.prototype.emit.call(pool, 'error', error);
    expect(seen).toEqual([error]);
    await bullmqPool(pool).end();
    expect(pool.ended).toBe(true);
  });
});
