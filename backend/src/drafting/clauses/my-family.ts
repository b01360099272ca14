import type { WillFacts } from '../answers/will-facts.ts';
import { type ClauseTemplate, subClause, type SubClause, when } from '../document/clause.ts';
import { describedChild, describedLateChild } from '../document/described.ts';
import { say, term } from '../document/sentence.ts';
import { lateLines, linesOf } from '../residue/residue-plan.ts';

/** Whether another clause speaks of My Children: a term that no clause uses is not defined. */
export const speaksOfMyChildren = ({ guardian, contents, groups, children, plan: { rest } }: WillFacts): boolean =>
  guardian !== null ||
  (children.length > 0 && groups.some(({ of }) => of === 'grandchildren')) ||
  contents?.children === true ||
  (rest.kind === 'children' && linesOf(rest).length > 0);

/**
 * Later children are those the law makes the testator's, whoever gave birth: Human Fertilisation and Embryology Act 2008 ss.33-47 (second
 * parents) and ss.54-54A (parental orders), Adoption and Children Act 2002 s.67.
 */
export const LEGALLY_BECOMES_MINE = say`legally becomes my child after I sign this will, by birth, adoption, a parental order or in any other way`;

export const myFamily: ClauseTemplate = {
  id: 'family',
  heading: 'My family',
  subClauses: (facts) => [...myPartner(facts), ...(speaksOfMyChildren(facts) ? myChildren(facts) : namedChildren(facts))],
};

/** Whether another clause speaks of My Partner: the end of a marriage, or a gift to whoever comes first. */
export const speaksOfMyPartner = ({ partner, plan: { first } }: WillFacts): boolean => partner?.isMarried === true || first !== null;

const myPartner = (facts: WillFacts): readonly SubClause[] => {
  const { partner } = facts;
  if (partner === null) return [];
  if (partner.isMarried)
    return [
      subClause(
        say`${term('My Partner')} means ${partner.name}, who is my spouse or civil partner on the day I sign this will, and nobody else.`,
      ),
    ];
  return speaksOfMyPartner(facts)
    ? [
        subClause(
          say`${term('My Partner')} means ${partner.name}, with whom I live on the day I sign this will, and nobody else.`,
          say`It makes no difference whether we still live together when I die.`,
        ),
      ]
    : [subClause(say`On the day I sign this will I live with ${partner.name}.`, say`To say so makes no gift.`)];
};

/** A child who has died is one of them only where their own children take a share by that (Wills Act 1837 s.33 does not apply). */
const myChildren = ({ children, plan }: WillFacts): readonly SubClause[] => [
  {
    text: say`${term('My Children')} means the following, and also anyone who ${LEGALLY_BECOMES_MINE}:`,
    items: [...children.map(describedChild), ...lateLines(plan.rest).map(describedLateChild)],
  },
  subClause(
    say`Each person listed above counts as one of My Children for every purpose of this will, whatever their legal relationship to me.`,
  ),
];

/** Nothing is given to them as a class, but a court that is asked for more should see that none of them was forgotten. */
const namedChildren = ({ children }: WillFacts): readonly SubClause[] =>
  when(
    children.length > 0,
    { text: say`The people I count as my children on the day I sign this will are:`, items: children.map(describedChild) },
    subClause(say`This list says who they are. It makes no gift to any of them.`),
  );
