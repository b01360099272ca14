import { type ClauseTemplate, subClause } from '../document/clause.ts';
import { say } from '../document/sentence.ts';

/**
 * A will abroad that stays in force (an operator's setting) keeps what it gives away: neither this clause nor the last one disposes of it a
 * second time. What it fails to give away falls back into this will.
 */
export const thisWill: ClauseTemplate = {
  id: 'this-will',
  heading: 'This will',
  subClauses: ({ keepsWillIn, expectsToMarry }) => [
    subClause(
      say`From the day I sign it, this is my only will${keepsWillIn === '' ? [] : say`, except a will that deals only with property in ${keepsWillIn}`}.`,
      say`I cancel (revoke) every ${keepsWillIn === '' ? [] : say`other `}will and codicil I made before it.`,
      ...(expectsToMarry === ''
        ? []
        : [
            say`I make this will expecting to marry, or to form a civil partnership with, ${expectsToMarry}, and I intend that this marriage or civil partnership does not cancel (revoke) it; one with anybody else does.`,
          ]),
    ),
    subClause(
      say`It deals with everything I own when I die and am free to leave by will, wherever it is${keepsWillIn === '' ? [] : say`, except property in ${keepsWillIn} that such a will gives away`}.`,
    ),
    subClause(say`The law of England and Wales governs this will.`),
  ],
};
