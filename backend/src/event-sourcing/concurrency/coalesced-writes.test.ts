import { describe, expect, it } from '@jest/globals';
import { CoalescedWrites } from './coalesced-writes.ts';

const never = 2 ** 30;
const coalesced = (maxWaitMs = never) => {
  const written: (readonly string[])[] = [];
  const writes = new CoalescedWrites<string, number>((key, items) => Promise.resolve(written.push([key, ...items])), maxWaitMs);
  return { written, work: (key: string, work: () => Promise<string>) => writes.during(key, work, (outcome) => outcome) };
};
const deferred = () => Promise.withResolvers<string>();

describe('work that is written down together', () => {
  it('is one write for what goes on at the same time, one each for what does not, and by key', async () => {
    const { written, work } = coalesced();
    const slow = deferred();
    const all = [work('a', () => slow.promise), work('a', async () => 'quick'), work('b', async () => 'other')];
    await all[2];
    expect(written).toEqual([['b', 'other']]);
    slow.resolve('slow');
    expect(await Promise.all(all)).toEqual([
      { outcome: 'slow', result: 2 },
      { outcome: 'quick', result: 2 },
      { outcome: 'other', result: 1 },
    ]);
    await work('a', async () => 'later');
    expect(written.slice(1)).toEqual([
      ['a', 'quick', 'slow'],
      ['a', 'later'],
    ]);
  });

  it('says nothing of what failed, and what waited for it goes on', async () => {
    const { written, work } = coalesced();
    const failing = deferred();
    const all = [work('a', () => failing.promise), work('a', async () => 'shown')];
    failing.reject(new Error('away'));
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    await expect(work('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(written).toEqual([['a', 'shown']]);
  });

  it('does not wait for ever: what takes too long is written by itself, once it has ended', async () => {
    const { written, work } = coalesced(1);
    const slow = deferred();
    const first = work('a', () => slow.promise);
    await work('a', async () => 'quick');
    expect(written).toEqual([['a', 'quick']]);
    slow.resolve('slow');
    await first;
    expect(written[1]).toEqual(['a', 'slow']);
  });
});
