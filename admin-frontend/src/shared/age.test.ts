import { expect, it } from '@jest/globals';
import { ageInWords } from './age.ts';

it.each([
  [0, 'under a minute'],
  [59, 'under a minute'],
  [60, '1 minute'],
  [59 * 60, '59 minutes'],
  [3600, '1 hour'],
  [47 * 3600, '1 day'],
  [49 * 3600, '2 days'],
  [-5, 'under a minute'],
])('%i seconds are %s', (seconds, words) => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  expect(ageInWords(new Date(now - seconds * 1000).toISOString(), now)).toBe(words);
});
