import { describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { newSecret, timeStepOf } from './second-factor.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const STEP_MS = 30_000;

describe('the second factor', () => {
  const secret = newSecret();
  const codeAt = (steps: number): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW.getTime() + steps * STEP_MS });

  it('takes the code of this half minute, of the one before and of the one after, and no other (AM-4)', () => {
    const now = NOW.getTime() / STEP_MS;
    expect([-2, -1, 0, 1, 2].map((steps) => timeStepOf(secret, codeAt(steps), NOW))).toEqual([null, now - 1, now, now + 1, null]);
  });
});
