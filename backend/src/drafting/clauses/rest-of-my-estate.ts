import { LEGAL_ADULT_AGE } from '@willow/contracts';
import type { WillFacts } from '../answers/will-facts.ts';
import { agesIn } from '../residue/ages.ts';
import { type Division, type InShares, linesOf, listsOf, type ResiduePlan } from '../residue/residue-plan.ts';
import { type ClauseTemplate, namedSubClause, subClause, type SubClause } from '../document/clause.ts';
import { LEGALLY_BECOMES_MINE } from './my-family.ts';
import { dividedByShares } from './rest-of-my-estate-in-shares.ts';
import { clause, say, type Sentence, words } from '../document/sentence.ts';

export const restOfMyEstate: ClauseTemplate = {
  id: 'residue',
  heading: 'The rest of my estate',
  subClauses: (facts) => [...residueParts(facts.plan), ...othersAtAge(facts)],
};

/** Whether the descendants of somebody take under the residue, are only spoken of, or do not come up. */
export function descendantsIn(plan: ResiduePlan): 'take' | 'named' | null {
  if (listsOf(plan).some(({ shares }) => shares.some(({ substitution }) => substitution === 'descendants'))) return 'take';
  const { rest } = plan;
  switch (rest.kind) {
    case 'intestacy':
      return null;
    case 'children':
      return linesOf(rest).length === 0 ? null : rest.substitution === 'descendants' ? 'take' : 'named';
    case 'shares':
      return rest.shares.length > 1 && rest.shares.some(({ substitution }) => substitution === 'survivors' || substitution === 'intestacy')
        ? 'named'
        : null;
  }
}

const IF_NO_PARTNER = say`If My Partner does not survive me, `;
const ALONE: Sentence = [];
const NOBODY_TAKES = namedSubClause('residue-nobody', say`If nobody takes under this clause, ${clause('safety-net')} applies.`);

function residueParts({ first, rest, lastResort }: ResiduePlan): readonly SubClause[] {
  const isEnd = lastResort === null;
  const last = lastResort ? whenNobodyTakes(lastResort, rest) : [];
  if (first === null) return [...divided(rest, ALONE, isEnd), ...last];
  return [
    namedSubClause('residue-first', say`If My Partner survives me, I give my Residuary Estate to My Partner.`),
    ...divided(rest, IF_NO_PARTNER, isEnd),
    ...last,
  ];
}

/** The last resort. A share that was left to the intestacy rules is none of its business. */
function whenNobodyTakes(lastResort: InShares, rest: Division): readonly SubClause[] {
  const leavesOut = rest.kind === 'shares' && rest.shares.some(({ substitution }) => substitution === 'intestacy');
  const exception = leavesOut ? say` (leaving out any share that passes under the intestacy rules)` : [];
  const opening = say`If nobody takes under the rest of this clause, I give my Residuary Estate${exception}`;
  return dividedByShares(lastResort, { under: 'residue-last', opening, isAfterPartner: false, isEnd: true });
}

function divided(division: Division, condition: Sentence, isEnd: boolean): readonly SubClause[] {
  switch (division.kind) {
    case 'intestacy':
      return [
        namedSubClause(
          'residue-nobody',
          say`${condition}I choose to make no other gift of my Residuary Estate.`,
          say`It passes under the intestacy rules, as ${clause('safety-net')} provides.`,
        ),
      ];
    case 'children':
      return dividedAmongChildren(division, condition).filter(({ id }) => isEnd || id !== 'residue-nobody');
    case 'shares':
      return dividedByShares(division, {
        under: 'residue',
        opening: say`${condition}I give my Residuary Estate`,
        isAfterPartner: condition === IF_NO_PARTNER,
        isEnd,
      });
  }
}

/** Whoever takes in the place of one of My Children waits as well: only the age of My Children themselves is a choice of its own. */
function othersAtAge(facts: WillFacts): readonly SubClause[] {
  const age = agesIn(facts).ofShares;
  if (age === null) return [];
  const { first, rest } = facts.plan;
  const partner = first ? say`My Partner` : [];
  const children = rest.kind === 'children' && linesOf(rest).length > 0 ? say`one of My Children` : [];
  const both = partner.length > 0 && children.length > 0 ? say` or ` : [];
  const others = partner.length + children.length > 0 ? say` other than ${partner}${both}${children}` : [];
  const asIf = say`If someone to whom this applies survives me but dies before that age, this clause applies as if that person had not survived me`;
  return [
    subClause(
      say`A person${others} takes a share under this clause only on reaching the age of ${words(String(age))}.`,
      descendantsIn(facts.plan) === 'take'
        ? say`${asIf}, and as if any of that person’s Descendants who are then alive had survived me.`
        : say`${asIf}.`,
    ),
  ];
}

type AmongChildren = Extract<Division, { kind: 'children' }>;

function dividedAmongChildren(division: AmongChildren, condition: Sentence): readonly SubClause[] {
  const [gift, ...others] = sharesOfChildren(division, condition);
  return gift ? [gift, ...dependsOnAge(division), ...others] : [];
}

/** Reaching the age is a condition: a share that is only paid late could be claimed at 18 (Saunders v Vautier (1841) 4 Beav 115). */
const dependsOnAge = ({ age, substitution }: AmongChildren): readonly SubClause[] =>
  age === LEGAL_ADULT_AGE
    ? []
    : [
        namedSubClause(
          'residue-age',
          say`One of My Children takes a share under this clause only on reaching the age of ${words(String(age))}.`,
          substitution === 'descendants'
            ? say`If one of My Children survives me but dies before that age, this clause applies as if that child had not survived me, and as if any of that child’s Descendants who are then alive had survived me.`
            : say`If one of My Children survives me but dies before that age, this clause applies as if that child had not survived me.`,
        ),
      ];

function sharesOfChildren(division: AmongChildren, condition: Sentence): readonly SubClause[] {
  if (linesOf(division).length === 0) return [toChildrenNotYetBorn(condition), NOBODY_TAKES];
  switch (division.substitution) {
    case 'descendants':
      return [namedSubClause('residue-gift', say`${condition}I give my Residuary Estate to My Children.`, ...BY_LINE), NOBODY_TAKES];
    case 'survivors':
      return [
        namedSubClause(
          'residue-gift',
          say`${condition}I give my Residuary Estate to those of My Children who survive me, in equal shares.`,
        ),
        subClause(say`If one of My Children does not survive me, that child’s own Descendants do not take a share in that child’s place.`),
        namedSubClause('residue-nobody', say`If none of My Children survives me, ${clause('safety-net')} applies.`),
      ];
    case 'intestacy':
      return sharesThatLapse(condition);
  }
}

const toChildrenNotYetBorn = (condition: Sentence): SubClause =>
  namedSubClause(
    'residue-gift',
    say`${condition}I give my Residuary Estate to anyone who ${LEGALLY_BECOMES_MINE}, and who survives me: in equal shares if there is more than one.`,
  );

const BY_LINE: readonly Sentence[] = [
  say`My Executors must divide it into equal shares: one for each of My Children who survives me, and one for each of My Children who does not survive me but leaves Descendants who do.`,
  say`A surviving child takes one share.`,
  say`Descendants take the share of the child they descend from, in the way ${clause('words')} explains.`,
];

const sharesThatLapse = (condition: Sentence): readonly SubClause[] => [
  namedSubClause(
    'residue-gift',
    say`${condition}I divide my Residuary Estate into equal shares, one for each of My Children, counting any of them who does not survive me.`,
    say`Each of My Children who survives me takes one share.`,
  ),
  namedSubClause(
    'residue-lapse',
    say`If one of My Children does not survive me, their share is not added to the other shares and this will does not pass it on to their Descendants.`,
    say`I choose to leave that share to pass under the intestacy rules, as ${clause('safety-net')} provides.`,
  ),
];
