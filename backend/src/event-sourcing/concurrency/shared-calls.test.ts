import { describe, expect, it } from '@jest/globals';
import { SharedCalls } from './shared-calls.ts';

/** Work that ends when it is told to, and says how often it ran. */
function work() {
  const ends: (() => void)[] = [];
  const run = () => new Promise<number>((resolve) => ends.push(() => resolve(ends.length)));
  return { run, ends };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('shared calls', () => {
  it('run once for all who ask before the run begins, and anew for those who ask later', async () => {
    const shared = new SharedCalls<number>();
    const { run, ends } = work();
    const first = [shared.run('a', run), shared.run('a', run)];
    await settled();
    const later = Array.from({ length: 50 }, () => shared.run('a', run));
    await settled();
    expect(ends).toHaveLength(1);
    ends[0]!();
    expect(await Promise.all(first)).toEqual([1, 1]);
    await settled();
    ends[1]!();
    expect(new Set(await Promise.all(later))).toEqual(new Set([2]));
  });

  it('do not wait for other keys', async () => {
    const shared = new SharedCalls<number>();
    const [a, b] = [work(), work()];
    void shared.run('a', a.run);
    const other = shared.run('b', b.run);
    await settled();
    b.ends[0]!();
    expect(await other).toBe(1);
  });

  it('fail together, and the next ones do not fail for it', async () => {
    const shared = new SharedCalls<number>();
    const failing = [shared.run('a', () => Promise.reject(new Error('no'))), shared.run('a', () => Promise.resolve(1))];
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await shared.run('a', () => Promise.resolve(2))).toBe(2);
  });
});
