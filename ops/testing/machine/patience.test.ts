import { afterEach, describe, expect, it } from '@jest/globals';
import { LONGEST_MS, Patience, patient } from './patience.ts';

const { TEST_PATIENCE } = process.env;
afterEach(() => {
  if (TEST_PATIENCE === undefined) delete process.env['TEST_PATIENCE'];
  else process.env['TEST_PATIENCE'] = TEST_PATIENCE;
});

/** A wait of a second on a machine whose loop takes what `pace` says, looked at after so many seconds. */
const world = (factor: number, pace = 1) => {
  process.env['TEST_PATIENCE'] = String(factor);
  const time = { ms: 5000, pace };
  const patience = new Patience(
    1000,
    () => time.pace,
    () => time.ms,
  );
  return { time, isOverAfter: (seconds: number) => Object.assign(time, { ms: 5000 + seconds * 1000 }) && patience.isOver(), patience };
};

describe('how long something is waited for', () => {
  it('follows the machine as it was at the start of the run', () => {
    const { isOverAfter, patience } = world(3);
    expect([isOverAfter(2.9), isOverAfter(3)]).toEqual([false, true]);
    expect(patience.waited).toBe('3 s');
    expect(patient(1000)).toBe(3000);
    process.env['TEST_PATIENCE'] = '8.47';
    expect(patient(60_001)).toBe(508_208);
  });

  it('grows when the processors have become full, and never shrinks again', () => {
    const { isOverAfter, time } = world(2, 5);
    expect(isOverAfter(2)).toBe(false);
    time.pace = 1;
    expect([isOverAfter(4.9), isOverAfter(5)]).toEqual([false, true]);
  });

  it('ends within ten minutes on any machine', () => {
    const { isOverAfter } = world(2, 1_000_000);
    expect([isOverAfter(560), isOverAfter(600)]).toEqual([false, true]);
    process.env['TEST_PATIENCE'] = '1000';
    expect(patient(60_000)).toBe(LONGEST_MS);
    expect(LONGEST_MS).toBeLessThan(600_000);
  });
});
