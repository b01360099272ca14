import { expect, it } from '@jest/globals';
import { isGuessable } from './guessable.ts';

const OLIVE = { email: 'olive.green@willow.example', name: 'Olive Green' };

it.each([
  'passwordpassword',
  'Password123456789',
  'qwertyuiopasdfgh',
  'letmeinletmeinletmein',
  'summer2026summer2026',
  'willowwillowwillow',
  'olive.green@willow.example',
  'olivegreenolivegreen',
  'a'.repeat(1_000),
])('"%s" is a password that somebody would try first (AM-4)', async (password) => {
  expect(await isGuessable(password, OLIVE)).toBe(true);
});

it.each(['a password of some length', 'new words that nobody knows', 'k7m4q-x9w2z-b5n8d-h3j6f'])('"%s" is none', async (password) => {
  expect(await isGuessable(password, OLIVE)).toBe(false);
});
