import { LEGAL_ADULT_AGE } from '@willow/contracts';
import { type ClauseTemplate, subClause, type SubClause } from '../document/clause.ts';
import { clause, type ClauseId, clauses, say, type Sentence, words } from '../document/sentence.ts';
import { type Ages, agesIn, somebodyWaits, waitsOfOthers } from '../residue/ages.ts';

const ADULT = words(String(LEGAL_ADULT_AGE));

/** The gift belongs to the young person at once and is handed over at 18, so that who takes is settled 28 days after the death. */
export const giftsToAnyoneUnder18: ClauseTemplate = {
  id: 'under-18',
  heading: (facts) => `Gifts to anyone under 18${andLater(agesIn(facts))}`,
  subClauses: (facts) => [
    subClause(
      say`${except(agesIn(facts))} gift under this will to someone under ${ADULT} belongs to that person, but My Executors hold it for them on trust until they reach ${ADULT}.`,
      say`If they die before that, it is part of their own estate and this will does not pass it on.`,
    ),
    subClause(
      say`Until then My Executors may spend any of its income or capital on that person’s upkeep, education or benefit, and must add income they do not spend to the capital.`,
    ),
    ...untilAge(agesIn(facts)),
    subClause(...handingOver(agesIn(facts)), say`That recipient’s receipt frees My Executors from responsibility for how it is used.`),
    subClause(
      say`While there is only one Executor, that Executor should appoint a second person to act as trustee with them before holding money or land under this clause.`,
    ),
  ],
};

function andLater(ages: Ages): string {
  if (waitsOfOthers(ages).length > 0) return ', and what depends on a later age';
  return ages.ofChildren === null ? '' : ', and My Children’s shares';
}

function except(ages: Ages): Sentence {
  const { ofChildren, ofShares, ofSums, ofGroups } = ages;
  const before: readonly ClauseId[] = [
    ...(ofSums === null ? [] : (['gifts'] as const)),
    ...(ofGroups.length === 0 ? [] : (['groups'] as const)),
  ];
  if (before.length > 0)
    return say`Except for what depends on an age under ${clauses((ofChildren ?? ofShares) ? [...before, 'residue'] : before)}, a`;
  return (ofChildren ?? ofShares) ? say`Except for a share that depends on an age under ${clause('residue')}, a` : say`A`;
}

/** Income is kept with the share, so that no right to it arises at 18 (Trustee Act 1925 s.31(1)(ii)); for tax: Inheritance Tax Act 1984 s.71D. */
const untilAge = (ages: Ages): readonly SubClause[] => [
  ...(ages.ofChildren === null
    ? []
    : [
        subClause(
          say`My Executors hold the share of one of My Children on trust until that child reaches the age of ${words(String(ages.ofChildren))} or dies before it.`,
          say`Until then, and after the child is ${ADULT} as well, My Executors may spend any of its income or capital on that child’s upkeep, education or benefit, and must add income they do not spend to the capital: the child has no right to income before that age.`,
        ),
      ]),
  ...(waitsOfOthers(ages).length === 0
    ? []
    : [
        subClause(
          say`My Executors hold ${ages.ofChildren === null ? say`what` : say`whatever else`} depends on an age on trust until whoever it is for reaches ${theAge(waitsOfOthers(ages))} or dies before it.`,
          say`Until then, and after that person is ${ADULT} as well, My Executors may spend any of its income or capital on that person’s upkeep, education or benefit, and must add income they do not spend to the capital: that person has no right to income before that age.`,
        ),
      ]),
];

const theAge = ([only, ...others]: readonly number[]): Sentence =>
  others.length > 0 ? say`that age` : say`the age of ${words(String(only))}`;

const TO_WHOM = say`to a parent, a guardian or whoever is caring for that person, or to the person themselves once they are 16`;

/** What depends on an age is spent for whoever it is for before it, and not given away: else the condition would end at 16. */
function handingOver(ages: Ages): readonly Sentence[] {
  if (!somebodyWaits(ages)) return [say`My Executors may pay or hand over any of it ${TO_WHOM}.`];
  return [
    say`My Executors may pay what they spend under this clause ${TO_WHOM}.`,
    waitsOfOthers(ages).length === 0
      ? say`They may hand over in the same way what belongs to someone under ${ADULT}, but no share that depends on an age.`
      : say`They may hand over in the same way what belongs to someone under ${ADULT}, but nothing that depends on an age.`,
  ];
}
