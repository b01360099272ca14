import { expect, it } from '@jest/globals';
import { secondsOfChildren } from './processor-time.ts';

it('says what commands took that have ended', () => {
  const stat = '1234 (node (1) x) S 1 1234 1 0 -1 4194304 1 2 3 4 500 60 7000 800 20 0 1 0 5 6 7';
  expect(secondsOfChildren(stat)).toBe(78);
});

it('says nothing where the system does not tell', () => {
  expect(secondsOfChildren('')).toBeUndefined();
});
