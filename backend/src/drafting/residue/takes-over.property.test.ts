import { describe, expect, it, jest } from '@jest/globals';
import { takesOver, underChildRule } from '@willow/contracts';
import { forEveryWill } from '../testing/every-will.ts';
import { allocate } from './decision-table.ts';
import type { ResiduePlan, Taker } from './residue-plan.ts';

jest.setTimeout(600_000);

const underRule = ({ first, rest }: ResiduePlan): readonly Taker[] => {
  if (first !== null) return [];
  if (rest.kind === 'children') return rest.children;
  return rest.kind === 'shares'
    ? rest.shares.filter(
        ({ substitution, ownChildren }) => !ownChildren && ['descendants', 'survivors', 'intestacy'].includes(substitution),
      )
    : [];
};

describe('what step 7 and the summary say of the child rule', () => {
  it('is about the people whom the plan keeps it for, and is what the plan does when one of them has died', () => {
    forEveryWill(({ input: { answers }, planned: { facts } }) => {
      const { plan } = facts;
      const about = underRule(plan);
      expect(underChildRule(answers)).toHaveLength(about.length);
      const rule = answers.childrenSubstituteRule;
      if (rule === undefined) return;
      const said = takesOver(rule, answers);
      for (const { id } of about) {
        const { takings, intestacy } = allocate(plan, { [id]: 'leaves-descendants' });
        const byDescendants = takings.some(({ taker, as }) => taker.id === id && as === 'descendants');
        expect([byDescendants, intestacy.n > 0]).toEqual([said === 'descendants', said === 'the-law']);
        expect(said !== 'each-other' || about.length > 1).toBe(true);
        expect(said !== 'the-others' || about.length === 1).toBe(true);
      }
    });
  });
});
