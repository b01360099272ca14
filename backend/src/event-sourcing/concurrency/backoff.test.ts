import { describe, expect, it } from '@jest/globals';
import { Backoff } from './backoff.ts';

const times = (count: number, backoff: Backoff): number[] => Array.from({ length: count }, () => backoff.next());

describe('Backoff', () => {
  it('doubles up to a bound and begins anew after a reset', () => {
    const backoff = new Backoff({ firstMs: 10, longestMs: 50, random: () => 1 });
    expect(times(5, backoff)).toEqual([10, 20, 40, 50, 50]);
    backoff.reset();
    expect(backoff.next()).toBe(10);
  });

  it('never outgrows its bound', () => {
    expect(times(2_000, new Backoff({ firstMs: 10, longestMs: 50, random: () => 1 })).at(-1)).toBe(50);
  });

  it('spreads over the upper half', () => {
    expect(new Backoff({ firstMs: 100, longestMs: 100, random: () => 0 }).next()).toBe(50);
    expect(new Backoff({ firstMs: 100, longestMs: 100, random: () => 0.5 }).next()).toBe(75);
  });

  it('ends a pause at once when stopped', async () => {
    const stop = new AbortController();
    const pausing = new Backoff({ firstMs: 60_000, longestMs: 60_000 }).pause(stop.signal);
    stop.abort();
    await pausing;
    await new Backoff({ firstMs: 60_000, longestMs: 60_000 }).pause(stop.signal);
  });
});
