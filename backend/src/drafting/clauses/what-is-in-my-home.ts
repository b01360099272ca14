import type { Contents, WillFacts } from '../answers/will-facts.ts';
import { type ClauseTemplate, subClause, type SubClause, when } from '../document/clause.ts';
import { clause, say, type Sentence, term } from '../document/sentence.ts';
import { hasGifts } from './particular-gifts.ts';

/**
 * Narrower than the personal chattels of the law (Administration of Estates Act 1925 s.55(1)(x)), which take in a car or a boat: few people
 * mean those when they speak of what is in their home. The list that it speaks of is a wish: a will that gave effect to it would make it
 * part of itself, to be signed and proved with it.
 */
export const whatIsInMyHome: ClauseTemplate = {
  id: 'contents',
  heading: 'What is in my home',
  subClauses: (facts) => (facts.contents === null ? [] : subClausesOf(facts.contents, facts)),
};

const notGiven = (facts: WillFacts): Sentence => (hasGifts(facts) ? say`, except so far as ${clause('gifts')} gives them away` : []);

const subClausesOf = ({ partner, children }: Contents, facts: WillFacts): readonly SubClause[] => [
  subClause(
    say`${term('My Household Contents')} means the furniture, furnishings, pictures, books, clothes, jewellery, tools and other movable things for use in a household or by a person that I own when I die, wherever they are${notGiven(facts)}.`,
    say`It does not include money or anything that stands for money, vehicles, caravans, boats, animals, anything kept only as an investment, or anything used mainly for a business.`,
  ),
  ...when(partner !== null, subClause(say`I give My Household Contents to ${partner ?? ''}, if ${partner ?? ''} survives me.`)),
  ...when(
    children,
    subClause(
      partner === null
        ? say`I give My Household Contents to those of My Children who survive me, to share out between them as they agree.`
        : say`If ${partner} does not survive me, I give My Household Contents to those of My Children who survive me, to share out between them as they agree.`,
      say`Nobody takes the place of one of My Children who does not survive me.`,
    ),
    subClause(
      say`My Executors decide about anything that My Children have not agreed about within six months of my death, as fairly as they can, and act for any of them who is under 18.`,
      say`Anything that none of them wants becomes part of my Residuary Estate.`,
    ),
    subClause(
      say`I may leave a list of who I would like to have what, and I ask My Children and My Executors to look at it.`,
      say`It is only a wish: it is no part of this will, makes no gift and binds nobody.`,
    ),
  ),
  subClause(
    say`Inheritance tax on this gift, and the reasonable cost of keeping, insuring and delivering My Household Contents within the United Kingdom, is paid from my Residuary Estate.`,
  ),
  subClause(failing(partner, children)),
];

const failing = (partner: string | null, children: boolean): Sentence => {
  if (partner === null) return say`If none of My Children survives me, My Household Contents become part of my Residuary Estate.`;
  return children
    ? say`If neither ${partner} nor any of My Children survives me, My Household Contents become part of my Residuary Estate.`
    : say`If ${partner} does not survive me, My Household Contents become part of my Residuary Estate.`;
};
