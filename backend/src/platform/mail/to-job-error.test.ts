import { describe, expect, it } from '@jest/globals';
import { PermanentJobError } from '../queue/index.ts';
import { toJobError } from './to-job-error.ts';
import { MailRefused, MailUnavailable } from './failures.ts';

describe('toJobError', () => {
  it('hands a result through', async () => {
    expect(await toJobError(Promise.resolve('sent'))).toBe('sent');
  });

  it('gives a refused mail up at once, with the reason for the failed list', async () => {
    const failing = toJobError(Promise.reject(new MailRefused('The mail is too large for the mail provider (413).', 413)));
    await expect(failing).rejects.toThrow(new PermanentJobError('The mail is too large for the mail provider (413).'));
    await expect(failing).rejects.toBeInstanceOf(PermanentJobError);
  });

  it.each([
    ['an outage', new MailUnavailable('later')],
    ['a lost database', new Error('The database went away')],
  ])('lets the queue try again after %s', async (_what, failure) => {
    await expect(toJobError(Promise.reject(failure))).rejects.toBe(failure);
  });
});
