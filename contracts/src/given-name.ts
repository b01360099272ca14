import { unmistakable } from './lookalikes.ts';
import { MESSAGES } from './messages.ts';
import { trimmed, withoutUnseen } from './unseen.ts';
import { isTitle } from './will/people/names.ts';
import { z } from './zod.ts';

export const GIVEN_NAME_MAX = 30;

const LETTERS = String.raw`\p{L}[\p{L}\p{M}\u200c\u200d]*`;
/** Jean-Luc, O’Neill, Zoë: letters of any script in up to three parts. */
const WORD = String.raw`${LETTERS}(?:[-'’‘·\u2010\u2011]${LETTERS}){0,2}`;
const ONE_WORD = new RegExp(`^${WORD}$`, 'u');
const ONE_OR_TWO = new RegExp(`^${WORD}(?: ${WORD})?$`, 'u');

/** What names are written with; a sum, a number, a link or a sentence has something else, or more words. */
const WHOLE = /^[\u200d\u200c\p{L}\p{M}\s.,'’‘"“”()·‐‑-]+$/u;
const LINK = /\.\p{L}{2}/u;
const MAX_WORDS = 6;

/**
 * The first name to greet with in a mail, or null when the text is no name. Anybody can type a name for anybody's address: one word of letters
 * carries no link, no number, no sum and no sentence.
 */
export function givenName(fullName: string): string | null {
  const name = withoutUnseen(fullName).normalize('NFKC');
  const words = name.split(/\s+/);
  const begin = words.findIndex((word) => !isTitle(word));
  // Behind a title one word alone is a surname.
  const first = begin > 0 && begin === words.length - 1 ? '' : (words[begin] ?? '');
  const isName = WHOLE.test(name) && !LINK.test(name) && words.length <= MAX_WORDS;
  return isName && ONE_WORD.test(first) && first.length <= GIVEN_NAME_MAX ? first : null;
}

/** As a form asks for it: one word, or two like Mary Ann. */
export const GivenName = z.string(MESSAGES.friendName).check(
  trimmed,
  z.overwrite((name) => name.replaceAll(/\s+/g, ' ')),
  z.minLength(2, MESSAGES.friendName),
  unmistakable,
  z.refine((name) => name.length <= GIVEN_NAME_MAX && ONE_OR_TWO.test(name.normalize('NFKC')), MESSAGES.friendGivenName),
);
