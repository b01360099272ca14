import type { Gift, WillFacts } from '../answers/will-facts.ts';
import { type ClauseMaker, part } from './clause.ts';
import { clause, say, type Sentence, term } from './sentence.ts';

const hasGifts = ({ gifts }: WillFacts): boolean => gifts.length > 0;

/** A form that no free text can make ungrammatical. */
const giftLine = ({ recipient, relationship, description }: Gift): Sentence => say`to ${recipient} (${relationship}): ${description}`;

export const gifts: ClauseMaker = {
  id: 'gifts',
  heading: 'Particular gifts',
  parts: (facts) =>
    hasGifts(facts)
      ? [
          { text: say`I make these gifts:`, items: facts.gifts.map(giftLine) },
          part(
            say`A person receives their gift only if they survive me.`,
            say`If they do not, the gift fails, nobody takes it in their place, and it becomes part of my Residuary Estate.`,
          ),
          part(
            say`A gift of something I own covers only what I own when I die.`,
            say`If I no longer own it, the gift fails and nothing replaces it.`,
            say`A gift does not fail only because the thing has been repaired, renamed or renumbered, or has moved to a successor of the bank or company that held it.`,
          ),
          part(
            say`A gift of a sum of money is paid from my estate as a whole and does not depend on any particular account, unless the gift says that it does.`,
          ),
          part(
            say`Inheritance tax on these gifts, and the reasonable cost of keeping, insuring and delivering them within the United Kingdom, is paid from my Residuary Estate.`,
            say`Whoever receives something that is subject to a mortgage, loan or charge takes it with that liability.`,
          ),
        ]
      : [],
};

export const home: ClauseMaker = {
  id: 'home',
  heading: 'My home',
  parts: (facts) =>
    facts.home === ''
      ? []
      : [
          part(
            say`On the day I sign this will I own, or own a share of, ${facts.home}.`,
            hasGifts(facts)
              ? say`Except so far as ${clause('gifts')} gives it away, I make no separate gift of it.`
              : say`I make no separate gift of it.`,
            say`Whatever I own of it when I die, and can leave by will, is part of my Residuary Estate.`,
          ),
          part(say`Any part that passes automatically to a surviving joint owner passes outside this will.`),
        ],
};

export const debts: ClauseMaker = {
  id: 'debts',
  heading: 'Debts, expenses and tax',
  parts: (facts) => [
    part(
      say`My Executors must first pay my debts, my funeral costs and the cost of dealing with my estate${
        hasGifts(facts) ? say`, and the inheritance tax on the gifts in ${clause('gifts')}` : []
      }.`,
    ),
    part(
      say`${term('My Residuary Estate')} means everything this will deals with that is left after those payments${
        hasGifts(facts) ? say` and after the gifts in ${clause('gifts')}` : []
      }.`,
      say`My Executors may sell or keep any part of it until they share it out.`,
    ),
    part(say`Inheritance tax on anything that passes outside this will is paid by whoever receives it, unless the law says otherwise.`),
    part(
      say`Inheritance tax on my Residuary Estate comes out of it.`,
      say`Where it is shared, the shares are worked out before tax, and tax that is due on a share comes out of that share alone.`,
    ),
  ],
};
