import { expect, it } from '@jest/globals';
import { sentence } from './sentence.ts';

it.each([
  ['the sentence of the server', { status: 429, message: '429: …', serverMessage: 'Too many requests.' }, 'Fallback', 'Too many requests.'],
  ['else the listed text', { status: 500, message: '500: Oops' }, 'Failed to send', 'Failed to send'],
  [
    'else what to do, and never what a gateway said',
    { status: 502, message: '502: <html>…</html>' },
    undefined,
    'Our server could not answer just now. Please try again in a moment.',
  ],
  ['nothing raw at all', { status: 418, message: '418: <html>…</html>' }, undefined, 'Something went wrong. Please try again.'],
  [
    'what to do when the server cannot be reached',
    { status: 0, message: 'Failed to fetch' },
    'Failed to send',
    'We could not reach the server. Please check your connection and try again.',
  ],
  [
    'what to quote when it is ours',
    { status: 500, message: '500: …', serverMessage: 'Something went wrong.', quote: '7f3a12bc' },
    undefined,
    'Something went wrong. If you write to us about it, quote 7f3a12bc.',
  ],
  ['something at least', undefined, undefined, 'Something went wrong. Please try again.'],
])('a failure shows %s (C-464, D-084)', (_, failure, fallback, text) => expect(sentence(failure, fallback)).toBe(text));
