import { isRealDate } from '../../dates.ts';
import { childIn } from './child-in.ts';
import { generationOf } from './generation.ts';
import { compareNames, folded, nameKey } from './names.ts';

/** What an answer says about somebody; what it does not ask for is left out. */
export type SaidOfPerson = {
  readonly fullName?: string | undefined;
  readonly relationship?: string | undefined;
  readonly address?: string | undefined;
  readonly dob?: string | undefined;
};

/**
 * `same`: one name, and nothing that is known of the two speaks against it. A second place for the same person is refused, and a picker
 * does not offer somebody twice.
 * `maybe`: one name in another role or at another address, or names that fit (A. Green and Ann Green). It is allowed, and asked about: the
 * witness check warns, and flag R39 asks where one role has two addresses.
 * `different`: other names, dates of birth, generations, or Senior and Junior. Nothing is said.
 */
export type SamePerson = 'same' | 'maybe' | 'different';

export function samePerson(one: SaidOfPerson, other: SaidOfPerson): SamePerson {
  const names = compareNames(one.fullName ?? '', other.fullName ?? '');
  if (names === 'different' || differ(one.dob, other.dob, bornOn) || differ(one.relationship, other.relationship, generationOf))
    return 'different';
  const isDoubtful = areTwoRoles(one.relationship ?? '', other.relationship ?? '') || areTwoPlaces(one.address ?? '', other.address ?? '');
  return isDoubtful ? 'maybe' : names;
}

/** Whether the names are one in all spellings; who bears them may be two. */
export const sameName = (one: string | undefined, other: string | undefined): boolean => {
  const key = nameKey(one ?? '');
  return key !== '' && key === nameKey(other ?? '');
};

/** Both are known, and they are not the same. */
function differ(one: string | undefined, other: string | undefined, read: (text: string) => string | number | null): boolean {
  const [a, b] = [read(one ?? ''), read(other ?? '')];
  return a !== null && b !== null && a !== b;
}

const bornOn = (dob: string): string | null => (isRealDate(dob.trim()) ? dob.trim() : null);

const LITTLE = new Set(['a', 'an', 'and', 'at', 'in', 'it', 'my', 'of', 'on', 'our', 'the', 'to']);

const wordsOf = (text: string): readonly string[] =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !LITTLE.has(word)).map((word) => ONE_WORD.get(word) ?? word);

/** Words for one and the same role, or part of an address, each line under its first word. */
const ONE_WORD = new Map(
  [
    'spouse husband wife hubby missus partner girlfriend boyfriend fiance fiancee',
    'mother mum mummy mom mam',
    'father dad daddy',
    'sister sis',
    'brother bro',
    'street st',
    'road rd',
    'avenue ave',
    'lane ln',
    'drive dr',
    'close cl',
    'court ct',
    'apartment apt flat',
  ].flatMap((line) => line.split(' ').map((word) => [word, line.split(' ')[0] ?? word] as const)),
);

function areTwoRoles(one: string, other: string): boolean {
  const [a, b] = [roleOf(one), roleOf(other)];
  // Whoever is called a child may be called a son elsewhere.
  const isChildOnly = [a, b].includes(CHILD) && childIn(one) !== null && childIn(other) !== null;
  return a !== '' && b !== '' && a !== b && !isChildOnly;
}

const CHILD = 'child';

function roleOf(relationship: string): string {
  if (childIn(relationship) === null) return wordsOf(relationship).join(' ');
  const words = wordsOf(relationship).join(' ');
  return /daughter|girl|lass/.test(words) ? 'daughter' : /son|boy|lad/.test(words) ? 'son' : CHILD;
}

/** BA11AA as BA1 1AA */
const GLUED_POSTCODE = /\b([a-z]{1,2}\d[a-z\d]?)(\d[a-z]{2})\b/gi;

/** An address without its postcode is the same address. */
function areTwoPlaces(one: string, other: string): boolean {
  const [ones, others] = [one, other].map((address) => new Set(wordsOf(address.replace(GLUED_POSTCODE, '$1 $2'))));
  if (!ones || !others) return false;
  const [few, many] = ones.size < others.size ? [ones, others] : [others, ones];
  return few.size > 0 && [...few].some((word) => !many.has(word));
}
