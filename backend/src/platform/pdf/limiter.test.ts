import { describe, expect, it } from '@jest/globals';
import { Limiter } from './limiter.ts';

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

  it('has no more places after one was handed on than before', async () => {
    const limiter = new Limiter(1);
    let now = 0;
    let most = 0;
    const task = async () => {
      most = Math.max(most, (now += 1));
      await new Promise(setImmediate);
      now -= 1;
    };
    await Promise.all([limiter.run(task), limiter.run(task)]);
    await Promise.all([limiter.run(task), limiter.run(task), limiter.run(task)]);
    expect(most).toBe(1);
  });

  it('keeps a place for what somebody waits for: what can wait takes the others, and comes last', async () => {
    const limiter = new Limiter(2);
    const begun: string[] = [];
    const finish = new Map<string, () => void>();
    const task = (name: string) => () => {
      begun.push(name);
      return new Promise<void>((resolve) => finish.set(name, resolve));
    };
    const copies = ['copy 1', 'copy 2'].map((name) => limiter.run(task(name), { canWait: true }));
    const drafts = ['draft 1', 'draft 2'].map((name) => limiter.run(task(name)));
    await new Promise(setImmediate);
    expect(begun).toEqual(['copy 1', 'draft 1']);
    for (const [name, next] of [
      ['copy 1', 'draft 2'],
      ['draft 1', 'copy 2'],
    ] as const) {
      finish.get(name)!();
      await new Promise(setImmediate);
      expect(begun.at(-1)).toBe(next);
    }
    finish.forEach((end) => end());
    await Promise.all([...copies, ...drafts]);
  });

  it('lets what can wait have the only place there is', async () => {
    expect(await new Limiter(1).run(() => Promise.resolve('copy'), { canWait: true })).toBe('copy');
  });

  it('gives a place back when a task fails', async () => {
    const limiter = new Limiter(1);
    await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limiter.run(() => Promise.resolve('yes'))).toBe('yes');
  });
});
