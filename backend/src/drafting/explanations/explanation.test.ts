import { describe, expect, it } from '@jest/globals';
import type { OperatorSettings } from '../answers/will-facts.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { family, planned } from '../testing/planned.ts';
import { explainWill } from './explanation.ts';

const ofExecutors = (names: readonly string[], executors: NonNullable<OperatorSettings['executors']>) => {
  const will = planned({
    answers: { ...SINGLE, executors: names.map((fullName) => ({ fullName })) },
    testator: MARGARET,
    on: ON,
    settings: { executors },
  });
  return explainWill(will, { wording: false }).find(({ id }) => id === 'executors')?.explanation;
};

describe('what the clause about executors does', () => {
  const DOES = 'will collect what you own, pay what you owe and carry out this will';

  it.each([
    [['Ann Lee'], 'together', `Ann Lee ${DOES}.`, /alone/],
    [['Ann Lee'], 'in-order', `Ann Lee ${DOES}.`, /alone/],
    [['Ann Lee', 'Ben Lee'], 'together', `Ann Lee and Ben Lee ${DOES}.`, /act together/],
    [['Ann Lee', 'Ben Lee'], 'in-order', `Ann Lee ${DOES}, or, if they cannot, Ben Lee.`, /one after the other/],
    [['Ann Lee', 'Ben Lee', 'Cat Lee'], 'in-order', `Ann Lee ${DOES}, or, if they cannot, Ben Lee, then Cat Lee.`, /one after the other/],
  ] as const)('%j, %s', (names, act, does, how) => {
    expect(ofExecutors(names, act)).toEqual([does, expect.stringMatching(how)]);
  });

  it('leads back to the step whose answers a clause is made of', () => {
    const step = (name: string, id: string) => explainWill(family(name), { wording: false }).find((clause) => clause.id === id)?.step;
    expect(step('married-partner-then-children', 'family')).toBe(2);
    expect(step('widowed-surviving-children', 'family')).toBe(3);
    expect(step('widowed-surviving-children', 'residue')).toBe(6);
    expect(step('widowed-surviving-children', 'powers')).toBeNull();
  });
});
