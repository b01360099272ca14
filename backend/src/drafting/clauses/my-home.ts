import { type ClauseTemplate, subClause } from '../document/clause.ts';
import { clause, say } from '../document/sentence.ts';
import { hasGifts } from './particular-gifts.ts';

export const myHome: ClauseTemplate = {
  id: 'home',
  heading: 'My home',
  subClauses: (facts) =>
    facts.home === null
      ? []
      : [
          subClause(
            say`On the day I sign this will I own, or own a share of, ${facts.home.address}.`,
            hasGifts(facts)
              ? say`Except so far as ${clause('gifts')} gives it away, whatever I own of it when I die, and can leave by will, is part of my Residuary Estate.`
              : say`Whatever I own of it when I die, and can leave by will, is part of my Residuary Estate.`,
          ),
          subClause(say`Any part that passes automatically to a surviving joint owner passes outside this will.`),
        ],
};
