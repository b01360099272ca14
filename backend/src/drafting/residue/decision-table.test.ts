import { describe, expect, it } from '@jest/globals';
import { allocate, type SurvivalState } from './decision-table.ts';
import { type NamedShare, planResidue, type ResidueAnswers, type ResiduePlan } from './residue-plan.ts';

const share = (name: string, weight: number, relationship: string): NamedShare => ({ name, weight, relationship, address: '' });

/** "Ann 1/2, descendants of Ben 1/2, intestacy 0": the outcome in words, in the order of the plan. */
function outcome(plan: ResiduePlan, survival: SurvivalState): string {
  const { takings, intestacy } = allocate(plan, survival);
  const written = takings.map(({ taker, as, share: { n, d } }) => `${as === 'self' ? '' : 'descendants of '}${taker.name} ${n}/${d}`);
  return [...written, ...(intestacy.n > 0 ? [`intestacy ${intestacy.n}/${intestacy.d}`] : [])].join(', ');
}

const children = ['Ann', 'Ben', 'Cat'];
const partner = (more: Partial<Extract<ResidueAnswers, { type: 'partner' }>>): ResiduePlan =>
  planResidue({ type: 'partner', partner: 'Pat', rule: undefined, children, substitutes: [], isEqual: false, age: undefined, ...more });
const toChildren = (rule: 'per_stirpes' | 'surviving_children' | 'lapse' | undefined): ResiduePlan =>
  planResidue({ type: 'children', rule, children, age: undefined });
const custom = (rule: 'per_stirpes' | 'surviving_children' | 'lapse' | undefined, ...shares: NamedShare[]): ResiduePlan =>
  planResidue({ type: 'custom', rule, shares, isEqual: false });
const equal = (rule: 'per_stirpes' | 'surviving_children' | 'lapse' | undefined, ...shares: NamedShare[]): ResiduePlan =>
  planResidue({ type: 'custom', rule, shares, isEqual: true });
const several = (of: NamedShare, substitutesTake: 'in_order' | 'equally'): NamedShare => ({
  ...instead(of, 'Zoe'),
  secondSubstituteName: 'Abe',
  secondSubstituteRelationship: 'friend',
  thirdSubstituteName: 'Cat',
  thirdSubstituteRelationship: 'friend',
  substitutesTake,
});
const instead = (of: NamedShare, name: string): NamedShare => ({ ...of, substituteName: name, substituteRelationship: 'friend' });

const SUBSTITUTES = [share('Ann', 50, 'daughter'), share('Fay', 30, 'friend'), share('Trust', 20, 'charity')];
const MIXED = [share('Ann', 40, 'Daughter'), share('Ben', 30, 'my eldest son'), share('Fay', 20, 'friend'), share('Trust', 10, 'charity')];
const THREE = [share('Ann', 0, 'daughter'), share('Fay', 0, 'friend'), share('Gus', 0, 'friend')];
const GONE = 'gone';
const LEAVES = 'leaves-descendants';

const TABLE: readonly (readonly [string, ResiduePlan, SurvivalState, string])[] = [
  ['partner, any rule: the partner survives', partner({ rule: 'children' }), { 'child-1': GONE }, 'Pat 1/1'],
  ['partner + intestacy: the partner survives', partner({ rule: 'intestacy' }), {}, 'Pat 1/1'],
  ['partner + children: all children survive', partner({ rule: 'children' }), { partner: GONE }, 'Ann 1/3, Ben 1/3, Cat 1/3'],
  [
    'partner + children: a dead child leaves descendants',
    partner({ rule: 'children' }),
    { partner: GONE, 'child-2': LEAVES },
    'Ann 1/3, descendants of Ben 1/3, Cat 1/3',
  ],
  ['partner + children: a dead child leaves nobody', partner({ rule: 'children' }), { partner: GONE, 'child-2': GONE }, 'Ann 1/2, Cat 1/2'],
  [
    'partner + children: only descendants are left',
    partner({ rule: 'children' }),
    { partner: GONE, 'child-1': GONE, 'child-2': LEAVES, 'child-3': GONE },
    'descendants of Ben 1/1',
  ],
  [
    'partner + children: no line is left',
    partner({ rule: 'children' }),
    { partner: GONE, 'child-1': GONE, 'child-2': GONE, 'child-3': GONE },
    'intestacy 1/1',
  ],
  ['partner + children: no children exist', partner({ rule: 'children', children: [] }), { partner: GONE }, 'intestacy 1/1'],
  [
    'partner + custom: all substitutes survive',
    partner({ rule: 'custom', substitutes: SUBSTITUTES }),
    { partner: GONE },
    'Ann 1/2, Fay 3/10, Trust 1/5',
  ],
  [
    'partner + custom: a substitute who is a child leaves descendants',
    partner({ rule: 'custom', substitutes: SUBSTITUTES }),
    { partner: GONE, 'share-1': LEAVES },
    'descendants of Ann 1/2, Fay 3/10, Trust 1/5',
  ],
  [
    'partner + custom: a listed child under another relationship is a child still',
    partner({ rule: 'custom', substitutes: [share('ANN', 50, 'firstborn'), share('Fay', 50, 'friend')] }),
    { partner: GONE, 'share-1': LEAVES },
    'descendants of ANN 1/2, Fay 1/2',
  ],
  [
    'partner + custom: a substitute who is a child leaves nobody',
    partner({ rule: 'custom', substitutes: SUBSTITUTES }),
    { partner: GONE, 'share-1': GONE },
    'Fay 3/5, Trust 2/5',
  ],
  [
    'partner + custom: the descendants of another substitute do not count',
    partner({ rule: 'custom', substitutes: SUBSTITUTES }),
    { partner: GONE, 'share-2': LEAVES },
    'Ann 5/7, Trust 2/7',
  ],
  [
    'partner + custom: no substitute is left',
    partner({ rule: 'custom', substitutes: SUBSTITUTES }),
    { partner: GONE, 'share-1': GONE, 'share-2': GONE, 'share-3': GONE },
    'intestacy 1/1',
  ],
  ['partner + intestacy: not the partner', partner({ rule: 'intestacy' }), { partner: GONE }, 'intestacy 1/1'],
  ['partner, rule missing: not the partner', partner({}), { partner: GONE }, 'intestacy 1/1'],
  ['partner: descendants of the partner are not takers', partner({ rule: 'intestacy' }), { partner: LEAVES }, 'intestacy 1/1'],
  ['children + per stirpes', toChildren('per_stirpes'), { 'child-1': LEAVES }, 'descendants of Ann 1/3, Ben 1/3, Cat 1/3'],
  [
    'children, rule missing, is per stirpes',
    toChildren(undefined),
    { 'child-1': LEAVES, 'child-3': GONE },
    'descendants of Ann 1/2, Ben 1/2',
  ],
  [
    'children + survivors: a dead child’s descendants get nothing',
    toChildren('surviving_children'),
    { 'child-1': LEAVES },
    'Ben 1/2, Cat 1/2',
  ],
  [
    'children + survivors: none survives',
    toChildren('surviving_children'),
    { 'child-1': LEAVES, 'child-2': GONE, 'child-3': GONE },
    'intestacy 1/1',
  ],
  ['children + lapse: two of three survive', toChildren('lapse'), { 'child-1': LEAVES }, 'Ben 1/3, Cat 1/3, intestacy 1/3'],
  ['children + lapse: none survives', toChildren('lapse'), { 'child-1': GONE, 'child-2': GONE, 'child-3': LEAVES }, 'intestacy 1/1'],
  ['custom: all survive', custom('lapse', ...MIXED), {}, 'Ann 2/5, Ben 3/10, Fay 1/5, Trust 1/10'],
  [
    'custom + per stirpes: a child leaves descendants',
    custom('per_stirpes', ...MIXED),
    { 'share-1': LEAVES },
    'descendants of Ann 2/5, Ben 3/10, Fay 1/5, Trust 1/10',
  ],
  [
    'custom, rule missing, is per stirpes for a child',
    custom(undefined, ...MIXED),
    { 'share-2': LEAVES },
    'Ann 2/5, descendants of Ben 3/10, Fay 1/5, Trust 1/10',
  ],
  ['custom + per stirpes: a child leaves nobody', custom('per_stirpes', ...MIXED), { 'share-1': GONE }, 'Ben 1/2, Fay 1/3, Trust 1/6'],
  [
    'custom + survivors: a dead child’s share goes to the other children only',
    custom('surviving_children', ...MIXED),
    { 'share-1': LEAVES },
    'Ben 7/10, Fay 1/5, Trust 1/10',
  ],
  [
    'custom + survivors: shares are kept in proportion',
    custom('surviving_children', share('Ann', 20, 'son'), share('Ben', 10, 'son'), share('Cat', 30, 'son'), share('Fay', 40, 'friend')),
    { 'share-3': GONE },
    'Ann 2/5, Ben 1/5, Fay 2/5',
  ],
  [
    'custom + survivors: no child is left, so both shares are spread',
    custom('surviving_children', ...MIXED),
    { 'share-1': GONE, 'share-2': LEAVES },
    'Fay 2/3, Trust 1/3',
  ],
  [
    'custom + survivors: a friend’s share is spread by the original percentages',
    custom('surviving_children', ...MIXED),
    { 'share-1': GONE, 'share-3': GONE },
    'Ben 17/20, Trust 3/20',
  ],
  [
    'custom + lapse: a child’s share goes to intestacy and is not spread',
    custom('lapse', ...MIXED),
    { 'share-1': LEAVES },
    'Ben 3/10, Fay 1/5, Trust 1/10, intestacy 2/5',
  ],
  [
    'custom + lapse: a friend’s share is spread over what takes effect, not over the lapsed share',
    custom('lapse', ...MIXED),
    { 'share-1': GONE, 'share-3': GONE },
    'Ben 9/20, Trust 3/20, intestacy 2/5',
  ],
  ['custom: an organisation is gone', custom('per_stirpes', ...MIXED), { 'share-4': GONE }, 'Ann 4/9, Ben 1/3, Fay 2/9'],
  [
    'custom: the descendants of a friend do not count',
    custom('per_stirpes', ...MIXED),
    { 'share-3': LEAVES },
    'Ann 1/2, Ben 3/8, Trust 1/8',
  ],
  [
    'custom: no share takes effect',
    custom('surviving_children', ...MIXED),
    { 'share-1': LEAVES, 'share-2': GONE, 'share-3': GONE, 'share-4': GONE },
    'intestacy 1/1',
  ],
  ['one name: gone', custom(undefined, share('Fay', 100, 'friend')), { 'share-1': LEAVES }, 'intestacy 1/1'],
  ['one name, a child per stirpes', custom('per_stirpes', share('Ann', 100, 'daughter')), { 'share-1': LEAVES }, 'descendants of Ann 1/1'],
  ['one name, a child under lapse', custom('lapse', share('Ann', 100, 'daughter')), { 'share-1': LEAVES }, 'intestacy 1/1'],
  ['equal shares: exact thirds', equal(undefined, ...THREE), {}, 'Ann 1/3, Fay 1/3, Gus 1/3'],
  ['equal shares: a failed share is divided equally', equal(undefined, ...THREE), { 'share-2': LEAVES }, 'Ann 1/2, Gus 1/2'],
  ['equal shares + lapse: a third to intestacy', equal('lapse', ...THREE), { 'share-1': LEAVES }, 'Fay 1/3, Gus 1/3, intestacy 1/3'],
  [
    'equal shares after a partner',
    partner({ rule: 'custom', substitutes: THREE, isEqual: true }),
    { partner: GONE, 'share-1': GONE },
    'Fay 1/2, Gus 1/2',
  ],
  [
    'a substitute takes that share and no other',
    custom(undefined, instead(share('Fay', 60, 'friend'), 'Zoe'), share('Gus', 40, 'friend')),
    { 'share-1': LEAVES },
    'Zoe 3/5, Gus 2/5',
  ],
  [
    'a substitute comes before the rule for a child, and before the child’s descendants',
    custom('per_stirpes', instead(share('Ann', 60, 'daughter'), 'Zoe'), share('Gus', 40, 'friend')),
    { 'share-1': LEAVES },
    'Zoe 3/5, Gus 2/5',
  ],
  [
    'a substitute comes before the intestacy rules, too',
    custom('lapse', instead(share('Ann', 60, 'daughter'), 'Zoe'), share('Gus', 40, 'friend')),
    { 'share-1': LEAVES, 'share-1-instead': GONE },
    'Gus 1/1',
  ],
  [
    'a substitute who is gone too: the share is spread, the substitute’s descendants do not count',
    custom('per_stirpes', instead(share('Fay', 60, 'friend'), 'Zoe'), share('Gus', 30, 'friend'), share('Ann', 10, 'daughter')),
    { 'share-1': GONE, 'share-1-instead': LEAVES },
    'Gus 3/4, Ann 1/4',
  ],
  ['a substitute of the only one', custom(undefined, instead(share('Fay', 100, 'friend'), 'Zoe')), { 'share-1': LEAVES }, 'Zoe 1/1'],
  [
    'a substitute of the only one, gone as well',
    custom(undefined, instead(share('Fay', 100, 'friend'), 'Zoe')),
    { 'share-1': LEAVES, 'share-1-instead': GONE },
    'intestacy 1/1',
  ],
  [
    'several substitutes, one after the other: the first who is left',
    custom('per_stirpes', several(share('Ann', 60, 'daughter'), 'in_order'), share('Gus', 40, 'friend')),
    { 'share-1': LEAVES, 'share-1-instead': GONE },
    'Abe 3/5, Gus 2/5',
  ],
  [
    'several substitutes, equally: those who are left',
    custom('per_stirpes', several(share('Ann', 60, 'daughter'), 'equally'), share('Gus', 40, 'friend')),
    { 'share-1': LEAVES, 'share-1-instead-2': GONE },
    'Zoe 3/10, Cat 3/10, Gus 2/5',
  ],
  [
    'several substitutes, all gone: the share is spread',
    custom('lapse', several(share('Ann', 60, 'daughter'), 'equally'), share('Gus', 40, 'friend')),
    { 'share-1': LEAVES, 'share-1-instead': GONE, 'share-1-instead-2': GONE, 'share-1-instead-3': LEAVES },
    'Gus 1/1',
  ],
  [
    'several substitutes of the only one, and what another share adds to theirs',
    custom(undefined, several(share('Fay', 50, 'friend'), 'equally'), share('Gus', 50, 'friend')),
    { 'share-1': GONE, 'share-2': GONE },
    'Zoe 1/3, Abe 1/3, Cat 1/3',
  ],
  [
    'divorced before death: as if the partner did not survive',
    partner({ rule: 'children' }),
    { partner: GONE },
    'Ann 1/3, Ben 1/3, Cat 1/3',
  ],
];

describe('who takes the residue (C-272, C-476)', () => {
  it.each(TABLE)('%s', (_row, plan, survival, expected) => {
    expect(outcome(plan, survival)).toBe(expected);
  });

  it('ignores the rule for children when the partner comes first', () => {
    const plan = partner({ rule: 'children' });
    expect(plan.rest).toMatchObject({ kind: 'children', substitution: 'descendants' });
  });
});
