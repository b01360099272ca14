import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { planWill } from '../draft-will.ts';
import { randomWill, RUNS } from '../testing/random-answers.ts';
import { TIDY } from '../testing/random-texts.ts';
import { unseen } from '../testing/unseen-wording.ts';

describe('the wording that a solicitor approves', () => {
  it('shows every piece of wording that a random will can have', () => {
    fc.assert(
      fc.property(randomWill(TIDY), (input) => {
        const planned = planWill(input);
        expect(planned.ok ? unseen(planned) : []).toEqual([]);
      }),
      { numRuns: RUNS * 3 },
    );
  });
});
