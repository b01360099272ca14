import { describe, expect, it } from '@jest/globals';
import { KeyedMutex } from './keyed-mutex.ts';

describe('KeyedMutex', () => {
  it('runs work of one key in order, also after a failure, and keeps no other key waiting', async () => {
    const mutex = new KeyedMutex();
    const log: string[] = [];
    let release: () => void = () => undefined;
    const failing = mutex.runExclusive('a', async () => {
      await new Promise<void>((resolve) => (release = resolve));
      log.push('a1');
      throw new Error('failed');
    });
    const second = mutex.runExclusive('a', () => Promise.resolve(log.push('a2')));
    await mutex.runExclusive('b', () => Promise.resolve(log.push('b')));
    release();
    await expect(failing).rejects.toThrow('failed');
    await second;
    await mutex.runExclusive('a', () => Promise.resolve(log.push('a3')));
    expect(log).toEqual(['b', 'a1', 'a2', 'a3']);
  });
});
