import * as z from 'zod/mini';

/**
 * The one zod of both sides: the mini build (small in the browser), no generated code there (Trusted Types), and the texts of the specification
 * for what is wrong in general ('Required', 'Expected X received Y', 'String must contain at least N character(s)', 'Invalid email').
 */
z.config({
  jitless: 'document' in globalThis,
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined ? 'Required' : `Expected ${issue.expected} received ${typeName(issue.input)}`;
      case 'too_small':
        return issue.origin === 'string' ? `String must contain at least ${issue.minimum} character(s)` : undefined;
      case 'too_big':
        return issue.origin === 'string' ? `String must contain at most ${issue.maximum} character(s)` : undefined;
      case 'invalid_format':
        return issue.format === 'email' ? 'Invalid email' : 'Invalid';
      case 'invalid_value':
        return issue.input === undefined ? 'Required' : `Expected ${issue.values.map((value) => `'${String(value)}'`).join(' | ')}`;
      default:
        return 'Invalid';
    }
  },
});

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isNaN(value) ? 'nan' : typeof value;
}

export { z };
