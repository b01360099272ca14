import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { closedLoop, steadily } from './loops.ts';

describe('a closed loop', () => {
  it('keeps that many under way and stops at the count', async () => {
    let now = 0;
    let most = 0;
    const seen: number[] = [];
    const { count, latenciesMs } = await closedLoop(4, { count: 10 }, async (index) => {
      seen.push(index);
      most = Math.max(most, (now += 1));
      await sleep(1);
      now -= 1;
    });
    expect({ count, most, measured: latenciesMs.length }).toEqual({ count: 10, most: 4, measured: 10 });
    expect(seen).toEqual(Array.from({ length: 10 }, (_, index) => index));
  });

  it('stops when the time is over and counts what it waited for', async () => {
    const { count, perSecond } = await closedLoop(2, { ms: 20 }, () => sleep(50));
    expect(count).toBe(2);
    expect(perSecond).toBeLessThan(2 / 0.045);
  });

  it('stops at whichever of time and count comes first', async () => {
    expect((await closedLoop(2, { ms: 60_000, count: 5 }, () => sleep(1))).count).toBe(5);
    expect((await closedLoop(2, { ms: 20, count: 1_000 }, () => sleep(50))).count).toBe(2);
  });

  it('passes a failure on', async () => {
    await expect(closedLoop(2, { count: 4 }, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});

describe('steady work', () => {
  it('does not wait for slow pieces before it starts the next', async () => {
    let most = 0;
    let now = 0;
    await steadily(500, 10, async () => {
      most = Math.max(most, (now += 1));
      await sleep(100);
    });
    expect(most).toBe(10);
  });

  it('stops at a failure, also of a piece that nobody waits for yet', async () => {
    let started = 0;
    const work = (): Promise<void> => ((started += 1) === 3 ? Promise.reject(new Error('refused')) : sleep(20));
    await expect(steadily(200, 100, work)).rejects.toThrow('refused');
    expect(started).toBe(3);
  });
});
