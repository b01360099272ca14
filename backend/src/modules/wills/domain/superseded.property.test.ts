import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import fc from 'fast-check';
import { fold } from '../../../event-sourcing/core/decider.ts';
import { UpdateAbandoned, UpdateBegun } from './signing.facts.ts';
import { supersededAnswers } from './superseded.ts';
import { will } from './will.decider.ts';
import { AnswersLocked, AnswersReopened, AnswersUnlocked, AnswerSaved, type WillFact, WillSubmitted } from './will.facts.ts';

const KEYS = ['funeralWishes', 'isMarried', 'hasChildren', 'willForYou'] as const satisfies readonly (keyof WillAnswers)[];
const saved = fc
  .record({ changed: fc.subarray([...KEYS]), cleared: fc.subarray([...KEYS]), word: fc.string({ maxLength: 3 }) })
  .map(({ changed, cleared, word }) => {
    const answers = Object.fromEntries(changed.map((key) => [key, word])) as WillAnswers;
    return AnswerSaved.of({ step: 3, changed, cleared: cleared.filter((key) => !changed.includes(key)), size: 7 }, { answers });
  });
const order = { orderId: 'o1' };
const history = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: saved },
    fc.constant(WillSubmitted.of({})),
    fc.nat(8).map((willRevision) => AnswersLocked.of({ ...order, orderRevision: 1, willRevision, customerRevision: 2 })),
    fc.constant(AnswersUnlocked.of({ ...order, orderRevision: 2 })),
    fc.constant(AnswersReopened.of({ ...order, orderRevision: 3 })),
    fc.constant(UpdateBegun.of({ ...order, orderRevision: 4 })),
    fc.constant(UpdateAbandoned.of(order)),
  ),
  { maxLength: 14 },
) as fc.Arbitrary<WillFact[]>;
const erased = (fact: WillFact): WillFact => ({ ...fact, personal: null });
const closed = (facts: readonly WillFact[]): WillFact[] => {
  const superseded = supersededAnswers(facts);
  return facts.map((fact, at) => (superseded.has(at) ? erased(fact) : fact));
};

describe('superseded answers', () => {
  it('change nothing when they are left closed, whatever happened', () => {
    fc.assert(
      fc.property(history, (facts) => expect(fold(will, closed(facts))).toEqual(fold(will, facts))),
      { numRuns: 2_000 },
    );
  });

  it('are all but the newest of those that say the same key again', () => {
    const wishes = (text: string) =>
      AnswerSaved.of({ step: 9, changed: ['funeralWishes'], cleared: [], size: 9 }, { answers: { funeralWishes: text } });
    const facts = [wishes('a'), wishes('b'), WillSubmitted.of({}), wishes('c'), wishes('d')];
    expect(supersededAnswers(facts)).toEqual(new Set([0, 3]));
  });

  it('still tell that a will was erased', () => {
    const facts = Array.from({ length: 2 }, () =>
      AnswerSaved.of({ step: 9, changed: ['funeralWishes'], cleared: [], size: 9 }, { answers: {} }),
    );
    expect(fold(will, closed(facts.map(erased))).erased).toBe(true);
  });
});
