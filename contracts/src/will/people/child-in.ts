import * as words from './child-words.ts';
import { isWithin } from './edit-distance.ts';
import { folded, nameWords } from './names.ts';

/** How a relationship says that somebody is a child of the testator, or a child of a child. */
export type ChildKind = 'child' | 'adopted' | 'step' | 'foster' | 'grandchild';

type Sex = 'son' | 'daughter' | 'child';
/** A noun is weak that is a child's only where it is said to be ours, or where there is no noun: "our eldest". */
type Noun = { readonly sex: Sex; readonly isWeak: boolean; readonly isPlural: boolean };
type Said = Noun & { readonly kind: ChildKind };

const LONG_WORDS = ['daughter', 'daughters', 'children'];
const COMPOUNDS: Readonly<Record<string, readonly string[]>> = {
  stepson: ['step', 'son'],
  stepchild: ['step', 'child'],
  grandson: ['grand', 'son'],
  grandchild: ['grand', 'child'],
};
const LONG = 6;

/** "doughter", "daugther": a slip in a long word that begins as it should. */
const spelled = (word: string, right: readonly string[], slips: number): string | undefined =>
  word.length < LONG || word.includes("'") ? undefined : right.find((each) => each[0] === word[0] && isWithin(slips, each, word));

function nounIn(written: string): Noun | null {
  const word = spelled(written, LONG_WORDS, 2) ?? written;
  const isPlural = /s$|children/.test(word);
  if (words.SON.has(word)) return { sex: 'son', isWeak: false, isPlural };
  if (words.DAUGHTER.has(word)) return { sex: 'daughter', isWeak: false, isPlural };
  if (words.CHILD.has(word)) return { sex: 'child', isWeak: false, isPlural };
  return words.OURS_ONLY.has(word) ? { sex: 'child', isWeak: true, isPlural } : null;
}

const COMPOUND = /^(step|foster|adopted|(?:great)*grand?)(.+)$/;

/** "stepson" and "great-grandson" read the same in one word and in several. */
function apart(word: string): readonly string[] {
  const [, prefix = '', rest = ''] = COMPOUND.exec(word) ?? [];
  const isGrand = prefix.includes('gran');
  // "grandaughter": the second d is missing.
  const noun = [rest, ...(isGrand ? [`d${rest}`] : [])].find((each) => nounIn(each) !== null);
  if (prefix !== '' && noun !== undefined) return [isGrand ? 'grand' : prefix, noun];
  const inner = prefix === '' || isGrand ? [] : apart(rest);
  if (inner.length > 1) return [prefix, ...inner];
  return COMPOUNDS[spelled(word, Object.keys(COMPOUNDS), 1) ?? ''] ?? [word];
}

const ONE_OF = /\b(?:one|eldest|oldest|youngest|elder|older|younger|middle|first|second|third)(?: one)? of (?=(?:my|our|the|twin) )/g;
const NUMBERED = /\b(?:no|nr|num|number)\b\.? ?(?:\d+|one|two|three|four|five)\b/g;
/** "son we adopted", "the boy whom I fostered" */
const WE_ADOPTED = /\b(?:(?:that|which|who|whom) )?(?:we|i) (?:have )?(adopted|fostered)\b(?: (?:him|her|them)\b)?/g;
const OF_SEVERAL = / of (?:two|three|four|five|six|\d+)\b/g;
const MINE_AND = /\b(?:mine|my) and (?:my )?\S+'s /g;
const LITTLE_ONE = /\b(?:little|wee) ones?\b/g;
const AND_ME = /\b(of|by|with|to) [^,;()]*\band (?:me|i|myself)\b/g;
const BREAK = / [-–—]+ |\. |[,;:/|+&()[\]{}]|\band\b/g;

/** What was said in parts that each stand for themselves: "my son, executor", "daughter (adopted)", "son & heir". */
const partsOf = (relationship: string): readonly (readonly string[])[] =>
  folded(relationship)
    .replace(ONE_OF, '')
    .replace(OF_SEVERAL, '')
    .replace(MINE_AND, 'my ')
    .replace(NUMBERED, '')
    .replace(WE_ADOPTED, '$1')
    .replace(/\bnext of kin\b/g, 'kin')
    .replace(/\bflesh (?:and|&) blood\b/g, 'blood')
    .replace(/\b(?:business partner|best man|best mate)\b/g, 'friend')
    .replace(LITTLE_ONE, 'baby')
    .replace(AND_ME, '$1 me')
    .replace(BREAK, '\n')
    .split('\n')
    .map((part) =>
      part
        .split(/[^\p{L}\p{N}']+/u)
        .map((word) => word.replace(/^'+|'+$/g, ''))
        .filter((word) => word !== '')
        .flatMap(apart),
    )
    .filter((part) => part.length > 0);

const isNumber = (word: string): boolean => /^\d+(?:st|nd|rd|th|yrs?)?$/.test(word);
const isHarmless = (word: string): boolean => words.HARMLESS.has(word) || isNumber(word);
const isPrefix = (word: string): boolean =>
  word === 'step' || word === 'grand' || word === 'great' || words.FOSTERED.has(word) || words.ADOPTED.has(word);

function kindOf(part: readonly string[]): ChildKind {
  if (part.includes('grand')) return 'grandchild';
  if (part.includes('step')) return 'step';
  if (part.some((word) => words.ADOPTED.has(word) || word === 'adoption')) return 'adopted';
  return part.some((word) => words.FOSTERED.has(word)) ? 'foster' : 'child';
}

/** Where the words end, from a place on, that all pass. */
function skip(part: readonly string[], from: number, passes: (word: string, index: number) => boolean): number {
  const found = part.findIndex((word, index) => index >= from && !passes(word, index));
  return found < 0 ? part.length : found;
}

/** "my son's": a plural gone wrong where nothing follows; "my son's wife" is somebody else. */
const nounAt = (part: readonly string[], index: number): Noun | null =>
  nounIn(index === part.length - 1 ? (part[index] ?? '').replace(/'s?$/, '') : (part[index] ?? ''));

/** What a part says: a child, nothing of it ('neutral'), or somebody else, or what nobody can tell (null). */
function read(part: readonly string[], names: ReadonlySet<string>, kind: ChildKind): Said | 'neutral' | null {
  if (kind === 'grandchild' && isOfAChild(part)) return 'neutral';
  const isBefore = (word: string, index: number): boolean =>
    isHarmless(word) || isPrefix(word) || names.has(word) || (index > 0 && words.UNION.has(word));
  const start = skip(part, 0, isBefore);
  const nouns = part
    .slice(
      start,
      skip(part, start, (_word, index) => nounAt(part, index) !== null),
    )
    .map((_, at) => nounAt(part, start + at)!);
  const noun = nouns.at(-1);
  if (noun === undefined) return start === part.length ? withoutNoun(part) : isBeside(part, names, kind) ? 'neutral' : null;
  const isOurs = kindOf(part) !== 'child' || part.slice(0, start).some((word) => words.OUR.has(word) || words.BIRTH_ORDER.has(word));
  // "girl child", but "my daughters son".
  if ((noun.isWeak && !isOurs) || nouns.slice(0, -1).some(({ isWeak }) => !isWeak)) return null;
  // One child may be entered as "children"; grandchildren are a class, about whom review asks.
  if (noun.isPlural && kind === 'grandchild') return null;
  const said = { ...noun, kind };
  return endsWell(part.slice(start + nouns.length), said, names) ? said : null;
}

/** "our eldest", "1st born", "my little one", "adopted": who is meant is left out. */
function withoutNoun(part: readonly string[]): Said | 'neutral' | null {
  const kind = kindOf(part);
  if (part.every((word) => word === 'step' || word === 'foster')) return 'neutral';
  if (kind === 'step' || kind === 'grandchild' || part.includes('foster') || part.includes('adoptive')) return null;
  const has = (set: ReadonlySet<string>): boolean => part.some((word) => set.has(word));
  const isOurs = has(words.OUR);
  const isByOrder =
    has(words.BIRTH_ORDER) || (has(words.ORDINAL) && (part.includes('born') || part.some((word) => word === 'our' || word === 'ours')));
  const isChild = (isByOrder && !has(words.UNION)) || (isOurs && has(words.OURS_ONLY)) || kind !== 'child';
  return isChild ? { sex: 'child', isWeak: true, isPlural: false, kind } : 'neutral';
}

/** "executor", "my best friend", "Jane's" (and my son), "my wife's son" (my stepson), "from my first marriage". */
function isBeside(part: readonly string[], names: ReadonlySet<string>, kind: ChildKind): boolean {
  const isRole = (word: string): boolean =>
    isHarmless(word) || names.has(word) || words.BESIDES.has(word) || words.NEAR.has(word) || words.HARMLESS_BEHIND.has(word);
  if (part.every(isRole)) return true;
  if (isTrade(part)) return true;
  if (words.MORE_ABOUT.has(part[0] ?? '')) return !words.NO_PLACE.has(part[1] ?? '');
  const [whose = '', ...rest] = part.slice(skip(part, 0, (word) => words.WHICH.has(word)));
  const owner = /'s?$/.test(whose) ? whose.replace(/'s?$/, '') : '';
  const isOfTheirs = kind !== 'child' && words.UNION.has(rest.at(-1) ?? '');
  if (words.SPOUSE.has(owner))
    return rest.length === 0 || isOfTheirs || (nounIn(rest.at(-1) ?? '') !== null && rest.slice(0, -1).every(isHarmless));
  if (owner !== '' && rest.length === 0) return !isFamilyWord(owner);
  return saysWhence(part, { sex: 'child', kind });
}

const GODCHILD = /^god(?:son|daughter|child)$/;

/** Of a grandchild: "Tom's boy", "my daughter's child", "son of Tom", "goddaughter" as well. */
function isOfAChild(part: readonly string[]): boolean {
  const [last = '', owner = ''] = part.toReversed();
  const isChild = nounIn(last) !== null || words.BIRTH_ORDER.has(last);
  const isOf =
    part[1] === 'of' && nounIn(part[0] ?? '') !== null && part.slice(2).every((word) => nounIn(word) !== null || !isFamilyWord(word));
  return GODCHILD.test(last) || (isChild && /'s?$/.test(owner)) || isOf;
}

const TRADE =
  /^(?:(?!former$|other$|under$|never$)\p{L}{2,}(?:er|or|ist|ian|ant|eer|man|yer)|nurse|chef|vet|pilot|clerk|midwife|cook|priest|judge|student)$/u;

/** "a teacher", "nurse", "retired engineer": what somebody does says nothing of whose child they are. */
function isTrade(part: readonly string[]): boolean {
  const [first = '', ...rest] = part;
  const hasArticle = first === 'a' || first === 'an';
  const trade = hasArticle ? rest : part;
  const isPlain = trade.every((word) => /^\p{L}+$/u.test(word) && !isFamilyWord(word) && !PARENT.test(word));
  return isPlain && trade.length > 0 && trade.length <= (hasArticle ? 3 : 2) && (hasArticle || TRADE.test(trade.at(-1) ?? ''));
}
const PARENT = /(?:mother|father|brother|sister)$/;

function endsWell(rest: readonly string[], said: Said, names: ReadonlySet<string>): boolean {
  const isBehind = (word: string): boolean =>
    (isHarmless(word) || words.HARMLESS_BEHIND.has(word) || names.has(word) || isPrefix(word)) && !words.MORE_ABOUT.has(word);
  const at = skip(rest, 0, isBehind);
  if (at === rest.length) return true;
  if (words.MORE_ABOUT.has(rest[at] ?? '')) return said.sex !== 'child' && !words.NO_PLACE.has(rest[at + 1] ?? '');
  // "son 1st marriage"
  if (at > 0 && words.WHICH.has(rest[at - 1] ?? '') && words.UNION.has(rest[at] ?? '')) return true;
  return saysWhence(rest.slice(at), said);
}

const ORIGIN = new Set(['from', 'of', 'by', 'with', 'to', 'through', 'via']);
const isFamilyWord = (word: string): boolean =>
  nounIn(word) !== null || words.UNION.has(word) || words.SPOUSE.has(word) || words.NEAR.has(word) || FAR.test(word);
const FAR =
  /^(?:brother|sister|sibling|mother|father|mum|dad|parent|aunt|uncle|cousin|niece|nephew|neighbour|colleague|mate|law)s?(?:'s?)?$/;

/** "from my first marriage", "by my late wife", "of mine", "from my husband's first marriage" of a stepchild. */
function saysWhence([preposition = '', ...rest]: readonly string[], { sex, kind }: Pick<Said, 'sex' | 'kind'>): boolean {
  if (!ORIGIN.has(preposition) || rest.length === 0) return false;
  const at = skip(rest, 0, (word) => words.WHICH.has(word) && !words.SPOUSE.has(word));
  const word = rest[at] ?? '';
  const last = rest.at(-1) ?? '';
  if (words.BY_NATURE.has(word)) return true;
  if (kind === 'grandchild' && nounIn(word) !== null) return !rest.slice(at + 1).some(isFamilyWord);
  if (words.TESTATOR.has(word) || (at === rest.length && words.TESTATOR.has(last))) return preposition !== 'to';
  if (words.UNION.has(word)) return preposition !== 'by' || at > 0 || kind === 'step';
  if (/'s?$/.test(word)) return kind !== 'child' && words.SPOUSE.has(word.replace(/'s?$/, '')) && words.UNION.has(last);
  if (words.SPOUSE.has(word)) return (preposition !== 'of' || kind === 'step') && !/'s?$/.test(last);
  // "with Jane", "with autism"; "from China" of an adopted child
  const isOpen = preposition === 'from' ? kind === 'adopted' || kind === 'foster' : preposition === 'with' || preposition === 'by';
  return sex !== 'child' && isOpen && !rest.some(isFamilyWord);
}

/**
 * Whether a relationship says that the person is a child of the testator, and how; null when it does not. The letters alone do not say it:
 * "personal friend", "godson", "daughter-in-law" and "my son's wife" are nobody's child here. With their name, "my son Tom" is read, too.
 * Who is named in the list of children is a child whatever the relationship says: `followsChildRule` asks both.
 */
export function childIn(relationship: string, fullName = ''): ChildKind | null {
  const names = new Set(nameWords(fullName).filter((word) => !isFamilyWord(word)));
  const parts = partsOf(relationship);
  const kind = kindOf(parts.flat());
  const all = parts.map((part) => read(part, names, kind));
  const said = all.filter((each): each is Said => each !== null && each !== 'neutral');
  const isSure = said.some(({ isWeak }) => !isWeak) || !parts.flat().some((word) => words.NEAR.has(word));
  const sexes = new Set(said.map(({ sex }) => sex).filter((sex) => sex !== 'child'));
  return said.length === 0 || all.includes(null) || !isSure || sexes.size > 1 ? null : kind;
}
