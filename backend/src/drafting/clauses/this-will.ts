import { type ClauseTemplate, part } from '../document/clause.ts';
import { say } from '../document/sentence.ts';

export const thisWill: ClauseTemplate = {
  id: 'this-will',
  heading: 'This will',
  parts: ({ keepsWillIn }) => [
    part(
      say`From the day I sign it, this is my only will${keepsWillIn === '' ? [] : say`, except a will that deals only with property in ${keepsWillIn}`}.`,
      say`I cancel (revoke) every ${keepsWillIn === '' ? [] : say`other `}will and codicil I made before it.`,
    ),
    part(say`It deals with everything I own when I die and am free to leave by will, wherever it is.`),
    part(say`The law of England and Wales governs this will.`),
  ],
};
