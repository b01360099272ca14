import { type ClauseTemplate, subClause } from '../document/clause.ts';
import { innerQuotes } from '../document/in-words.ts';
import { say } from '../document/sentence.ts';

export const funeralWishes: ClauseTemplate = {
  id: 'funeral',
  heading: 'Funeral wishes',
  subClauses: ({ funeralWishes }) =>
    funeralWishes.length === 0
      ? []
      : [
          subClause(
            say`These are my wishes for my funeral.`,
            say`They are not legally binding, and nothing in them makes a gift.`,
            say`I ask My Executors to follow them as far as they reasonably can.`,
          ),
          ...funeralWishes.map((paragraph) => subClause(say`“${innerQuotes(paragraph)}”`)),
        ],
};
