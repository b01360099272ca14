import { describe, expect, it } from '@jest/globals';
import { BatchLoader } from './batch-loader.ts';

describe('questions gathered', () => {
  it('are asked once for everybody who asks at the same moment, and each gets its own answer', async () => {
    const asked: (readonly string[])[] = [];
    const lengths = new BatchLoader((keys) => {
      asked.push(keys);
      return Promise.resolve(new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.length])));
    });
    expect(await Promise.all(['a', 'bb', 'a', 'unknown'].map((key) => lengths.load(key)))).toEqual([1, 2, 1, undefined]);
    expect(await lengths.load('a')).toBe(1);
    expect(asked).toEqual([['a', 'bb', 'unknown'], ['a']]);
  });

  it('fail together, and the next one is asked anew', async () => {
    let failures = 0;
    const once = new BatchLoader<number>(() => {
      failures += 1;
      return failures === 1 ? Promise.reject(new Error('away')) : Promise.resolve(new Map([['a', 1]]));
    });
    expect((await Promise.allSettled([once.load('a'), once.load('b')])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await once.load('a')).toBe(1);
  });
});
