import { describe, expect, it } from '@jest/globals';
import { withAllLogins } from './logins.ts';

describe('the logins of a command line', () => {
  it('are none where there is no database, as when a will is drafted from a file', () => {
    expect(withAllLogins({})).toEqual({});
  });
});
