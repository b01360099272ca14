import { describe, expect, it } from '@jest/globals';
import { MailRefused } from '../mail/failures.ts';
import { PermanentJobError } from '../queue/job.ts';
import { redactError } from './redact-error.ts';

const redacted = (error: unknown): Error => redactError(error) as Error;

describe('redactError', () => {
  it('keeps our own errors as they are', () => {
    for (const error of [new PermanentJobError('There is no such order'), new MailRefused('The address is not one plain email address.')]) {
      expect(redactError(error)).toBe(error);
    }
  });

  it('keeps name, code and place of any other error, never the values in its message', () => {
    const error = Object.assign(new TypeError('Unexpected token in "my sister Mary Poole"'), { code: '22P02' });
    expect(redacted(error).message).toMatch(/^TypeError 22P02 at /);
    expect(`${redacted(error).message} ${redacted(error).stack}`).not.toContain('Mary');
    expect(redacted('Mary Poole').message).toBe('string');
  });
});
