import { type Reading, textBetween, type Token, tokensOf } from './tokens.ts';
import { BREAKS } from '../words/breaks.ts';
import { type Vocabulary, vocabulary } from './same-word.ts';

/**
 * Finds phrases in what people type. A phrase is words with a space between them; hyphens do not count, plurals and slips of the pen do not
 * matter (`same-word.ts`). `a|b` is one or the other, `<name>` a word of that group, `#` a number, `@` a year, `*` up to three words of any kind,
 * `!<name>` any word that is not of the group, `?word` a word that may be left out, `=word` that word and no other form of it, `^` the beginning and `$` the end of the text,
 * `~` the end of a noun: no other noun follows it.
 */
type Phrases = {
  readonly words: readonly string[];
  /** Phrases that hold such a word and mean something else. */
  readonly except?: readonly string[];
  /** Words that count in this case only. */
  readonly exactCase?: readonly string[];
  readonly groups?: Groups;
  /** Whether slips of the pen count. Not in names: Barker is no banker. */
  readonly slips?: boolean;
};

export type Groups = Readonly<Record<string, readonly string[]>>;

/** What is found, as typed. */
export type FindWord = (text: string) => string | null;

type Word = { readonly kind: 'word'; readonly is: Vocabulary; readonly optional: boolean };
type Part = Word | { readonly kind: 'gap' } | { readonly kind: 'start' } | { readonly kind: 'end' } | { readonly kind: 'break' };
type Phrase = readonly Part[];

const LONGEST_GAP = 3;
const NUMBER_WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million';
const numbers = new Set(NUMBER_WORDS.split(' '));
const isYear = (word: string): boolean => /^(?:1[5-9]|20)\d\ds?$/.test(word);
const isNumber = (word: string): boolean => /^\d+(?:st|nd|rd|th|[a-dkm])?$/.test(word) || numbers.has(word);

const wordsOf = (text: string, groups: Groups): readonly string[] =>
  text.split('|').flatMap((word) => groups[/^<(\w+)>$/.exec(word)?.[1] ?? ''] ?? [word]);

function partOf(typed: string, groups: Groups, slips: boolean): Part {
  if (typed === '*') return { kind: 'gap' };
  if (typed === '^') return { kind: 'start' };
  if (typed === '$') return { kind: 'end' };
  if (typed === '~') return { kind: 'break' };
  const optional = typed.startsWith('?');
  const text = optional ? typed.slice(1) : typed;
  if (text.startsWith('!')) {
    const not = vocabulary(wordsOf(text.slice(1), groups));
    return { kind: 'word', is: { has: (word) => /^\p{L}/u.test(word) && !not.has(word) }, optional };
  }
  if (text === '@') return { kind: 'word', is: { has: isYear }, optional };
  const known = vocabulary(wordsOf(text, groups), slips);
  return { kind: 'word', is: text.split('|').includes('#') ? { has: (word) => isNumber(word) || known.has(word) } : known, optional };
}

const phraseOf = (text: string, groups: Groups, slips: boolean): Phrase => text.split(' ').map((part) => partOf(part, groups, slips));

/** Where the phrase ends that begins at a token, or -1. */
function endOf(tokens: readonly Token[], phrase: Phrase, from: number, at = 0): number {
  const part = phrase[at];
  if (!part) return from;
  if (part.kind === 'start') return from === 0 ? endOf(tokens, phrase, from, at + 1) : -1;
  if (part.kind === 'end') return from >= tokens.length ? from : -1;
  if (part.kind === 'break') return from >= tokens.length || BREAKS.has(tokens[from]!.word) ? from : -1;
  if (part.kind === 'gap') {
    for (let skipped = 0; skipped <= LONGEST_GAP && from + skipped <= tokens.length; skipped += 1) {
      const end = endOf(tokens, phrase, from + skipped, at + 1);
      if (end >= 0) return end;
    }
    return -1;
  }
  const token = tokens[from];
  const end = token && part.is.has(token.word) ? endOf(tokens, phrase, from + 1, at + 1) : -1;
  return end < 0 && part.optional ? endOf(tokens, phrase, from, at + 1) : end;
}

const BLANK = '·';

export function withoutPhrases(reading: Reading, book: PhraseBook): Reading {
  const blank = new Set<number>();
  for (const [from, { word }] of reading.tokens.entries())
    for (const phrase of book.beginningWith(word)) {
      const end = endOf(reading.tokens, phrase, from);
      for (let at = from; at < end; at += 1) blank.add(at);
    }
  if (blank.size === 0) return reading;
  return { ...reading, tokens: reading.tokens.map((token, at) => (blank.has(at) ? { ...token, raw: BLANK, word: BLANK } : token)) };
}

export const phrasesOf = (words: readonly string[], groups: Groups = {}, slips = true): PhraseBook =>
  new PhraseBook(words.map((text) => phraseOf(text, groups, slips)));

/** Of many phrases, those that may begin with a word: most texts need no more than a few of them. */
export class PhraseBook {
  readonly #phrases: readonly Phrase[];
  readonly #byWord = new Map<string, readonly Phrase[]>();

  constructor(phrases: readonly Phrase[]) {
    this.#phrases = phrases;
  }

  beginningWith(word: string): readonly Phrase[] {
    const known = this.#byWord.get(word);
    if (known) return known;
    const phrases = this.#phrases.filter(([first]) => first?.kind !== 'word' || first.optional || first.is.has(word));
    if (this.#byWord.size < MAX_REMEMBERED) this.#byWord.set(word, phrases);
    return phrases;
  }
}

const MAX_REMEMBERED = 5000;

export function firstOf(reading: Reading, book: PhraseBook): string | null {
  for (const [from, { word }] of reading.tokens.entries())
    for (const phrase of book.beginningWith(word)) {
      const end = endOf(reading.tokens, phrase, from);
      if (end > from) return textBetween(reading, from, end);
    }
  return null;
}

export function finder({ words, except = [], exactCase = [], groups = {}, slips = true }: Phrases): FindWord {
  const wanted = phrasesOf(words, groups, slips);
  const harmless = phrasesOf(except, groups, slips);
  return (text) => {
    const reading = withoutPhrases(tokensOf(text), harmless);
    return firstOf(reading, wanted) ?? reading.tokens.find(({ raw }) => exactCase.includes(raw))?.raw ?? null;
  };
}

/** A list that reads as one: phrases with commas between them, over as many lines as it needs. */
export const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
