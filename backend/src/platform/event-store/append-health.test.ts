import { expect, it } from '@jest/globals';
import { AppendHealth } from './append-health.ts';

it('is told of when appends fail again and again, until one is stored or nobody has tried for a minute', () => {
  let now = 0;
  const health = new AppendHealth(() => now);
  health.failed();
  now = 4_000;
  health.failed();
  expect(health.problem).toBeNull();
  now = 6_000;
  health.failed();
  expect(health.problem).toContain('has stored nothing for 6 seconds');
  health.stored();
  expect(health.problem).toBeNull();
  health.failed();
  now = 12_000;
  health.failed();
  expect(health.problem).not.toBeNull();
  now = 73_000;
  expect(health.problem).toBeNull();
});
