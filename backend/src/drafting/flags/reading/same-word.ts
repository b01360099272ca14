import { isWithin } from '@willow/contracts';
import { NO_MISTAKES } from '../words/no-mistakes.ts';

/** Shorter words are one letter away from too many others. */
const LONG_ENOUGH = 6;

/** The word itself, without "'s", and as one of several. */
function formsOf(word: string): readonly string[] {
  const bare = word.replace(/'s?$/, '');
  return [
    word,
    bare,
    ...(bare.endsWith('s') ? [bare.slice(0, -1)] : []),
    ...(bare.endsWith('es') ? [bare.slice(0, -2)] : []),
    ...(bare.endsWith('ies') ? [`${bare.slice(0, -3)}y`] : []),
    ...(bare.endsWith('ves') ? [`${bare.slice(0, -3)}f`, `${bare.slice(0, -3)}fe`] : []),
  ];
}

/** Two neighbouring letters in the wrong order, in words of five letters as well: "hosue". */
function isSwapped(typed: string, meant: string): boolean {
  if (typed.length !== meant.length || meant.length < LONG_ENOUGH - 1) return false;
  const at = Array.from(meant).findIndex((letter, index) => typed[index] !== letter);
  return at > 0 && typed === `${meant.slice(0, at)}${meant[at + 1] ?? ''}${meant[at] ?? ''}${meant.slice(at + 2)}`;
}

const isMistake = (typed: string, meant: string): boolean =>
  isSwapped(typed, meant) ||
  (typed[0] === meant[0] && meant.length >= LONG_ENOUGH && typed.length >= LONG_ENOUGH - 1 && isWithin(1, typed, meant));

export type Vocabulary = { readonly has: (word: string) => boolean };

/** Words with their plurals, possessives and, where they are long enough, one mistake of spelling. `=word` is that word only, `-ed` an ending. */
export function vocabulary(words: readonly string[], slips = true): Vocabulary {
  const exact = new Set(words.filter((word) => word.startsWith('=')).map((word) => word.slice(1)));
  const endings = words.filter((word) => word.startsWith('-')).map((word) => word.slice(1));
  const known = new Set(words.filter((word) => !/^[=-]/.test(word)));
  const long = slips ? [...known].filter((word) => word.length >= LONG_ENOUGH - 1) : [];
  const seen = new Map<string, boolean>();
  const find = (word: string): boolean => {
    const forms = formsOf(word);
    if (exact.has(word) || endings.some((ending) => word.endsWith(ending)) || forms.some((form) => known.has(form))) return true;
    return forms.every((form) => !NO_MISTAKES.has(form)) && long.some((meant) => forms.some((form) => isMistake(form, meant)));
  };
  return {
    has: (word) => {
      const answer = seen.get(word) ?? find(word);
      if (seen.size < MAX_REMEMBERED) seen.set(word, answer);
      return answer;
    },
  };
}

const MAX_REMEMBERED = 5000;
