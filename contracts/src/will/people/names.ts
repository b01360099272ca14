/** Letters that no decomposition turns into one of ours; `ß` and the ligatures are turned by changing the case. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', þ: 'th', æ: 'ae', œ: 'oe' };

/** Text without case, accents, invisible characters and different kinds of spaces and apostrophes: for comparing, never for showing. */
export const folded = (text: string): string =>
  text
    .replace(/[’‘‛ʼʻʹ′´`＇]/g, "'")
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\s\p{Z}\p{Cc}\u2800]+/gu, ' ')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łøđðħþæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
    .trim();

const MALE = new Set(['mr', 'sir', 'lord', 'master']);
const FEMALE = new Set(['mrs', 'ms', 'miss', 'lady', 'dame']);
/** Not Major, which is a first name, too. */
const OFFICES =
  'mx dr doctor prof professor rev revd reverend ven canon fr father rabbi imam pastor cllr councillor capt captain cdr col colonel lt lieutenant sgt sergeant cpl';
const TITLES = new Set([...MALE, ...FEMALE, ...OFFICES.split(' ')]);

export const isTitle = (word: string): boolean => TITLES.has(folded(word).replace(/\.$/, ''));

const JUNIOR = 'junior';
const SENIOR = 'senior';
/** What tells father and son of one name apart, in the ways it is written. */
const MARKS: Readonly<Record<string, string>> = {
  jr: JUNIOR,
  jnr: JUNIOR,
  junior: JUNIOR,
  sr: SENIOR,
  snr: SENIOR,
  senior: SENIOR,
  ii: '2',
  '2nd': '2',
  iii: '3',
  '3rd': '3',
  iv: '4',
  '4th': '4',
};

type ReadName = {
  /** In order, without titles and without what tells generations apart. */
  readonly words: readonly string[];
  readonly title: string;
  readonly mark: string;
};

const wordsIn = (text: string): readonly string[] =>
  text
    .replace(/['.·]/g, (sign) => (sign === '.' ? ' ' : ''))
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** Leading words that are titles; somebody who is called nothing else keeps the last one. */
function withoutTitles(words: readonly string[]): { readonly title: string; readonly rest: readonly string[] } {
  const first = words.findIndex((word) => !TITLES.has(word));
  const count = first < 0 ? Math.max(0, words.length - 1) : first;
  return { title: words[count - 1] ?? '', rest: words.slice(count).filter((word, index) => word !== 'esq' || index === 0) };
}

const MARKS_BEHIND_THE: Readonly<Record<string, string>> = { ...MARKS, younger: JUNIOR, elder: SENIOR };

/** Senior, Elder and Younger are surnames, too: only behind a first name and a surname do they tell two people apart. */
function withoutMark(words: readonly string[]): Pick<ReadName, 'words' | 'mark'> {
  const [last = '', before] = [words.at(-1), words.at(-2)];
  const isBehindThe = before === 'the';
  const mark = (isBehindThe ? MARKS_BEHIND_THE : MARKS)[last] ?? '';
  const kept = words.slice(0, isBehindThe ? -2 : -1);
  return mark === '' || kept.length < 2 ? { words, mark: '' } : { words: kept, mark };
}

function readName(name: string): ReadName {
  const { title, rest } = withoutTitles(wordsIn(folded(name)));
  return { title, ...withoutMark(rest) };
}

/** The words of a name as they are compared: "Dr Ann-Marie O’Brien" is ann, marie, obrien. */
export const nameWords = (name: string): readonly string[] => readName(name).words;

/**
 * One text for all spellings of one name: case, accents, titles, spaces, hyphens and apostrophes do not count; Senior and Junior do. Empty
 * for nobody. It tells whether names are the same, not people: `samePerson` does that.
 */
export function nameKey(name: string): string {
  const { words, mark } = readName(name);
  // A name that is nothing but punctuation is still somebody's, and not everybody's.
  return words.length === 0 ? folded(name) : [words.join(''), ...(mark ? [mark] : [])].join(' ');
}

export type NameLikeness = 'same' | 'maybe' | 'different';

/** What two names alone say. Maybe: initials, short names, missing or turned words, one of them without Senior or Junior. */
export function compareNames(one: string, other: string): NameLikeness {
  const [a, b] = [readName(one), readName(other)];
  if (a.words.length === 0 || b.words.length === 0) return folded(one) !== '' && folded(one) === folded(other) ? 'same' : 'different';
  if ((a.mark && b.mark && a.mark !== b.mark) || contradict(a.title, b.title)) return 'different';
  if (a.words.join('') === b.words.join('')) return a.mark === b.mark ? 'same' : 'maybe';
  return isPartOf(a.words, b.words) || isShortFor(a.words, b.words) ? 'maybe' : 'different';
}

const contradict = (one: string, other: string): boolean => (MALE.has(one) && FEMALE.has(other)) || (FEMALE.has(one) && MALE.has(other));

/** "Ann Smith OBE", "Smith, Ann" or "Ann" for "Ann Smith": all words of one name stand in the other, in whatever order. */
const isPartOf = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((word) => other.includes(word)) || other.every((word) => one.includes(word));

/** "A. Green" or "Ann Green" for "Ann Mary Green": the same last name, and first names that fit one another. */
function isShortFor(one: readonly string[], other: readonly string[]): boolean {
  if (one.length < 2 || other.length < 2 || one.at(-1) !== other.at(-1)) return false;
  const [first = '', second = ''] = [one[0], other[0]];
  return first === second || (first.length === 1 && second.startsWith(first)) || (second.length === 1 && first.startsWith(second));
}

/** Whether one of two names has a title and the other has not. */
export const differInTitle = (one: string, other: string): boolean => readName(one).title !== readName(other).title;
