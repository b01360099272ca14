import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import type { OperatorSettings } from '../answers/will-facts.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { family, plan, planned } from '../testing/planned.ts';
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

  const explained = (answers: WillAnswers, id: string): string =>
    explainWill(plan(answers), { wording: false })
      .find((clause) => clause.id === id)!
      .explanation.join(' ');
  const PAT: WillAnswers = { isMarried: 'yes', partner: { fullName: 'Pat Lee' }, beneficiaryType: 'partner' };

  it('names partner and children apart', () => {
    const children = ['Ann Roe', 'Ben Roe'].map((fullName) => ({ fullName, dob: '1999-01-01' }));
    const family: WillAnswers = { ...PAT, hasChildren: 'yes', children, partnerSubstituteRule: 'children' };
    expect(explained(family, 'family')).toContain('“My Partner” is Pat Lee. “My Children” are Ann Roe and Ben Roe. A child');
    expect(explained({ ...family, children: children.slice(0, 1) }, 'family')).toContain('“My Children” so far is Ann Roe alone. A child');
    expect(explained({ ...family, children: children.slice(0, 1) }, 'residue')).toContain(
      'it goes to Ann Roe, or to their own children if Ann Roe has died too; a child you have later shares equally.',
    );
  });

  it('goes on where those after a partner have died too', () => {
    const to = (...customSubstitutes: NonNullable<WillAnswers['customSubstitutes']>) =>
      explained({ ...PAT, partnerSubstituteRule: 'custom', customSubstitutes }, 'residue');
    const [ann, ben] = [
      { fullName: 'Ann Roe', relationship: 'daughter', percentage: 50 },
      { fullName: 'Ben Roe', relationship: 'friend', percentage: 50 },
    ];
    expect(to(ann, ben)).toContain(
      'If Pat Lee has died first, it goes to Ann Roe (50%) and Ben Roe (50%). If one of them has died too, the share of Ann Roe goes to their own children; the share of Ben Roe goes to the other one.',
    );
    expect(to({ ...ann, percentage: 100 })).toContain('it goes to Ann Roe. If Ann Roe has died before you, their own children take it');
  });

  it('leads back to the step whose answers a clause is made of', () => {
    const step = (name: string, id: string) => explainWill(family(name), { wording: false }).find((clause) => clause.id === id)?.step;
    expect(step('married-partner-then-children', 'family')).toBe(2);
    expect(step('widowed-surviving-children', 'family')).toBe(3);
    expect(step('widowed-surviving-children', 'residue')).toBe(6);
    expect(step('widowed-surviving-children', 'powers')).toBeNull();
  });
});
