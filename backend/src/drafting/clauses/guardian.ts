import { LEGAL_ADULT_AGE } from '@willow/contracts';
import type { Person, WillFacts } from '../answers/will-facts.ts';
import { type ClauseTemplate, subClause, type SubClause } from '../document/clause.ts';
import { described, describedWithin } from '../document/described.ts';
import { say, words } from '../document/sentence.ts';

/** Children Act 1989 s.5(4): one or more guardians; one who does not want to act disclaims (s.6(5)). */
export const guardian: ClauseTemplate = {
  id: 'guardian',
  heading: 'Guardian',
  subClauses: (facts) =>
    facts.guardian === null
      ? []
      : [
          ...appointed(facts.guardian, facts),
          subClause(
            say`The appointment takes effect when the law allows it to.`,
            say`As a rule, that is when the child has no living parent with parental responsibility.`,
          ),
        ],
};

const CHILD = say`each of My Children who is under ${words(String(LEGAL_ADULT_AGE))} when this appointment takes effect`;

function appointed(first: Person, { secondGuardian: second, guardiansAct }: WillFacts): readonly SubClause[] {
  const alone = subClause(say`I appoint ${describedWithin(first)} as guardian of ${CHILD}.`);
  if (second === null) return [alone];
  return guardiansAct === 'together'
    ? [
        { text: say`I appoint these two people together as guardians of ${CHILD}:`, items: [described(first), described(second)] },
        subClause(say`If one of them has died, or cannot or does not want to act, the other is guardian alone.`),
      ]
    : [
        alone,
        subClause(
          say`If ${first.name} has died, or cannot or does not want to act, I appoint ${describedWithin(second)} as guardian instead.`,
        ),
      ];
}
