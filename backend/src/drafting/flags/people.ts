import { followsChildRule, isChild, nameWords, samePerson, type SaidOfPerson } from '@willow/contracts';
import type { FlagCase, Row } from './case.ts';
import { isOrganisation } from './organisation.ts';
import { finder } from './reading/phrases.ts';
import { allRows } from './rules/all-rows.ts';
import { ACQUAINTANCES, FAMILY, LIKELY_WITNESSES, MYSELF, PARTNER, RELATIVES, SPOUSE } from './words/kin.ts';

type Who = Pick<Row, 'relationship'>;

const NOT_FAMILY = [
  'business partner',
  'bridge partner',
  'dance|dancing|golf|tennis|running|walking|sparring|training partner',
  'partner in|at|of',
  'family friend',
  'friend of ?the family',
];
const OF_SOMEBODY = ['son|daughter|child|brother|sister|mother|father|wife|husband|partner of'];

const oneWord = (words: readonly string[]): readonly string[] => words.filter((word) => !word.includes(' '));
const GROUPS = { acquaintance: oneWord(ACQUAINTANCES), family: oneWord(FAMILY), families: oneWord(FAMILY).map((word) => `=${word}'s`) };
/** "my neighbour's son" is a relative of the neighbour. */
const OTHERS = oneWord(ACQUAINTANCES).map((word) => `=${word}'s|=${word}s *`);
/** "a friend of my late husband", "mum's carer" */
const OF_THE_FAMILY = ['<acquaintance> of|to|for ?my|our|the ?late|old <family>', '<families> ?old|best|former <acquaintance>'];

const family = finder({ words: FAMILY, except: [...OF_THE_FAMILY, ...NOT_FAMILY, ...OF_SOMEBODY, ...OTHERS], groups: GROUPS });
const spouse = finder({ words: SPOUSE, except: ['ex|former|late|separated *', ...OF_SOMEBODY] });
const partner = finder({ words: [...SPOUSE, ...PARTNER], except: ['ex|former|late|separated *', ...NOT_FAMILY, ...OF_SOMEBODY] });
const relative = finder({ words: RELATIVES, except: ['in law'] });
const acquaintance = finder({ words: ACQUAINTANCES });
const likelyWitness = finder({ words: LIKELY_WITNESSES });
const myself = finder({ words: MYSELF.map((word) => `^ ?the|my|his|her ${word} $`) });

const THEIRS = /['’]s?\s+\S/;

export const isRelated = ({ relationship }: Who): boolean => family(relationship) !== null;
/** Says that the person is the partner: a relative of the partner is not. */
export const isPartnerWord = ({ relationship }: Who): boolean =>
  partner(relationship) !== null && relative(relationship) === null && !THEIRS.test(relationship);
export const isSpouseWord = ({ relationship }: Who): boolean => isPartnerWord({ relationship }) && spouse(relationship) !== null;
export const isOwnChild = ({ relationship, name }: Pick<Row, 'name' | 'relationship'>): boolean =>
  isChild({ relationship, fullName: name });
/** Whether the rule for children is about whoever is named in this row or share. */
export const followsRule = (
  { name, relationship, address }: Pick<Row, 'name' | 'relationship' | 'address'>,
  children: FlagCase['children'],
): boolean =>
  followsChildRule(
    { fullName: name, relationship, address },
    children.map((child) => ({ fullName: child.name, dob: child.dob })),
  );
export const isPerson = ({ relationship }: Who): boolean => family(relationship) !== null || acquaintance(relationship) !== null;
export const mayBeAskedToWitness = (row: Row): boolean =>
  !isOrganisation(row) && !isRelated(row) && likelyWitness(row.relationship) !== null;
/** Nothing in the relationship tells the person from the one whose will it is. */
export const isSelf = ({ relationship }: Who): boolean => !/\p{L}/u.test(relationship) || myself(relationship) !== null;

const said = (row: Row): SaidOfPerson => ({
  fullName: row.name,
  // A child and the partner are asked for no relationship: that is the question they are named at.
  relationship: 'isMinor' in row || 'leftChildren' in row ? 'child' : 'dob' in row ? 'partner' : row.relationship,
  address: row.address,
  ...('dob' in row && typeof row.dob === 'string' && { dob: row.dob }),
});

/** One name, and nothing that makes two people of it: what is said of the one may be true of the other. */
export const mayBeSame = (one: Row, other: Row): boolean =>
  one.id !== '' && one.id === other.id && samePerson(said(one), said(other)) !== 'different';
/** One name, and relationship and address do not speak of a namesake. */
export const isSame = (one: Row, other: Row): boolean => samePerson(said(one), said(other)) === 'same';

const wordsOf = (name: string): readonly string[] => nameWords(name).filter((word) => word.length > 1);
const first = (name: string): string => wordsOf(name)[0] ?? '';
const last = (name: string): string => wordsOf(name).at(-1) ?? '';

const SHORTEST_NAME = 3;
const isShortFor = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= SHORTEST_NAME && (one.startsWith(other) || other.startsWith(one)));

/** One name with or without what stands in the middle, the first name perhaps shortened. */
export const isShorterName = (one: string, other: string): boolean =>
  isShortFor(first(one), first(other)) && last(one) === last(other) && wordsOf(one).length > 1;
export const shareFirstName = (one: string, other: string): boolean => first(one) !== '' && isShortFor(first(one), first(other));
export const shareAName = (one: string, other: string): boolean => wordsOf(one).some((word) => wordsOf(other).includes(word));

/** What any row of the answers says about a person who bears this name. */
export const relationshipsOf = (given: FlagCase, id: string): readonly Row[] =>
  allRows(given).filter((row) => row.id === id && row.relationship !== '');

export const isStranger = (given: FlagCase, id: string): boolean => {
  const isOfFamily = given.partner?.id === id || given.children.some((child) => child.id === id);
  const rows = relationshipsOf(given, id);
  return !isOfFamily && rows.length > 0 && !rows.some(isRelated) && !rows.some(isOrganisation);
};
