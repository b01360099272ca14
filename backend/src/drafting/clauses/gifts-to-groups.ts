import { inWholePounds } from '@willow/contracts';
import type { GroupGift, WillFacts } from '../answers/will-facts.ts';
import { type ClauseTemplate, subClause, type SubClause, when } from '../document/clause.ts';
import { clause, say, type Sentence, term, words } from '../document/sentence.ts';
import { poundsInWords } from '../document/sum-in-words.ts';
import { isCondition } from '../residue/ages.ts';

/**
 * Nobody is named: whoever is one of them 28 days after the death takes, born or conceived by then, so that the class is closed and no
 * later age can keep it open (Andrews v Partington (1791) 3 Bro CC 401). Who is whose child in law: Adoption and Children Act 2002 s.67,
 * Family Law Reform Act 1987 s.19, Human Fertilisation and Embryology Act 2008 ss.33-54A.
 */
export const giftsToGroups: ClauseTemplate = {
  id: 'groups',
  heading: ({ groups }) => `Gifts to ${groups.length > 1 ? 'my grandchildren, nephews and nieces' : MY[groups[0]?.of ?? 'grandchildren']}`,
  subClauses: (facts) => (facts.groups.length === 0 ? [] : subClausesOf(facts.groups, facts)),
};

const MY = { grandchildren: 'my grandchildren', nephewsAndNieces: 'my nephews and nieces' } as const;
const TERMS = { grandchildren: 'My Grandchildren', nephewsAndNieces: 'My Nephews and Nieces' } as const;

const subClausesOf = (groups: readonly GroupGift[], facts: WillFacts): readonly SubClause[] => [
  ...groups.flatMap((group) => [subClause(...whoTheyAre(group, facts)), subClause(gift(group)), ...atAge(group)]),
  subClause(
    say`Someone conceived after I die, or who only after I die becomes in law the child of the parent through whom they would take (by adoption, a parental order or in any other way except by birth), takes nothing under this clause.`,
    say`An embryo outside the body counts as conceived only when it is placed in a woman.`,
    say`Nobody takes the place of a person who does not survive me.`,
    say`What nobody takes becomes part of my Residuary Estate.`,
  ),
  ...when(groups.some(isSum), subClause(say`Inheritance tax on a sum of money that this clause gives is paid from my Residuary Estate.`)),
  ...when(
    !groups.every(isSum),
    subClause(
      say`Inheritance tax on a percentage that this clause gives is not one of the payments in ${clause('debts')}: it comes out of that percentage alone.`,
    ),
  ),
];

const isSum = ({ gives }: GroupGift): boolean => 'pounds' in gives;

/** Whose taxes are paid from the rest: a percentage bears its own, as a share does. */
export const givesSums = ({ groups }: Pick<WillFacts, 'groups'>): boolean => groups.some(isSum);

const whoTheyAre = ({ of }: GroupGift, { children }: WillFacts): readonly Sentence[] =>
  of === 'grandchildren'
    ? [
        say`${term(TERMS[of])} means every person who is in law a child of ${children.length > 0 ? say`one of My Children, or of any other child of mine` : say`a child of mine`}, whether that parent is alive when I die or not.`,
        say`A stepchild of that parent is one of them only after a legal adoption.`,
      ]
    : [
        say`${term(TERMS[of])} means every person who is in law a child of a brother or sister of mine, of the whole blood, of the half blood or by adoption, whether that parent is alive when I die or not.`,
        say`Neither a stepchild of that parent nor a nephew or niece of somebody I am married to or live with is one of them because of that.`,
      ];

const gift = ({ of, gives }: GroupGift): Sentence => {
  const theirs = words(TERMS[of]);
  return 'pounds' in gives
    ? say`I give ${inWholePounds(gives.pounds)} (${poundsInWords(gives.pounds)}) to each of ${theirs} who survives me.`
    : say`I give ${words(`${gives.percent}%`)} of what my Residuary Estate would be if this clause gave no percentage of it, in equal shares, to those of ${theirs} who survive me.`;
};

const atAge = ({ of, age }: GroupGift): readonly SubClause[] =>
  when(
    isCondition(age),
    subClause(
      say`Each of ${words(TERMS[of])} takes this gift only on reaching the age of ${words(String(age))}.`,
      say`If one of them survives me but dies before that age, this clause applies as if that person had not survived me.`,
      say`My Executors set the gift aside when they would otherwise pay it, and hold it as ${clause('under-18')} says.`,
    ),
  );
