import { describe, expect, it, jest } from '@jest/globals';
import { Limiter, within } from './limiter.ts';

describe('the limiter', () => {
  it('runs as many tasks as it may, and the others in their order', async () => {
    const limiter = new Limiter(2);
    const begun: number[] = [];
    const finish: (() => void)[] = [];
    const task = (number: number) => () => {
      begun.push(number);
      return new Promise<number>((resolve) => finish.push(() => resolve(number)));
    };
    const results = Promise.all([0, 1, 2, 3].map((number) => limiter.run(task(number))));
    expect(begun).toEqual([0, 1]);
    for (let index = 0; index < 4; index += 1) {
      finish[index]!();
      await new Promise(setImmediate);
      expect(begun).toHaveLength(Math.min(4, index + 3));
    }
    expect(await results).toEqual([0, 1, 2, 3]);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('gives a place back when a task fails', async () => {
    const limiter = new Limiter(1);
    await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limiter.run(() => Promise.resolve('yes'))).toBe('yes');
  });
});

describe('a limit of time', () => {
  it('gives the outcome that comes in time, failure included', async () => {
    expect(await within(Promise.resolve(1), 1000, () => 2)).toBe(1);
    await expect(within(Promise.reject(new Error('no')), 1000, () => 2)).rejects.toThrow('no');
  });

  it('gives the other one when time is up', async () => {
    jest.useFakeTimers();
    const never = new Promise<number>(() => undefined);
    const late = within(never, 50, () => 2);
    const refused = within(never, 50, () => {
      throw new Error('late');
    }).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(50);
    jest.useRealTimers();
    expect(await late).toBe(2);
    expect(await refused).toEqual(new Error('late'));
  });
});
