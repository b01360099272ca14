import { describe, expect, it } from '@jest/globals';
import { MESSAGES } from '@willow/contracts';
import { versionNamed } from './version.ts';

describe('the version that a request names (AM-15)', () => {
  it('is the one strong tag of If-Match, or none', () => {
    expect(versionNamed(undefined)).toBeNull();
    expect(versionNamed('"0f1e2d3c4b5a6978"')).toBe('0f1e2d3c4b5a6978');
  });

  it.each(['*', '', '""', 'abc', '"abc', 'W/"abc"', '"a", "b"', '"a""b"', '"a b"', `"${'x'.repeat(65)}"`])('is not %s', (header) => {
    expect(() => versionNamed(header)).toThrow(MESSAGES.badVersion);
  });
});
