/**
 * The characters that the documents' typefaces have, as runs: the distance from the end of the run before, and its length, in base 36. A test
 * in backend/src/drafting/print compares them with the fonts, and prints them anew when a font has changed.
 */
export const PRINTABLE_RUNS =
  'd j.2m y.fg 2.9 3 2.11 2.1 4.1 q 6 1z.7 3.5 5.6 2 2.j 2.1q f.8v 4lt.8 3c.5b 1t.7p 3.5 3.11 3.5 3.7 2 2 2 2.u 3.1g 2.e 2.d 3.5 2.i 3.2 2.8 4 7 2 8.1 4.2 2.2 2 2 4 c.1 6.1 a 2k.w 2b 3 c 33 2 3j 3 217.v 9t.v nr5.2n 3l.4q 6.1 2 2.4 p.d h0v.1 5s 72';

type Run = readonly [first: number, last: number];

const RUNS: readonly Run[] = PRINTABLE_RUNS.split(' ').reduce<Run[]>((runs, run) => {
  const [distance = '', length = '0'] = run.split('.');
  const first = (runs.at(-1)?.[1] ?? 0) + Number.parseInt(distance, 36);
  return [...runs, [first, first + Number.parseInt(length, 36)]];
}, []);

/** Spaces, hyphens and ligatures that are replaced, and what cannot be seen and is left out, before anything is printed. */
const CLEANED = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2010-\u2012\u2015\u2800\ufb00-\ufb06]/gu;

const isPrintable = (character: string): boolean => {
  const code = character.codePointAt(0)!;
  return RUNS.some(([first, last]) => first <= code && code <= last);
};

/** The first character of a text that no document of ours can print, or null. */
export function findUnprintable(text: string): string | null {
  for (const character of text.replace(CLEANED, '').normalize('NFC')) if (!isPrintable(character)) return character;
  return null;
}

/** Whether something of a text is left when it is printed: not from what cannot be seen, nor from what only separates. */
export const hasText = (text: string): boolean => /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800.,:;]/u.test(text);

const UNSEEN = /(?![\t\n\v\f\r\u0085])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const LEFT = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800,:;]/u;
const LEFT_OF_GIFT = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800.,:;]|\.\./u;

/**
 * Whether anything of an answer stands in the will once it is cleaned (backend/src/drafting/answers/clean.ts). Less is asked here than by
 * `hasText`, which a form requires: a full stop alone does print, but for a gift, which loses it; two of them are an ellipsis.
 */
export const isPrinted = (text: string, isGift = false): boolean => (isGift ? LEFT_OF_GIFT : LEFT).test(text.replace(UNSEEN, ''));

export const cannotPrint = (character: string): string =>
  `We cannot print “${character}” in your will yet. Please write it in another way, for example in the letters of your passport, or leave it out.`;
