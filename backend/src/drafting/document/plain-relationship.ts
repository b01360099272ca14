import { nameWords } from '@willow/contracts';

const set = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** Words for what somebody, or some body, is to the testator. A proved will is public: no other word about a person is printed in it. */
const BLOOD = set(
  'child children kid son sons daughter daughters boy girl baby twin twins triplet firstborn brother sister sibling siblings bro sis mother',
  'father mum mummy mom mam dad daddy parent parents niece nephew cousin aunt auntie aunty uncle nan nana nanny nain taid gran granny grandma',
  'grandpa grandad granddad grandmother grandfather grandparent grandchild grandchildren grandson granddaughter grandniece grandnephew',
  'stepson stepdaughter stepchild stepchildren stepmother stepfather stepmum stepdad stepbrother stepsister stepparent relative relation',
  'family mab merch brawd chwaer mam tad ffrind',
);
const UNION = set(
  'husband wife spouse partner cohabitee girlfriend boyfriend fiance fiancee widow widower hubby missus son-in-law daughter-in-law',
);
const ACQUAINTANCES = set(
  'friend friends mate pal neighbour neighbor neighbours colleague workmate companion acquaintance godson goddaughter godchild godmother',
  'godfather godparent carer caregiver nurse doctor gp solicitor lawyer accountant teacher vicar priest minister rabbi imam pastor',
  'employer employee boss secretary assistant lodger tenant landlord landlady housekeeper cleaner gardener driver flatmate housemate',
  'childminder executor trustee guardian person lady gentleman man woman',
);
const PEOPLE: ReadonlySet<string> = new Set([...BLOOD, ...UNION, ...ACQUAINTANCES]);

/** What may stand beside them and tells nobody more: whose, which, how near. */
const BESIDE_PEOPLE = set(
  'a an the my our your his her their to of and in law by marriage own eldest elder oldest older youngest younger middle only first',
  'second third fourth fifth last step half foster great grand god best close dear dearest old good long standing lifelong family next kin',
  'personal business civil life common late former ex surrogate honorary maternal paternal big little grown up adult young door mutual',
  'school university church village choir work',
);

/** Kinds of bodies, and what may stand before them. Of a person the same words would tell more: "sister in hospital". */
const BODIES = set(
  'charity charities foundation organisation organization appeal company society association trust hospice hospital school college bank',
  'university library museum gallery church chapel parish mosque temple synagogue choir club council theatre sanctuary rescue shelter',
);
const BESIDE_BODIES = set(
  'a an the my our his her their of and local national international british english welsh registered favourite chosen animal animals',
  "animal's children children's medical armed forces cancer heart old village parish",
);

/** Begins what is told about somebody once it is said what they are. */
const TELLS = set(
  'with without who whom whose which that has have having had is was are been being lives living in on at since suffering suffers receiving',
  'receives gets getting needs needing diagnosed registered for because from under aged currently now we i he she they as via through',
);

type Word = { readonly text: string; readonly key: string; readonly isOwner: boolean };

const OWNER = /['’]s?$/;

const wordsIn = (part: string): readonly Word[] =>
  part
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text) => ({ text, key: nameWords(text.replace(OWNER, '')).join('-'), isOwner: OWNER.test(text) }));

type Vocabulary = { readonly nouns: ReadonlySet<string>; readonly beside: ReadonlySet<string> };

const isNounIn = ({ nouns }: Vocabulary, { key, isOwner }: Word): boolean => !isOwner && key.split('-').some((word) => nouns.has(word));
const isKeptIn = ({ nouns, beside }: Vocabulary, { text, key }: Word): boolean =>
  text === '&' || (key !== '' && key.split('-').every((word) => nouns.has(word) || beside.has(word)));

const OF_PEOPLE: Vocabulary = { nouns: PEOPLE, beside: BESIDE_PEOPLE };
const OF_BODIES: Vocabulary = { nouns: BODIES, beside: BESIDE_BODIES };
const isNoun = (word: Word): boolean => isNounIn(OF_PEOPLE, word);
const isKept = (word: Word): boolean => isKeptIn(OF_PEOPLE, word);

/** "wife of", "friend's": what follows says whose, and to leave it out would name somebody else. */
const leansOn = ({ key, isOwner }: Word): boolean => isOwner || key === 'of' || key === 'to';

const written = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** A partner in a firm, or at bridge, is not the partner. */
const PLACED = set('in at from');

/** Up to its last noun; nothing where that would leave out whose relative it is. */
function endingInNoun(words: readonly Word[], next = ''): string {
  const last = words.findLastIndex(isNoun);
  const behind = words.slice(last + 1);
  const isElsewhere = words[last]?.key === 'partner' && PLACED.has(behind[0]?.key ?? next);
  return last < 0 || isElsewhere || behind.some(leansOn) ? '' : written(words.slice(0, last + 1));
}

function ofPerson(words: readonly Word[]): string {
  const unknown = words.findIndex((word) => !isKept(word));
  if (unknown < 0) return endingInNoun(words) === '' ? '' : written(words);
  const [before, after] = [words.slice(0, unknown), words.slice(unknown + 1)];
  const next = words[unknown]?.key ?? '';
  const isTold = TELLS.has(next);
  if (before.some(isNoun)) return isTold || !after.some((word) => isNoun(word) || leansOn(word)) ? endingInNoun(before, next) : '';
  // "disabled brother" is a brother, but a bridge partner is no partner.
  const rest = words.slice(words.findLastIndex((word) => !isKept(word)) + 1);
  const isOfBlood = rest.some(({ key }) => BLOOD.has(key)) && !rest.some(({ key }) => UNION.has(key));
  return isOfBlood && !isTold && !words.some(leansOn) ? endingInNoun(rest) : '';
}

/** Up to the kind of body; what is told of it after that is left out. */
function ofBody(words: readonly Word[]): string {
  const unknown = words.findIndex((word) => !isKeptIn(OF_BODIES, word));
  const kept = unknown < 0 ? words : words.slice(0, unknown);
  return written(kept.slice(0, kept.findLastIndex((word) => isNounIn(OF_BODIES, word)) + 1));
}

function plainPart(part: string): string {
  const words = wordsIn(part);
  return words.some(isNoun) ? ofPerson(words) : ofBody(words);
}

const BREAK = /[,;:.()[\]{}/|–—+\n]|\s-+\s/;

/**
 * What a will says of a relationship: "Sister" of "Sister (has MS, gets PIP)". It keeps the words of a known vocabulary where they say by
 * themselves who is meant; the rest stays in the answers, where the review reads it.
 */
export const plainRelationship = (relationship: string): string =>
  relationship
    .split(BREAK)
    .map(plainPart)
    .find((plain) => plain !== '') ?? '';
