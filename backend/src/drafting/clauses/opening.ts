import { dateInWords } from '@willow/contracts';
import type { WillFacts } from '../answers/will-facts.ts';
import type { ClauseMaker } from './clause.ts';
import { part, when } from './clause.ts';
import { describedChild } from './person.ts';
import { say, type Sentence, term } from './sentence.ts';

export const title = ({ testator }: WillFacts): Sentence => say`Will of ${testator.name}`;

export const opening = ({ testator: { name, address, born } }: WillFacts): Sentence =>
  say`This is the will of ${name}${address === '' ? [] : say`, of ${address}`}${born === null ? [] : say`, born ${dateInWords(born)}`}.`;

export const thisWill: ClauseMaker = {
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

export const family: ClauseMaker = {
  id: 'family',
  heading: 'My family',
  parts: ({ partner, children }) => [
    ...(partner === null
      ? []
      : [
          part(
            say`${term('My Partner')} means ${partner}, who is my spouse or civil partner on the day I sign this will, and nobody else.`,
          ),
        ]),
    ...when(
      children.length > 0,
      {
        text: say`${term('My Children')} means the following, and also any child born to me or legally adopted by me after I sign this will:`,
        items: children.map(describedChild),
      },
      part(
        say`Each person listed above counts as one of My Children for every purpose of this will, whatever their legal relationship to me.`,
      ),
    ),
  ],
};
