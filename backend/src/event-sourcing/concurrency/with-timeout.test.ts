import { describe, expect, it } from '@jest/globals';
import { install } from '@sinonjs/fake-timers';
import { withTimeout } from './with-timeout.ts';

describe('withTimeout', () => {
  it('gives the outcome of work that ends in time, a failure included', async () => {
    expect(await withTimeout(Promise.resolve(1), 1000, () => 2)).toBe(1);
    await expect(withTimeout(Promise.reject(new Error('no')), 1000, () => 2)).rejects.toThrow('no');
  });

  it('calls onTimeout when the work takes too long', async () => {
    const clock = install();
    const never = new Promise<number>(() => undefined);
    const late = withTimeout(never, 50, () => 2);
    const refused = withTimeout(never, 50, () => {
      throw new Error('late');
    }).catch((error: unknown) => error);
    await clock.tickAsync(50);
    clock.uninstall();
    expect(await late).toBe(2);
    expect(await refused).toEqual(new Error('late'));
  });
});
