import { describe, expect, it } from '@jest/globals';
import { interleaved, mediansOf } from './rounds.ts';

describe('interleaved rounds', () => {
  it('measure in turns, settle before each, begin with another one each time and throw the warm-up away', async () => {
    const calls: string[] = [];
    const figure = (name: string, values: number[]) => async () => {
      calls.push(name);
      return values.shift()!;
    };
    const settle = async () => void calls.push('-');
    const samples = await interleaved(2, { a: figure('a', [100, 1, 2]), b: figure('b', [100, 3, 5]) }, settle);
    expect(samples).toEqual({ a: [1, 2], b: [3, 5] });
    expect(calls.join('')).toBe('-a-b-b-a-a-b');
    expect(mediansOf(samples)).toEqual({ a: 1.5, b: 4 });
  });

  it('take several figures from one measurement', async () => {
    const rates = [100, 1, 3];
    const samples = await interleaved(2, { append: async () => ({ perSecond: rates.shift()!, cpuUs: 7 }) });
    expect(samples).toEqual({ perSecond: [1, 3], cpuUs: [7, 7] });
  });
});
