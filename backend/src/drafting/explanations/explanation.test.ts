import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import type { OperatorSettings } from '../answers/will-facts.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { family, plan, planned } from '../testing/planned.ts';
import { SAMPLE_WILLS } from '../wording/sample-wills.ts';
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

it.each(SAMPLE_WILLS)('has every name and word filled in: $shows', ({ input }) => {
  const said = explainWill(planned(input), { wording: false }).flatMap(({ explanation }) => explanation);
  expect(said.filter((sentence) => /[$]\{|\bundefined\b/.test(sentence))).toEqual([]);
});

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

  it('says that a partner may leave to others what should go to the children, where there are some (R08)', () => {
    const SAYS = 'this will does not protect your child’s share';
    const parent: WillAnswers = { hasChildren: 'yes', children: [{ fullName: 'Ann Roe', dob: '1999-01-01' }] };
    expect(explained({ ...PAT, ...parent, partnerSubstituteRule: 'children' }, 'residue')).toContain(
      `What Pat Lee inherits is then theirs`,
    );
    expect(explained({ ...PAT, ...parent, partnerSubstituteRule: 'children' }, 'residue')).toContain(SAYS);
    expect(explained({ ...PAT, partnerSubstituteRule: 'intestacy' }, 'residue')).not.toContain(SAYS);
    expect(explained({ ...parent, beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' }, 'residue')).not.toContain(SAYS);
  });

  it('hides no power over what belongs to the young', () => {
    const text = explained({}, 'under-18');
    expect(text).toContain('They may also hand any of it to a parent, a guardian or whoever cares for the young person');
    expect(text).toContain('or to the young person from the age of 16, and need not check how it is used.');
    const children = ['Ann Roe', 'Ben Roe'].map((fullName) => ({ fullName, dob: '2015-01-01' }));
    const at25: WillAnswers = { hasChildren: 'yes', children, beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' };
    expect(explained({ ...at25, childrenAge: '25' }, 'under-18')).toContain('may be paid to a parent, a guardian or whoever cares');
  });

  it.each([
    [1, 'executor'],
    [2, 'executors'],
  ])('speaks of %i person in charge as “your %s”, in every clause, and of one gift as one', (many, noun) => {
    const executors = ['Ann Lee', 'Ben Lee'].slice(0, many).map((fullName) => ({ fullName }));
    const given = { description: 'my piano', recipientName: 'Cat Lee', recipientRelationship: 'friend' };
    const answers: WillAnswers = { ...SINGLE, executors, hasSpecificGifts: true, specificGifts: Array.from({ length: many }, () => given) };
    const text = explainWill(plan({ ...answers, funeralWishes: 'Lilies.' }), { wording: false })
      .flatMap(({ explanation }) => explanation)
      .join(' ');
    expect([...new Set(text.match(/your executors?\b/gi)!.map((words) => words.toLowerCase()))]).toEqual([`your ${noun}`]);
    expect(text).toContain(many === 1 ? 'your executor looks after it' : 'your executors look after it');
    expect(text).toContain(`then your particular ${many === 1 ? 'gift' : 'gifts'};`);
  });

  it('says that executors may use a power that benefits them', () =>
    expect(explained({}, 'powers')).toContain(
      'may use a power that benefits them too if another executor or an independent valuer agrees',
    ));

  it('says what becomes of everything when those who should take leave nobody', () => {
    const NOBODY = 'If none of these is left, the law’s intestacy rules decide.';
    const children = ['Ann Roe', 'Ben Roe'].map((fullName) => ({ fullName, dob: '1999-01-01' }));
    const parent: WillAnswers = { hasChildren: 'yes', children };
    expect(explained({ ...PAT, ...parent, partnerSubstituteRule: 'children' }, 'residue')).toContain(
      `If that one leaves none, your other children do. ${NOBODY}`,
    );
    expect(explained({ ...parent, beneficiaryType: 'children', childrenSubstituteRule: 'surviving_children' }, 'residue')).toContain(
      NOBODY,
    );
    expect(explained({ ...parent, beneficiaryType: 'children', childrenSubstituteRule: 'lapse' }, 'residue')).not.toContain(NOBODY);
  });

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
      'If Pat Lee has died first, it goes to Ann Roe (50%) and Ben Roe (50%). If one of them has died too, the share of Ann Roe goes to their own children or, if they leave none, to the other one; the share of Ben Roe goes to the other one. If none of these is left, the law’s intestacy rules decide.',
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
