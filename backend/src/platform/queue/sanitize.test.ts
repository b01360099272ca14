import { describe, expect, it } from '@jest/globals';
import { UnrecoverableError } from 'bullmq';
import { PermanentJobError } from './job.ts';
import { sanitizeJson, sanitizeError, sanitizeText } from './sanitize.ts';

describe('sanitizeText', () => {
  it('drops NUL, replaces half pairs and leaves everything else alone', () => {
    expect(sanitizeText('a\u0000b\uD800c\uDC00d\u{1F333}é\n')).toBe('ab\uFFFDc\uFFFDd\u{1F333}é\n');
  });
});

describe('sanitizeJson', () => {
  it('reaches every string, keys included, and keeps what is no string', () => {
    expect(sanitizeJson({ 'k\u0000': ['a\u0000', { deep: '\uD800' }], n: 1, yes: true, none: null })).toEqual({
      k: ['a', { deep: '\uFFFD' }],
      n: 1,
      yes: true,
      none: null,
    });
  });
});

describe('sanitizeError', () => {
  it('keeps a permanent failure permanent and an ordinary one ordinary', () => {
    expect(sanitizeError(new PermanentJobError('no'))).toBeInstanceOf(UnrecoverableError);
    expect(sanitizeError(new Error('no'))).not.toBeInstanceOf(UnrecoverableError);
  });

  it('takes away the names by which an error could steer the queue library', () => {
    const steering = Object.assign(new Error('later'), { name: 'DelayedError' });
    expect(sanitizeError(steering)).toMatchObject({ name: 'Error', message: 'later' });
  });

  it.each([
    ['an empty message', Object.assign(new Error(''), { name: 'AggregateError' }), 'AggregateError'],
    ['a string', 'broken', 'broken'],
    ['nothing', undefined, 'undefined'],
  ])('says something for %s', (_, error, message) => {
    expect(sanitizeError(error).message).toBe(message);
  });

  it('shortens, and removes addresses from message and stack', () => {
    const error = sanitizeError(new Error(`to jane@example.com: ${'x'.repeat(5_000)}`));
    expect(error.message).toMatch(/^to \[address removed\]: x+$/);
    expect(error.message.length).toBeLessThan(2_100);
    expect(error.stack).not.toContain('jane@');
  });
});
