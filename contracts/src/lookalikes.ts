import { z } from './zod.ts';

/** Letters of other alphabets that are drawn like ours. */
const ALIKE: readonly (readonly [alphabet: string, letter: RegExp, alike: string])[] = [
  ['Cyrillic', /\p{Script=Cyrillic}/u, 'АВЕЅІЇЈКМНОРСТУХҮЅԚԜһаеорсухіїјѕԁԛԝҽӏ'],
  ['Greek', /\p{Script=Greek}/u, 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαικνορυχϲ'],
  ['Armenian', /\p{Script=Armenian}/u, 'ՍՕօսոհզցԼ'],
  ['Cherokee', /\p{Script=Cherokee}/u, 'ᎪᎷᎻᎢᎡᎳᏃᏚᏟᏢᏦᏴᎬᎠᎩᏔᏙ'],
  ['Coptic', /\p{Script=Coptic}/u, 'ⲞⲟⲢⲣⲤⲥⲨⲩⲬⲭⲀⲔⲘⲚⲦ'],
];
const LATIN = /\p{Script=Latin}/u;
const WORD = /[\p{L}\p{M}]+/gu;

type Found = { readonly letter: string; readonly alphabet: string; readonly word: string };

const lettersOf = (word: string): readonly string[] => Array.from(word);

/**
 * The first letter of another alphabet that passes for one of ours: in a word with Latin letters, or in a word of nothing but such letters
 * beside a Latin one. A name that is written in both alphabets is none.
 */
export function findLookalike(text: string): Found | null {
  const words = text.normalize('NFC').match(WORD) ?? [];
  const others = words.filter((word) => !LATIN.test(word));
  if (others.length === words.length) return null;
  for (const [alphabet, ofIt, alike] of ALIKE) {
    const isAlike = (word: string): boolean => lettersOf(word).every((letter) => alike.includes(letter));
    const isInBoth = others.some((word) => ofIt.test(word) && !isAlike(word));
    const word = words.find((each) => ofIt.test(each) && (LATIN.test(each) || (!isInBoth && isAlike(each))));
    if (word !== undefined) return { letter: lettersOf(word).find((letter) => ofIt.test(letter)) ?? '', alphabet, word };
  }
  return null;
}

/** Null when there is none. */
export function lookalikeProblem(text: string): string | null {
  const found = findLookalike(text);
  if (found === null) return null;
  const { letter, alphabet, word } = found;
  return `“${letter}” in “${word}” is a ${alphabet} letter, although it may look like one of ours. Please type the word again.`;
}

/** For names and addresses: what looks the same has to be the same. */
export const unmistakable = z.refine<string>((text) => findLookalike(text) === null, {
  error: ({ input }) => lookalikeProblem(String(input)) ?? '',
});
