import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { planWill, reviewFlags } from '../draft-will.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { randomWill, RUNS } from '../testing/random-answers.ts';
import { HOSTILE } from '../testing/random-texts.ts';
import { acceptAnswers } from './accept-answers.ts';
import { tolerantAnswers } from './tolerant-answers.ts';

const anything = fc
  .record(
    Object.fromEntries(Object.keys(SINGLE).map((key) => [key, fc.oneof(fc.constant(SINGLE[key as keyof typeof SINGLE]), fc.jsonValue())])),
    { requiredKeys: [] },
  )
  .chain((known) => fc.oneof(fc.constant(known as unknown), fc.jsonValue()));

describe('answers as files hold them', () => {
  it('any JSON makes a will, or is refused with a step and a sentence; its flags can always be told', () => {
    fc.assert(
      fc.property(anything, (json) => {
        const accepted = acceptAnswers(json);
        const will = accepted.ok ? planWill({ answers: accepted.answers, testator: MARGARET, on: ON }) : accepted;
        expect(will.ok || (will.refused.step >= 1 && will.refused.step <= 9 && will.refused.reason.length > 10)).toBe(true);
        const keys = reviewFlags({ answers: tolerantAnswers(json), testator: MARGARET, on: ON }).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: RUNS * 2 },
    );
  });

  it('hostile text in every field raises flags whose keys hold none of it', () => {
    fc.assert(
      fc.property(randomWill(HOSTILE), (input) => {
        for (const { key, message, action } of reviewFlags(input)) {
          expect(key).toMatch(/^R\d\d(?::[a-zA-Z0-9]+(?:\.[a-zA-Z0-9]+)*)?$/);
          expect(message.length * action.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
