import { type ClauseTemplate, subClause, when } from '../document/clause.ts';
import { describedChild } from '../document/described.ts';
import { say, term } from '../document/sentence.ts';

export const myFamily: ClauseTemplate = {
  id: 'family',
  heading: 'My family',
  subClauses: ({ partner, children }) => [
    ...(partner === null
      ? []
      : [
          partner.isMarried
            ? subClause(
                say`${term('My Partner')} means ${partner.name}, who is my spouse or civil partner on the day I sign this will, and nobody else.`,
              )
            : subClause(
                say`${term('My Partner')} means ${partner.name}, with whom I live on the day I sign this will, and nobody else.`,
                say`It makes no difference whether we still live together when I die.`,
              ),
        ]),
    ...when(
      children.length > 0,
      {
        text: say`${term('My Children')} means the following, and also any child born to me or legally adopted by me after I sign this will:`,
        items: children.map(describedChild),
      },
      subClause(
        say`Each person listed above counts as one of My Children for every purpose of this will, whatever their legal relationship to me.`,
      ),
    ),
  ],
};
