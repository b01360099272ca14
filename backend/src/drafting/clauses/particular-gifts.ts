import type { Gift, WillFacts } from '../answers/will-facts.ts';
import { type ClauseTemplate, subClause } from '../document/clause.ts';
import { say, type Sentence } from '../document/sentence.ts';

export const hasGifts = ({ gifts }: WillFacts): boolean => gifts.length > 0;

/** A form that no free text can make ungrammatical. */
const giftLine = ({ recipientName, recipientRelationship, description }: Gift): Sentence =>
  say`to ${recipientName} (${recipientRelationship}): ${description}`;

export const particularGifts: ClauseTemplate = {
  id: 'gifts',
  heading: 'Particular gifts',
  subClauses: (facts) =>
    hasGifts(facts)
      ? [
          { text: say`I make these gifts:`, items: facts.gifts.map(giftLine) },
          subClause(
            say`A person receives their gift only if they survive me.`,
            say`If they do not, the gift fails, nobody takes it in their place, and it becomes part of my Residuary Estate.`,
          ),
          subClause(
            say`A gift of something I own covers only what I own when I die.`,
            say`If I no longer own it, the gift fails and nothing replaces it.`,
            say`A gift does not fail only because the thing has been repaired, renamed or renumbered, or has moved to a successor of the bank or company that held it.`,
          ),
          subClause(
            say`A gift of a sum of money is paid from my estate as a whole and does not depend on any particular account, unless the gift says that it does.`,
          ),
          subClause(
            say`Inheritance tax on these gifts, and the reasonable cost of keeping, insuring and delivering them within the United Kingdom, is paid from my Residuary Estate.`,
            say`Whoever receives something that is subject to a mortgage, loan or charge takes it with that liability.`,
          ),
        ]
      : [],
};
