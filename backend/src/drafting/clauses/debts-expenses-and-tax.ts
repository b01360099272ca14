import type { WillFacts } from '../answers/will-facts.ts';
import { type ClauseTemplate, subClause } from '../document/clause.ts';
import { type ClauseId, clauses, say, type Sentence, term } from '../document/sentence.ts';
import { givingFirst } from './gifts-first.ts';
import { givesSums } from './gifts-to-groups.ts';

/** A percentage that is given to a group bears its own tax, and the clause of the loans says who bears theirs. */
const freeOfTax = (facts: WillFacts): readonly ClauseId[] =>
  givingFirst(facts).filter((id) => id !== 'loans' && (id !== 'groups' || givesSums(facts)));

function withGifts(giving: readonly ClauseId[], words: (given: Sentence) => Sentence): Sentence {
  return giving.length === 0 ? [] : words(clauses(giving));
}

export const debtsExpensesAndTax: ClauseTemplate = {
  id: 'debts',
  heading: 'Debts, expenses and tax',
  subClauses: (facts) => [
    subClause(
      say`My Executors must first pay my debts, my funeral costs and the cost of dealing with my estate${withGifts(
        freeOfTax(facts),
        (given) => say`, and the inheritance tax on the gifts in ${given}`,
      )}.`,
    ),
    subClause(
      say`${term('My Residuary Estate')} means everything this will deals with that is left after those payments${withGifts(
        givingFirst(facts),
        (given) => say` and after the gifts in ${given}`,
      )}.`,
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
