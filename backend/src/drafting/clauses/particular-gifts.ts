import type { Gift, WillFacts } from '../answers/will-facts.ts';
import { type ClauseTemplate, subClause, type SubClause, when } from '../document/clause.ts';
import { asCharity, inBrackets } from '../document/described.ts';
import { asStandIn, someOf } from './in-their-place.ts';
import { clause, say, type Sentence, term, words } from '../document/sentence.ts';
import { poundsInWords } from '../document/sum-in-words.ts';
import { isClearlyOrganisation } from '../people/organisation.ts';
import { inPlaceOf } from '../people/stand-ins.ts';
import { agesIn } from '../residue/ages.ts';

export const hasGifts = ({ gifts }: WillFacts): boolean => gifts.length > 0;

/** A form that no free text can make ungrammatical. */
const giftLine = (gift: Gift): Sentence =>
  say`to ${gift.recipientName}${gift.charity ? asCharity(gift) : inBrackets(gift.recipientRelationship)}${instead(gift)}: ${gift.tenth ? say`the Charity Tenth` : gift.description}${inWords(gift)}`;

function instead(gift: Gift): Sentence {
  const { recipientName: name, recipientRelationship: relationship, substitutesTake } = gift;
  const [only, ...more] = inPlaceOf(gift);
  if (!only) return [];
  const gone = isClearlyOrganisation({ name, relationship })
    ? say`${name} has closed and nobody has taken over its work`
    : say`${name} does not survive me`;
  if (more.length === 0) return say`, or to ${asStandIn(only)} if ${gone}`;
  const { who, how } = someOf([only, ...more], substitutesTake ?? 'in_order');
  return say`, or, if ${gone}, to ${who}${how}`;
}

const inWords = ({ amount }: Gift): Sentence => (amount === undefined ? [] : say` (${poundsInWords(amount)})`);

function whoTakes({ gifts }: WillFacts): SubClause {
  const arePeople = !gifts.some(givesToOrganisation);
  const survivors = say`A person receives their gift only if they survive me.`;
  return gifts.some(({ substituteName }) => substituteName !== '')
    ? subClause(
        survivors,
        arePeople
          ? say`If the first person named does not receive a gift, whoever is named to have it instead receives it, if they survive me.`
          : say`If the first one named does not receive a gift, whoever is named to have it instead receives it (a person, only if they survive me).`,
        say`A gift that fails becomes part of my Residuary Estate, and nobody else takes it.`,
      )
    : subClause(
        survivors,
        say`A gift that fails becomes part of my Residuary Estate, and nobody takes it ${arePeople ? 'in that person’s place' : 'instead'}.`,
      );
}

/** An organisation survives nobody, whether it gets a gift or stands in for somebody. */
const givesToOrganisation = (gift: Gift): boolean =>
  gift.charity === true ||
  [{ name: gift.recipientName, relationship: gift.recipientRelationship }, ...inPlaceOf(gift)].some(isClearlyOrganisation);

const isTenth = ({ tenth }: Gift): boolean => tenth === true;

const isSum = (gift: Gift): boolean => gift.amount !== undefined || isTenth(gift);

const OF_THINGS = subClause(
  say`A gift of something I own covers only what I own when I die.`,
  say`If a gift names a kind of thing, such as “my car”, it means what I own of that kind when I die, even if I did not own it when I signed this will.`,
  say`If I then own nothing that fits the gift, it fails and nothing replaces it.`,
  say`A gift does not fail only because the thing has been repaired, renamed or renumbered, or has moved to a successor of the bank or company that held it.`,
);

const COST_OF_THINGS = subClause(
  say`Inheritance tax on these gifts, and the reasonable cost of keeping, insuring and delivering them within the United Kingdom, is paid from my Residuary Estate.`,
  say`Whoever receives something that is subject to a mortgage, loan or charge takes it with that liability.`,
);

/** A formula and no percentage: what is exempt, what tax is due and what else charities get are known only at the death (IHTA 1984 Sch.1A). */
const THE_TENTH = subClause(
  say`The ${term('Charity Tenth')} means the smallest sum that brings the general component of my estate, as the Inheritance Tax Act 1984 describes it, to the lower rate of inheritance tax for giving to charity, counting everything else that charities are given out of that component.`,
  say`It is worked out by the law in force when I die.`,
  say`It is nothing if no inheritance tax would be due on that component, or if the lower rate applies to it without this gift.`,
);

/** A thing is handed over as any other gift: it earns nothing, and to keep it costs something. */
const sumsAtAge = (age: number | null): readonly SubClause[] =>
  age === null
    ? []
    : [
        subClause(
          say`A person receives a gift of a sum of money only on reaching the age of ${words(String(age))}.`,
          say`If someone to whom this applies survives me but dies before that age, this clause applies to the gift as if that person had not survived me.`,
          say`My Executors set such a sum aside when they would otherwise pay it, and hold it as ${clause('under-18')} says.`,
        ),
      ];

/** A kind of thing is what answers to it at the death: Wills Act 1837 s.24. One particular thing that is gone is not replaced. */
export const particularGifts: ClauseTemplate = {
  id: 'gifts',
  heading: 'Particular gifts',
  subClauses: (facts) =>
    hasGifts(facts)
      ? [
          { text: say`I make these gifts:`, items: facts.gifts.map(giftLine) },
          ...when(facts.gifts.some(isTenth), THE_TENTH),
          whoTakes(facts),
          ...(facts.gifts.every(isSum) ? [] : [OF_THINGS]),
          subClause(
            say`A gift of a sum of money is paid from my estate as a whole and does not depend on any particular account, unless the gift says that it does.`,
          ),
          ...sumsAtAge(agesIn(facts).ofSums),
          facts.gifts.every(isSum) ? subClause(say`Inheritance tax on these gifts is paid from my Residuary Estate.`) : COST_OF_THINGS,
        ]
      : [],
};
