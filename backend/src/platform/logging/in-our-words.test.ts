import { describe, expect, it } from '@jest/globals';
import { MailRefused } from '../mail/failures.ts';
import { PermanentJobError } from '../queue/job.ts';
import { inOurWords } from './in-our-words.ts';

const told = (thrown: unknown): Error => inOurWords(thrown) as Error;

describe('what is kept of an error', () => {
  it('our own errors keep their words', () => {
    for (const error of [new PermanentJobError('There is no such order'), new MailRefused('The address is not one plain email address.')]) {
      expect(inOurWords(error)).toBe(error);
    }
  });

  it('of others only kind, code and place are told, never what they quote', () => {
    const error = Object.assign(new TypeError('Unexpected token in "my sister Mary Poole"'), { code: '22P02' });
    expect(told(error).message).toMatch(/^TypeError 22P02 at /);
    expect(`${told(error).message} ${told(error).stack}`).not.toContain('Mary');
    expect(told('Mary Poole').message).toBe('string');
  });
});
