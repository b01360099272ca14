import { STAND_INS, type WillAnswers } from '@willow/contracts';
import { type NamedShare, planResidue, type ResiduePlan } from '../residue/residue-plan.ts';
import type { FlagCase, Row } from './case.ts';

type People = Pick<FlagCase, 'partner' | 'children' | 'lateChildren' | 'beneficiaries' | 'substitutes' | 'lastResort'>;

/** The plan that live answers would give, percentages unchecked; null while they name nobody who could take. */
export function planOf(
  answers: WillAnswers,
  { partner, children, lateChildren, beneficiaries, substitutes, lastResort }: People,
): ResiduePlan | null {
  const names = children.map(({ name }) => name);
  const late = lateChildren.flatMap(({ name, leftChildren }) => (leftChildren ? [name] : []));
  const last = lastResort.length > 0 ? { shares: lastResort.map(shareOf), isEqual: answers.equalLastResort === true } : null;
  switch (answers.beneficiaryType) {
    case 'partner':
      if (!partner) return null;
      return planResidue({
        type: 'partner',
        partner: partner.name,
        rule: answers.partnerSubstituteRule,
        children: names,
        late,
        age: answers.childrenAge,
        substitutes: substitutes.map(shareOf),
        isEqual: answers.equalSubstitutes === true,
        listed: children,
        last,
      });
    case 'children':
      return names.length > 0
        ? planResidue({ type: 'children', rule: answers.childrenSubstituteRule, children: names, late, age: answers.childrenAge, last })
        : null;
    case 'custom':
      return beneficiaries.length > 0
        ? planResidue({
            type: 'custom',
            rule: answers.childrenSubstituteRule,
            shares: beneficiaries.map(shareOf),
            isEqual: answers.equalShares === true,
            listed: children,
            last,
          })
        : null;
    case undefined:
      return null;
  }
}

const shareOf = ({ name, address, relationship, percentage = 0, charity, substitutes, substitutesTake, ownChildren }: Row): NamedShare => ({
  name,
  address,
  relationship,
  weight: percentage,
  ownChildren,
  charity: charity !== null,
  charityNumber: charity?.number ?? '',
  ...Object.fromEntries(
    substitutes.flatMap((each, place) => {
      const part = STAND_INS[place];
      return part
        ? [
            [part.name, each.name],
            [part.relationship, each.relationship],
          ]
        : [];
    }),
  ),
  substitutesTake,
});
