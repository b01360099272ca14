import { type ClauseTemplate, subClause } from '../document/clause.ts';
import { say } from '../document/sentence.ts';

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
    subClause(say`It deals with everything I own when I die and am free to leave by will, wherever it is.`),
    subClause(say`The law of England and Wales governs this will.`),
  ],
};
