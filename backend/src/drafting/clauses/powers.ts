import { professionalsIn, type WillFacts } from '../answers/will-facts.ts';
import { type ClauseTemplate, subClause, type SubClause, when } from '../document/clause.ts';
import { either, say } from '../document/sentence.ts';

export const powers: ClauseTemplate = {
  id: 'powers',
  heading: 'Powers',
  subClauses: (facts) => [
    {
      text: say`On top of the powers the law gives them, My Executors may:`,
      items: [
        say`keep, sell, let, borrow against, insure or improve anything in my estate`,
        say`invest as freely as if the money were their own, which includes buying a home for someone to live in`,
        say`hand over particular assets as all or part of someone’s share, at their value on the day, without needing anyone’s consent`,
        say`pay for professional help from my estate, and act on the advice they get`,
        say`treat the receipt of an organisation’s treasurer or other proper officer as enough`,
        say`use a power even though they also benefit from it, as long as another Executor or an independent valuer agrees that the terms are fair`,
      ],
    },
    ...charging(facts),
    subClause(say`An Executor who is not paid for acting is not liable for a loss caused by an honest mistake.`),
  ],
};

/** Without it a professional who acts alone is not paid (Trustee Act 2000 ss.28, 29 and 35). What is charged is no gift: s.28(4). */
function charging(facts: WillFacts): readonly SubClause[] {
  const names = professionalsIn(facts);
  return when(
    names.length > 0,
    subClause(
      say`If ${either(names)} acts as an Executor in the course of a profession or business, my estate pays reasonable charges for the work done, whether by that Executor or by a firm to which that Executor belongs.`,
      say`This includes work that somebody who is not a professional could do.`,
      say`These charges are a cost of administering my estate and not a gift.`,
    ),
  );
}
