import { type ClauseTemplate, subClause } from '../document/clause.ts';
import { clause, say, term } from '../document/sentence.ts';
import { hasGifts } from './particular-gifts.ts';

export const debtsExpensesAndTax: ClauseTemplate = {
  id: 'debts',
  heading: 'Debts, expenses and tax',
  subClauses: (facts) => [
    subClause(
      say`My Executors must first pay my debts, my funeral costs and the cost of dealing with my estate${
        hasGifts(facts) ? say`, and the inheritance tax on the gifts in ${clause('gifts')}` : []
      }.`,
    ),
    subClause(
      say`${term('My Residuary Estate')} means everything this will deals with that is left after those payments${
        hasGifts(facts) ? say` and after the gifts in ${clause('gifts')}` : []
      }.`,
      say`My Executors may sell or keep any part of it until they share it out.`,
    ),
    subClause(
      say`Inheritance tax on anything that passes outside this will is paid by whoever receives it, unless the law says otherwise.`,
    ),
    subClause(
      say`Inheritance tax on my Residuary Estate comes out of it.`,
      say`Where it is shared, the shares are worked out before tax, and tax that is due on a share comes out of that share alone.`,
    ),
  ],
};
