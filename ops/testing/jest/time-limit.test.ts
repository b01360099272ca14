import { describe, expect, it } from '@jest/globals';
import { limited } from './time-limit.ts';

describe('the limit of a test', () => {
  it('fails one that hangs, and says after how long', async () => {
    await expect(limited(() => new Promise(() => undefined), 20)()).rejects.toThrow(/It did not end within \d+ s\./);
  });

  it('leaves the others as they are', async () => {
    await limited(() => Promise.resolve(), 20)();
    await expect(limited(() => Promise.reject(new Error('wrong')), 20)()).rejects.toThrow('wrong');
  });

  it('tells what an error was caused by, which the runner would not print', async () => {
    const cause = new Error('1 is not 2');
    const error = new Error('Property failed', { cause });
    await expect(limited(() => Promise.reject(error), 20)()).rejects.toBe(error);
    expect(error.stack).toMatch(/Property failed[^]*Caused by: Error: 1 is not 2/);
  });
});
