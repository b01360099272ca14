import { list } from '../reading/phrases.ts';

/** What somebody owes the applicant, forgiven or not: no money is to be paid out. */
export const DEBTS_TO_ME = list(
  `
    owe|owes|owed|owing ?still ?to me|us|my, owed|owing|due|repayable by, debt|debts|loan|loans to me|us, debt|debts due, i forgive|release|waive|cancel, =forgive|forgives|forgiven|forgiving, write|writes|written|writing off, let|lets <him> off, release|releases|discharge|excuse|excuses <him> from,
    cancel|cancels|waive|waives|release|forget ?all|any|the|this|that|her|his|their * debt|debts|loan|loans|owes|owed|borrowed|lent|which, loan i|we|that|which ?i|we ?have|had ?made|gave|given, i|we ?have|had lent|loaned, lent|loaned|advanced to|him|her|them, not|never|need|needs ?not ?to ?be repay|repaid|repays|paid back, <him> ?has|have|had ?still borrowed, borrowed from me, what|which <him> ?still owe|owes, still owes|owe, what|which|whatever * owes|owe, gave|advanced|paid * as a loan, loan to him|her|them|my, balance|rest of my|the|his|her|their loan, wipe|wipes|wiped ?out|off * * debt|debts|loan|slate, loan * forgiven|written|cancelled|waived, iou, treated as repaid|paid`,
);
export const DEBT_GROUPS = { him: list('he, she, they, him, her, them') };

/** Money that is paid out because of a debt. */
export const DEBTS_OF_MINE = list('i owe * him|her|them|my, i borrowed, borrowed from him|her|them|my, which i owe, i still owe');
