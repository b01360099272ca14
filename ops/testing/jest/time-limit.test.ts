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
});
