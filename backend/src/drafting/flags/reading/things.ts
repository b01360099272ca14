import { folded } from './fold.ts';
import { type Groups, phrasesOf, withoutPhrases, firstOf, type FindWord } from './phrases.ts';
import { type Reading, type Token, tokensOf } from './tokens.ts';
import { vocabulary } from './same-word.ts';
import { BREAKS } from '../words/breaks.ts';
import { LIKENESSES, MATERIALS, QUANTITIES } from '../words/things.ts';

/**
 * What a gift gives, told from what it only mentions. In "the photographs of my old house" and "my house key" the thing is a photograph and
 * a key; in "half of my house in Leeds" and "my house Rose Bank" it is the house. English puts the thing last, before "of", "in", "with" …
 */
const JOINS = new Set(['and', '&', '+', ',', ';', 'plus', 'including', 'or', '.', '/', '(']);
const DETERMINERS = new Set(
  'my our the a an his her their your its this that these those all both any some each every mine whole ma mi ye olde'.split(' '),
);
const quantity = vocabulary(QUANTITIES);
const likeness = vocabulary(LIKENESSES);
const materials = new Set(MATERIALS);

const SHARES = new Set(['share', 'interest', 'stake', 'half', 'part', 'holding', 'equity']);

type Chunk = { readonly link: string | null; readonly tokens: readonly Token[] };

function chunksOf(tokens: readonly Token[]): readonly Chunk[] {
  const chunks: { link: string | null; tokens: Token[] }[] = [{ link: null, tokens: [] }];
  for (const [at, token] of tokens.entries()) {
    const current = chunks.at(-1)!;
    const startsAnother = DETERMINERS.has(token.word) && current.tokens.some(({ word }) => !DETERMINERS.has(word));
    if (BREAKS.has(token.word) && !isWithinName(tokens, at)) chunks.push({ link: token.word, tokens: [] });
    else if (startsAnother) chunks.push({ link: 'whose', tokens: [token] });
    else current.tokens.push(token);
  }
  return chunks.filter(({ tokens, link }, at) => tokens.length > 0 || (at > 0 && link !== null && !JOINS.has(link)));
}

const isName = ({ raw }: Token): boolean => /^[\p{Lu}\d]/u.test(raw);

/** "Homes & Gardens magazines" is one thing, with a name of two words. */
const isWithinName = (tokens: readonly Token[], at: number): boolean =>
  ['&', 'and'].includes(tokens[at]!.word) &&
  [tokens[at - 1], tokens[at + 1]].every((token) => token !== undefined && isName(token)) &&
  tokens[at + 2] !== undefined &&
  !isName(tokens[at + 2]!) &&
  !BREAKS.has(tokens[at + 2]!.word);

const last = ({ tokens }: Chunk): string => tokens.at(-1)?.word ?? '';
const isQuantity = (chunk: Chunk): boolean =>
  chunk.tokens.length > 0 &&
  (quantity.has(last(chunk)) || /^(?:\d|%|£)/.test(last(chunk)) || chunk.tokens.every(({ word }) => DETERMINERS.has(word)));

/** "half of the house", "my share in the house", "all my cats"; what lies in the house is no part of it. */
const leadsOn = (link: string, before: Chunk): boolean =>
  isQuantity(before) && (['of', 'whose'].includes(link) || (link === 'in' && SHARES.has(last(before))));

/** The parts of a text that name what is given. */
export function givenIn(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const given: (readonly Token[])[] = [];
  let before: Chunk | null = null;
  let isGiven = true;
  for (const chunk of chunksOf(tokens)) {
    const { link } = chunk;
    if (link === null) isGiven = true;
    else if (JOINS.has(link)) isGiven = isGiven || DETERMINERS.has(chunk.tokens[0]?.word ?? '');
    else isGiven = isGiven && before !== null && leadsOn(link, before);
    const next: readonly Token[] = chunk.tokens;
    if (isGiven && next.length > 0) given.push(next);
    before = chunk;
  }
  return given;
}

const NUMBER = /^\d+\p{L}?$/u;

/** Where the thing may end: at the last word, or before the names that follow a common word, as in "my dog Rex", or a number, as in "Flat 3". */
function endsOf(tokens: readonly Token[]): readonly number[] {
  const ends = [tokens.length];
  for (let at = tokens.length - 1; at > 0 && isName(tokens[at]!); at -= 1)
    if (!isName(tokens[at - 1]!) || NUMBER.test(tokens[at]!.raw)) ends.push(at);
  return ends;
}

type Things = {
  /** Things by what they are called, in the last place: plurals and slips count. */
  readonly things: readonly string[];
  /** Phrases that count wherever they stand. */
  readonly words?: readonly string[];
  readonly except?: readonly string[];
  readonly groups?: Groups;
};

const isLikeness = (tokens: readonly Token[], all: readonly Token[]): boolean =>
  tokens.some(({ word }) => materials.has(word) || likeness.has(word)) ||
  all.some(({ word }, at) => materials.has(word) && ['in', 'of', 'made'].includes(all[at - 1]?.word ?? ''));

export function thingFinder({ things, words = [], except = [], groups = {} }: Things): FindWord {
  const wanted = phrasesOf(
    things.map((thing) => `${thing} $`),
    groups,
  );
  const anywhere = phrasesOf(words, groups);
  const harmless = phrasesOf(except, groups);
  return (text) => {
    const reading = withoutPhrases(tokensOf(text), harmless);
    const found = firstOf(reading, anywhere);
    if (found !== null) return found;
    for (const part of givenIn(reading.tokens)) {
      if (isLikeness(part, reading.tokens)) continue;
      for (const end of endsOf(part)) {
        const thing = firstOf({ ...reading, tokens: part.slice(0, end) } satisfies Reading, wanted);
        if (thing !== null) return thing;
      }
    }
    return null;
  };
}

/** The last words of what is given, to be looked up. */
export const headsIn = (text: string): readonly string[] => givenIn(tokensOf(text).tokens).map((part) => folded(part.at(-1)?.raw ?? ''));
