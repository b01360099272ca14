import { describe, expect, it, jest } from '@jest/globals';
import { retryTransient } from './retry-transient.ts';

const busy = new Error('Connection terminated due to connection timeout');

describe('retryTransient', () => {
  it('asks a busy database again', async () => {
    const work = jest.fn<() => Promise<string>>().mockRejectedValueOnce(busy).mockResolvedValueOnce('here');
    expect(await retryTransient(work, 1)).toBe('here');
  });

  it('gives up on one that stays away, with its last error', async () => {
    const work = jest.fn<() => Promise<string>>().mockRejectedValue(busy);
    await expect(retryTransient(work, 1)).rejects.toBe(busy);
    expect(work).toHaveBeenCalledTimes(5);
  });

  it('throws what will not pass at once', async () => {
    const refused = new Error('password authentication failed');
    const work = jest.fn<() => Promise<string>>().mockRejectedValue(refused);
    await expect(retryTransient(work, 1)).rejects.toBe(refused);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
