import { describe, expect, it } from '@jest/globals';
import { givenName } from './given-name.ts';

describe('the first name to greet with', () => {
  it.each([
    ['Jane Roe', 'Jane'],
    ['Mr John Smith', 'John'],
    ['Mrs. Ann Lee', 'Ann'],
    ['Dr Jane Roe', 'Jane'],
    ['Rev. Dr. Siân Lloyd', 'Siân'],
    ['Mr Smith', null],
    ['Dr.', null],
    ['Pay £480 now', null],
    ['evil.example Jane', null],
    ['Mr evil.example Jane', null],
  ])('of %s is %s', (fullName, name) => expect(givenName(fullName)).toBe(name));
});
