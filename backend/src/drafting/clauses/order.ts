import type { ClauseTemplate } from '../document/clause.ts';
import { anythingNotGivenAway } from './anything-not-given-away.ts';
import { debtsExpensesAndTax } from './debts-expenses-and-tax.ts';
import { digitalAccountsAndFiles } from './digital-accounts-and-files.ts';
import { executorsAndTrustees } from './executors-and-trustees.ts';
import { funeralWishes } from './funeral-wishes.ts';
import { giftsToAnyoneUnder18 } from './gifts-to-anyone-under-18.ts';
import { giftsToGroups } from './gifts-to-groups.ts';
import { guardian } from './guardian.ts';
import { moneyOwedToMe } from './money-owed-to-me.ts';
import { myFamily } from './my-family.ts';
import { myHome } from './my-home.ts';
import { myPets } from './my-pets.ts';
import { particularGifts } from './particular-gifts.ts';
import { powers } from './powers.ts';
import { restOfMyEstate } from './rest-of-my-estate.ts';
import { thisWill } from './this-will.ts';
import { whatIsInMyHome } from './what-is-in-my-home.ts';
import { whatWordsMean } from './what-words-mean.ts';

/**
 * The clauses in the order of a will, sections 1.1 to 1.13 of the drafting specification; opening (1.0) and signatures (1.14) have no number,
 * and gifts to groups, pets, digital files, what is in the home and loans are choices that it does not have (ADR 0023).
 * Numbers are given to the clauses that are there, so one that is left out leaves no gap.
 */
export const CLAUSES: readonly ClauseTemplate[] = [
  thisWill,
  myFamily,
  executorsAndTrustees,
  guardian,
  particularGifts,
  giftsToGroups,
  myPets,
  digitalAccountsAndFiles,
  whatIsInMyHome,
  myHome,
  moneyOwedToMe,
  debtsExpensesAndTax,
  restOfMyEstate,
  giftsToAnyoneUnder18,
  powers,
  funeralWishes,
  whatWordsMean,
  anythingNotGivenAway,
];
