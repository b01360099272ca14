import { isWithin, nameWords, STAND_INS } from '@willow/contracts';
import type { FlagCase, FlagText, Row } from '../case.ts';
import { type Finding, found, type Rule } from '../flag.ts';
import type { FlagSubject } from '../flag-subject.ts';
import { foldedWords } from '../folded-words.ts';
import { charityWord, isOrganisation } from '../organisation.ts';
import { isOwnChild, isPartnerWord } from '../people.ts';
import { finder } from '../reading/phrases.ts';
import { ACQUAINTANCES, FAMILY } from '../words/kin.ts';
import { DEBT_GROUPS } from '../words/debts.ts';
import { NOT_VULNERABLE, VULNERABLE, VULNERABLE_GROUPS } from '../words/vulnerable.ts';
import { namedRows } from './all-rows.ts';
import { takingRows } from './given-to.ts';
import { named } from './named.ts';

/** With its number a charity is told from every other. */
const NUMBER = /(?<![\d£])(?:SC0?\d{5}|NIC\d{6}|\d{6,7})(?!\d)/i;

const charities = (given: FlagCase): readonly Finding[] => {
  const rows = takingRows(given).filter(
    (row) => row.charity === null && charityWord(row) !== null && !NUMBER.test(`${row.name} ${row.relationship}`),
  );
  const [first] = rows;
  return first ? [{ about: first.about('fullName'), message: `May be a charity, and has no number: ${named(rows)}.` }] : [];
};

const vulnerable = finder({ words: VULNERABLE, except: NOT_VULNERABLE, groups: { ...DEBT_GROUPS, ...VULNERABLE_GROUPS } });
const careHome = finder({ words: ['care|nursing|residential|rest home', 'supported|assisted living'] });
const somebody = finder({ words: ['he|she|they|his|her|him|their|them|who|whose', ...FAMILY, ...ACQUAINTANCES] });

/** A gift may be a wheelchair: there, and in wishes, the word has to be said of somebody. */
const riskIn = ({ kind, text }: FlagText): string | null => {
  switch (kind) {
    case 'name':
    case 'beside':
      return null;
    case 'address':
      return careHome(text);
    case 'relationship':
      return isOrganisation({ name: '', relationship: text, charity: null }) ? null : vulnerable(text);
    case 'gift':
    case 'funeral':
      return somebody(text) === null ? null : vulnerable(text);
  }
};

const atRisk = ({ texts }: FlagCase): readonly Finding[] =>
  texts.flatMap((text) => found(riskIn(text) !== null, text.about, `“${riskIn(text)}” in ${text.what}: a gift made outright may be lost.`));

const CHILD = 'child';

/** Whether the relationships leave open that the two are one. */
const mayBeOne = (one: Row, other: Row): boolean => {
  const [a, b] = [one, other].map(({ relationship }) => foldedRelationship(relationship));
  return a === b || a === '' || b === '' || isSameChild(one, other) || (isPartnerWord(one) && isPartnerWord(other));
};
const foldedRelationship = (relationship: string): string => [...foldedWords(relationship)].join(' ');
const isSameChild = (one: Row, other: Row): boolean =>
  isOwnChild(one) && isOwnChild(other) && [one, other].some((row) => row.relationship === CHILD);

const SHORT_NAME = 5;
const LONG_NAME = 8;

/** Two spellings of one word: the shorter it is, the less may differ, for Tom is not Tim. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  if (short < SHORT_NAME) return short > 2 && short !== long && isWithin(1, one, other) && one[0] === other[0];
  return isWithin(long >= LONG_NAME ? 2 : 1, one, other);
}

function isMisspelt(one: string, other: string): boolean {
  const [ones, others] = [nameWords(one), nameWords(other)];
  const pairs = ones.map((word, index) => [word, others[index] ?? ''] as const).filter(([a, b]) => a !== b);
  return ones.length === others.length && pairs.length === 1 && pairs.every(([a, b]) => isSlip(a, b));
}

/** An address without its postcode is the same address. */
function differs(one: string, other: string): boolean {
  const [ones, others] = [foldedWords(one), foldedWords(other)];
  const few = ones.size < others.size ? ones : others;
  const many = few === ones ? others : ones;
  return few.size > 0 && [...few].some((word) => !many.has(word));
}

/** What our team reads, and what the customer is asked. */
type Doubt = { readonly about: FlagSubject; readonly says: string; readonly asks: string };

/** Who is named in the row of somebody else: one person may stand in for several, or be guardian of several. */
const WITHIN: ReadonlySet<string | number | undefined> = new Set([
  ...STAND_INS.map(({ name }) => name),
  'guardianName',
  'secondGuardianName',
]);

function sameOrTwo(given: FlagCase): readonly Finding[] {
  const rows = namedRows(given).map((row) =>
    row === given.partner || row.relationship !== '' ? row : { ...row, relationship: relationshipOf(given, row) },
  );
  const listOf = (row: Row): string => row.about('fullName').path[0]?.toString() ?? '';
  const isOfList = (row: Row): boolean => !WITHIN.has(row.about('fullName').path.at(-1));
  const doubts = rows.flatMap((row, place): readonly Doubt[] => {
    const about = row.about('fullName');
    const others = rows.slice(0, place).filter((other) => mayBeOne(other, row));
    const isTwice =
      isOfList(row) &&
      others.some((other) => other.id === row.id && isOfList(other) && listOf(other) === listOf(row) && listOf(row) !== 'specificGifts');
    const similar = rows.slice(0, place).some(({ id }) => id === row.id)
      ? undefined
      : others.find((other) => listOf(other) !== listOf(row) && isMisspelt(other.name, row.name));
    const elsewhere = others.find((other) => other.id === row.id && differs(other.address, row.address));
    // In any other place the testator’s name is R21.
    const isOwn = row.id === given.testator.id && listOf(row) === 'partner';
    return [
      ...(isOwn
        ? [
            {
              about,
              says: `${row.name} (${row.who}) has the applicant’s own name`,
              asks: `Does your partner really have your own name, ${row.name}?`,
            },
          ]
        : []),
      ...(isTwice
        ? [{ about, says: `${row.name} is in the list twice`, asks: `You have named ${row.name} twice. Is that one person or two?` }]
        : []),
      ...(similar
        ? [
            {
              about,
              says: `${row.name} (${row.who}) and ${similar.name} (${similar.who}) are nearly the same`,
              asks: `Are ${similar.name} and ${row.name} the same person? If so, please write the name in one way.`,
            },
          ]
        : []),
      ...(elsewhere
        ? [
            {
              about,
              says: `${row.name} has one address as ${elsewhere.who} and another as ${row.who}`,
              asks: `You have given two addresses for ${row.name}. Is that one person or two?`,
            },
          ]
        : []),
    ];
  });
  const [first] = doubts;
  if (!first) return [];
  const message = `${doubts.map(({ says }) => says).join('; ')}.`;
  return [{ about: first.about, message, question: [...new Set(doubts.map(({ asks }) => asks))].join(' ') }];
}

const relationshipOf = ({ children, lateChildren }: FlagCase, row: Row): string =>
  [...children, ...lateChildren].some((child) => child === row) ? CHILD : '';

export const RECIPIENT_RULES: readonly Rule[] = [
  { id: 'R37', severity: 'MED', action: 'Ask for the exact name and the charity number.', isOneMatter: true, find: charities },
  { id: 'R38', severity: 'HIGH', action: 'Suggest advice about a trust.', find: atRisk },
  { id: 'R39', severity: 'MED', action: 'Ask whether this is one person or two.', isOneMatter: true, find: sameOrTwo },
];
