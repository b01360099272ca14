import { describe, expect, it } from '@jest/globals';
import { joinRefusalAnswers } from './platform/http/refusals.ts';
import { allRefusals } from './refusals.ts';

describe('refusals', () => {
  it('are answered with a status of an error and a sentence', () => {
    for (const [status, message] of Object.values(allRefusals)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(message).toMatch(/\S/);
    }
  });

  it('have a reason that no other module has', () => {
    const table = { Closed: [409, 'Closed'] } as const;
    expect(() => joinRefusalAnswers(table, { Open: [409, 'Open'] })).not.toThrow();
    expect(() => joinRefusalAnswers(table, table)).toThrow(/same reason/);
  });
});
