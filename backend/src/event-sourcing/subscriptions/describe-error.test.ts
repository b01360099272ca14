import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { describeError } from './describe-error.ts';

describe('describeError', () => {
  it('says what kind of error it is and where it came from, and nothing that it says itself', () => {
    const description = describeError(new RangeError('Zoë Miller, 12 High Street, has no year of birth'));
    expect(description).toMatch(/^RangeError at .*src\/event-sourcing\/subscriptions\/describe-error\.test\.ts:\d+:\d+/);
    expect(description).not.toMatch(/Zoë|High Street|file:|node_modules/);
  });

  it('names the constraint that a row broke, not the row', () => {
    const refused = Object.assign(new Error('duplicate key'), {
      code: '23505',
      table: 'account',
      constraint: 'account_email',
      detail: 'Key (email)=(zoe@example.com)',
    });
    const description = describeError(new QueryFailedError('INSERT INTO account', ['zoe@example.com'], refused));
    expect(description).toMatch(/^QueryFailedError 23505 account account_email/);
    expect(description).not.toContain('zoe@');
  });

  it('survives what is no error', () => expect(describeError('secret')).toBe('string'));
});
