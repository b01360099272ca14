import { type ClauseTemplate, subClause } from '../document/clause.ts';
import { say } from '../document/sentence.ts';

export const powers: ClauseTemplate = {
  id: 'powers',
  heading: 'Powers',
  subClauses: () => [
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
    subClause(say`An Executor who is not paid for acting is not liable for a loss caused by an honest mistake.`),
  ],
};
