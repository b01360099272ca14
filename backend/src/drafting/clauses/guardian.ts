import { dateInWords, LEGAL_ADULT_AGE } from '@willow/contracts';
import { type Guardians, guardiansOfAll, type OwnGuardians } from '../answers/will-facts.ts';
import { type ClauseTemplate, subClause, type SubClause } from '../document/clause.ts';
import { described, describedWithin } from '../document/described.ts';
import { joined, say, type Sentence, words } from '../document/sentence.ts';

/** Children Act 1989 s.5(4): one or more guardians of a child, or of each; one who does not want to act disclaims (s.6(5)). */
export const guardian: ClauseTemplate = {
  id: 'guardian',
  heading: 'Guardian',
  subClauses: (facts) => {
    const ofAll = guardiansOfAll(facts);
    if (ofAll === null) return [];
    const own = facts.ownGuardians;
    return [
      ...(own.length === 0 ? appointed(ofAll, EACH) : appointed(ofAll, say`${EACH}, other than ${joined(own.map(whose))}`, THOSE)),
      ...own.flatMap((guardians) => appointed(guardians, say`${whose(guardians)} if that child is ${UNDER_AGE}`, say` of that child`)),
      subClause(
        say`${own.length === 0 ? say`The` : say`Each`} appointment takes effect when the law allows it to.`,
        say`As a rule, that is when the child has no living parent with parental responsibility.`,
      ),
    ];
  },
};

const UNDER_AGE = say`under ${words(String(LEGAL_ADULT_AGE))} when this appointment takes effect`;
const EACH = say`each of My Children who is ${UNDER_AGE}`;
const THOSE = say` of those children`;

/** By the date of birth as well: two children may have one name. */
const whose = ({ of: { name, dob } }: OwnGuardians): Sentence => say`${name} (born ${dateInWords(dob)})`;

/** `ofWhom` is said again only where other children have other guardians. */
function appointed({ first, second, act }: Guardians, of: Sentence, ofWhom: Sentence = []): readonly SubClause[] {
  const alone = subClause(say`I appoint ${describedWithin(first)} as guardian of ${of}.`);
  if (second === null) return [alone];
  return act === 'together'
    ? [
        { text: say`I appoint these two people together as guardians of ${of}:`, items: [described(first), described(second)] },
        subClause(
          ofWhom.length === 0
            ? say`If one of them has died, or cannot or does not want to act, the other is guardian alone.`
            : say`If one of them has died, or cannot or does not want to act, the other alone is guardian${ofWhom}.`,
        ),
      ]
    : [
        alone,
        subClause(
          say`If ${first.name} has died, or cannot or does not want to act, I appoint ${describedWithin(second)} as guardian${ofWhom} instead.`,
        ),
      ];
}
