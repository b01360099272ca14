import type { Gift, WillFacts } from '../answers/will-facts.ts';
import { type ClauseTemplate, subClause } from '../document/clause.ts';
import { asCharity } from '../document/described.ts';
import { say, type Sentence } from '../document/sentence.ts';

export const hasGifts = ({ gifts }: WillFacts): boolean => gifts.length > 0;

/** A form that no free text can make ungrammatical. */
const giftLine = ({ recipientName, recipientRelationship, description, charity, charityNumber }: Gift): Sentence =>
  charity
    ? say`to ${recipientName}${asCharity({ charityNumber })}: ${description}`
    : say`to ${recipientName} (${recipientRelationship}): ${description}`;

/** A kind of thing is what answers to it at the death: Wills Act 1837 s.24. One particular thing that is gone is not replaced. */
export const particularGifts: ClauseTemplate = {
  id: 'gifts',
  heading: 'Particular gifts',
  subClauses: (facts) =>
    hasGifts(facts)
      ? [
          { text: say`I make these gifts:`, items: facts.gifts.map(giftLine) },
          subClause(
            say`A person receives their gift only if they survive me.`,
            say`A gift that fails becomes part of my Residuary Estate, and nobody takes it in that person’s place.`,
          ),
          subClause(
            say`A gift of something I own covers only what I own when I die.`,
            say`If a gift names a kind of thing, such as “my car”, it means what I own of that kind when I die, even if I did not own it when I signed this will.`,
            say`If I then own nothing that fits the gift, it fails and nothing replaces it.`,
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
