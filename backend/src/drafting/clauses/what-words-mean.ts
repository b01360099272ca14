import { FIGURES, LEGAL_ADULT_AGE } from '@willow/contracts';
import { charitiesIn } from '../people/charities.ts';
import type { ResiduePlan } from '../residue/residue-plan.ts';
import { type ClauseTemplate, subClause, type SubClause, when } from '../document/clause.ts';
import { either, say, term, words } from '../document/sentence.ts';
import { descendantsIn } from './rest-of-my-estate.ts';

/**
 * Not surviving: disclaimer and the forfeiture rule (Wills Act 1837 s.33A), a gift to a witness or a witness's spouse (s.15); a variation
 * (Inheritance Tax Act 1984 s.142) is none. A marriage that has ended: ss.18A and 18C, guardians too (Children Act 1989 s.6(3A), (3B));
 * conversion of a civil partnership leaves the will alone (s.18D). Surviving spouses: Administration of Estates Act 1925 s.46(2A).
 */
export const whatWordsMean: ClauseTemplate = {
  id: 'words',
  heading: 'What words in this will mean',
  subClauses: ({ partner, expectsToMarry, gifts, plan }) => [
    subClause(
      say`A person ${term('survives me')} if they are still alive at the end of the period of ${words(String(FIGURES.willSurvivorship.value))} days that begins with the day I die.`,
      say`A child conceived before I die and born alive later counts as surviving me.`,
      say`A person takes a gift under this will only if they survive me.`,
    ),
    subClause(
      say`Someone is treated for a gift as not surviving me if they refuse (disclaim) it, or if the law takes it from them because they, or their husband, wife or civil partner, witnessed this will or because they unlawfully killed me.`,
      say`Being under ${words(String(LEGAL_ADULT_AGE))} or bankrupt does not count, and nor does agreeing to pass a gift on to someone else.`,
    ),
    ...descendants(plan),
    subClause(say`This will states who takes if someone does not survive me, so section 33 of the Wills Act 1837 does not apply to it.`),
    ...when(
      charitiesIn({ gifts, plan }).length > 0,
      subClause(
        say`Any gift to ${either(charitiesIn({ gifts, plan }))} is for that charity’s general purposes and does not depend on anybody surviving me.`,
        say`If the charity has changed its name, merged or closed before it is paid, the gift goes to whatever UK charity has taken over its work or, if there is none, to the UK charity whose purposes My Executors think nearest to its own.`,
        say`A UK charity is one that the law of a part of the United Kingdom treats as a charity.`,
      ),
    ),
    subClause(
      say`A gift to ${charitiesIn({ gifts, plan }).length > 0 ? say`any other` : say`an`} organisation that has changed its name, merged or closed goes to whatever body has taken over its work.`,
      say`If there is no such body, the gift fails.`,
    ),
    subClause(
      say`In this will, ${term('the intestacy rules')} are the rules of the law of England and Wales, in force when I die, that decide who inherits what a will does not give away.`,
    ),
    ...when(
      partner?.isMarried === true,
      subClause(
        say`If my marriage to, or civil partnership with, My Partner is dissolved or annulled before I die, or the law of England and Wales treats it as dissolved or annulled, this will takes effect as if My Partner did not survive me and could not act.`,
        say`Changing a civil partnership into a marriage does not count.`,
      ),
    ),
    ...when(
      expectsToMarry !== '',
      subClause(
        say`If I marry, or form a civil partnership with, ${expectsToMarry}, and that marriage or civil partnership is dissolved or annulled before I die, or the law of England and Wales treats it as dissolved or annulled, this will takes effect as if ${expectsToMarry} did not survive me and could not act.`,
        say`Changing a civil partnership into a marriage does not count.`,
      ),
    ),
    subClause(say`Headings are only a guide.`),
  ],
};

const descendants = (plan: ResiduePlan): readonly SubClause[] => {
  const what = say`${term('Descendants')} means children, grandchildren and so on.`;
  switch (descendantsIn(plan)) {
    case null:
      return [];
    case 'named':
      return [subClause(what)];
    case 'take':
      return [
        subClause(
          what,
          say`When Descendants take a share, the children of the person whose share it was take it equally if they survive me; where one of those children does not survive me but leaves Descendants who do, those Descendants take that child’s part in the same way.`,
          say`Nobody takes while their own parent takes.`,
        ),
      ];
  }
};
