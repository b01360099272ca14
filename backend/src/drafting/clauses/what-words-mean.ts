import { FIGURES } from '@willow/contracts';
import { type ClauseTemplate, subClause, when } from '../document/clause.ts';
import { say, term, words } from '../document/sentence.ts';

export const whatWordsMean: ClauseTemplate = {
  id: 'words',
  heading: 'What words in this will mean',
  subClauses: ({ partner, expectsToMarry }) => [
    subClause(
      say`A person ${term('survives me')} if they are still alive at the end of the period of ${words(String(FIGURES.willSurvivorship.value))} days that begins with the day I die.`,
      say`A child conceived before I die and born alive later counts as surviving me.`,
      say`Someone who gives up a gift, or whom the law prevents from receiving it, is treated for that gift as not surviving me.`,
    ),
    subClause(
      say`${term('Descendants')} means children, grandchildren and so on.`,
      say`When descendants take a share, the children of the person whose share it was take it equally if they survive me; where one of those children does not survive me but leaves descendants who do, those descendants take that child’s part in the same way.`,
      say`Nobody takes while their own parent takes.`,
    ),
    subClause(say`This will states who takes if someone does not survive me, so section 33 of the Wills Act 1837 does not apply to it.`),
    subClause(
      say`A gift to an organisation goes to whatever body has taken over its work if it has changed its name, merged or closed.`,
      say`If there is no such body, the gift is treated as a gift to a person who does not survive me.`,
    ),
    subClause(
      say`${term('The intestacy rules')} are the rules of the law of England and Wales, in force when I die, that decide who inherits what a will does not give away.`,
    ),
    ...when(
      partner?.isMarried === true,
      subClause(
        say`If my marriage to, or civil partnership with, My Partner has legally ended before I die, this will takes effect as if My Partner did not survive me and could not act.`,
      ),
    ),
    ...when(
      expectsToMarry !== '',
      subClause(
        say`If I marry, or form a civil partnership with, ${expectsToMarry}, and that marriage or civil partnership has legally ended before I die, this will takes effect as if ${expectsToMarry} did not survive me and could not act.`,
      ),
    ),
    subClause(say`Headings are only a guide.`),
  ],
};
