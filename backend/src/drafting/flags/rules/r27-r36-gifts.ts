import { dateInWords, hasSecret, PENSIONS_TAXED_FROM } from '@willow/contracts';
import { capitalised } from '../../document/in-words.ts';
import { foldedWords } from '../folded-words.ts';
import { type Finding, found, type Rule } from '../flag.ts';
import { at } from '../flag-subject.ts';
import type { FlagCase, GiftRow } from '../case.ts';
import { isOrganisation } from '../organisation.ts';
import { inPounds, penceIn } from '../money.ts';
import { landIn } from '../outside.ts';
import { finder, type FindWord } from '../reading/phrases.ts';
import { othersIn } from '../several-takers.ts';
import { thingFinder } from '../reading/things.ts';
import { ANIMAL_PHRASES, ANIMALS, NO_ANIMALS } from '../words/animals.ts';
import { BUSINESS_GROUPS, BUSINESS_PHRASES, BUSINESS_THINGS, LISTED, NO_BUSINESS, OWN_BUSINESS, UNLISTED } from '../words/business.ts';
import { CONDITION_GROUPS, CONDITIONS, NO_CONDITIONS } from '../words/conditions.ts';
import { DIGITAL, DIGITAL_THINGS, NO_DIGITAL } from '../words/digital.ts';
import { DEBT_GROUPS, DEBTS_OF_MINE, DEBTS_TO_ME } from '../words/debts.ts';
import { GIFT_OVERS, LEFT_BEHIND, NO_PRECATORY, PRECATORY, RELIGIOUS } from '../words/gift-overs.ts';
import { EVERYTHING, EVERYTHING_GROUPS, MEASURED_BY_TAX, NOT_EVERYTHING } from '../words/everything.ts';
import { NOT_OUTSIDE, OUTSIDE, OUTSIDE_GROUPS, OUTSIDE_THINGS } from '../words/outside.ts';
import { SEVERAL, SEVERAL_GROUPS } from '../words/several.ts';
import { NOT_VAGUE, VAGUE, VAGUE_GROUPS, VAGUE_THINGS } from '../words/vague.ts';
import { takingRows } from './given-to.ts';

const SAME_WORDS = 3;
const PENCE = 100;

const ofBusiness = thingFinder({ things: BUSINESS_THINGS, words: BUSINESS_PHRASES, except: NO_BUSINESS, groups: BUSINESS_GROUPS });
const ownBusiness = finder({ words: OWN_BUSINESS, except: ['business partner'] });
const listed = finder({ words: LISTED, slips: false });
/** What is said of no company on an exchange, whatever its name. */
const unlisted = finder({ words: UNLISTED, except: NO_BUSINESS });
const sharesIn = finder({ words: ['=shares|shareholding in'] });
export const ofPets = thingFinder({ things: ANIMALS, words: ANIMAL_PHRASES, except: NO_ANIMALS });
const ofConditions = finder({
  words: [...CONDITIONS, ...GIFT_OVERS, ...PRECATORY, ...RELIGIOUS],
  except: [...NO_CONDITIONS, ...NO_PRECATORY],
  groups: CONDITION_GROUPS,
});
const ofReligion = finder({ words: RELIGIOUS, except: NO_PRECATORY, groups: CONDITION_GROUPS });
const leftBehind = finder({ words: LEFT_BEHIND });
const owedToMe = finder({ words: DEBTS_TO_ME, except: DEBTS_OF_MINE, groups: DEBT_GROUPS });
const ofEverything = finder({ words: [...EVERYTHING, ...MEASURED_BY_TAX], except: NOT_EVERYTHING, groups: EVERYTHING_GROUPS });
const outsideWill = thingFinder({ things: OUTSIDE_THINGS, words: OUTSIDE, except: NOT_OUTSIDE, groups: OUTSIDE_GROUPS });
const digital = thingFinder({ things: DIGITAL_THINGS, words: DIGITAL, except: NO_DIGITAL });
const vagueThing = thingFinder({ things: VAGUE_THINGS, except: NOT_VAGUE });
const vagueWord = finder({ words: VAGUE, except: NOT_VAGUE, groups: VAGUE_GROUPS });

/** Pets are described in the customer’s words as gifts are. */
const described = ({ gifts, pets }: FlagCase): readonly GiftRow[] => [...gifts, ...(pets ? [pets] : [])];

const saying =
  (find: FindWord, what: string, rowsIn: (given: FlagCase) => readonly GiftRow[] = described) =>
  (given: FlagCase): readonly Finding[] =>
    rowsIn(given).flatMap(({ who, description, about }) =>
      found(find(description) !== null, about('description'), `“${find(description)}” in ${who} ${what}.`),
    );

function land(given: FlagCase): readonly Finding[] {
  const address = foldedWords(given.home?.address ?? '');
  return described(given).flatMap(({ who, description, about }) => {
    const word = landIn(description);
    const same = [...foldedWords(description)].filter((each) => address.has(each)).length >= SAME_WORDS;
    return found(
      word !== null || same,
      about('description'),
      word === null ? `${capitalised(who)} has words of the home’s address.` : `“${word}” in ${who} may be the home or land.`,
    );
  });
}

/** Shares bought on an exchange are no business of one's own. */
const businessIn = (description: string): string | null =>
  listed(description) === null || unlisted(description) !== null ? (ofBusiness(description) ?? sharesIn(description)) : null;

/** Business assets in gifts, and a business of the applicant's in how people are described. */
const business = ({ texts }: FlagCase): readonly Finding[] =>
  texts.flatMap(({ kind, text, what, about }) => {
    const word = kind === 'gift' ? businessIn(text) : kind === 'relationship' ? ownBusiness(text) : null;
    return found(word !== null, about, `“${word}” in ${what} may be a business asset.`);
  });

const FEW_LETTERS = 4;

/** "Who's Afraid of Virginia Woolf?" is a title and asks nothing. */
const isQuestion = (text: string): boolean =>
  /\?/.test(text) && !/(?:\p{Lu}[\p{L}'’]*[ ,]+(?:\p{L}{1,4} )*){2,}\p{Lu}[\p{L}'’]*\?/u.test(text);

function tooVague({ gifts }: FlagCase): readonly Finding[] {
  return gifts.flatMap(({ who, description, about }) => {
    const letters = description.match(/\p{L}/gu)?.length ?? 0;
    const sum = penceIn(description);
    // A gift or a legacy of £500 is clear enough.
    const word = vagueWord(description) ?? (sum > 0 ? null : vagueThing(description)) ?? (isQuestion(description) ? '?' : null);
    const isShort = letters < FEW_LETTERS && sum === 0;
    return found(
      word !== null || isShort,
      about('description'),
      word === null ? `“${description}” in ${who} is very short.` : `“${word}” in ${who} leaves open what is meant.`,
    );
  });
}

/** A debt that is forgiven or given away is no money to pay out. */
const moneyIn = (description: string): number =>
  description
    .split(/(?:\band|[;,.])\s+(?=(?:i|we|also)\b)|\b(?:less|minus|deducting)\b/iu)
    .filter((part) => owedToMe(part) === null)
    .reduce((sum, part) => sum + penceIn(part), 0);

export const moneyGifts = ({ gifts, pets }: FlagCase): number =>
  gifts.reduce((sum, { description }) => sum + moneyIn(description), (pets?.pounds ?? 0) * PENCE);

function abatement(given: FlagCase): readonly Finding[] {
  const money = moneyGifts(given);
  const known = given.home?.pence ?? 0;
  const isMuch = known === 0 || money * 4 > known;
  return found(
    money > 0 && isMuch,
    given.gifts.length > 0 || !given.pets ? at('specificGifts') : given.pets.about('amount'),
    known === 0
      ? `Gifts of money come to ${inPounds(money)}, and no assets are known.`
      : `Gifts of money come to ${inPounds(money)}, more than a quarter of the ${inPounds(known)} that is known.`,
  );
}

/** Division by religious law, wherever it is asked for; a burial may follow that law too. */
const byReligion = ({ texts }: FlagCase): readonly Finding[] =>
  texts.flatMap(({ kind, text, what, about }) => {
    const isAsked = kind === 'relationship' || (kind === 'funeral' && leftBehind(text) !== null);
    const word = isAsked ? ofReligion(text) : null;
    return found(word !== null, about, `“${word}” in ${what} may ask for shares by religious law.`);
  });

/** Refused before payment now; answers of before may still hold one. */
const toldSecrets = ({ texts }: FlagCase): readonly Finding[] =>
  texts.flatMap(({ text, what, about, inWill }) =>
    found(inWill && hasSecret(text), about, `A PIN, password or code in ${what} would become public.`, 'HIGH').map((finding) => ({
      ...finding,
      action: 'Ask to take the secret out of the will, to change it, and to keep it where only the executors find it.',
    })),
  );

const severalPeople = finder({ words: SEVERAL, groups: SEVERAL_GROUPS, slips: false });

const severalInOne = (given: FlagCase): readonly Finding[] =>
  takingRows(given)
    .filter((row) => !isOrganisation(row))
    .flatMap(({ name, who, about }) => found(severalPeople(name) !== null, about('fullName'), `“${name}” (${who}) may be several people.`));

/** The words of a gift may give to others as well, whoever its one recipient is. */
const severalInWords = ({ gifts }: FlagCase): readonly Finding[] =>
  gifts.flatMap(({ who, description, about }) =>
    found(othersIn(description) !== null, about('description'), `“${othersIn(description)}” in ${who} gives to more than one.`),
  );

export const GIFT_RULES: readonly Rule[] = [
  {
    id: 'R27',
    severity: 'HIGH',
    action: 'It conflicts with the clause about the home; a mortgage passes with it, and the residence band may depend on it. Ask.',
    find: land,
  },
  {
    id: 'R28',
    severity: 'HIGH',
    action: 'Business assets are outside the service: refer. Reliefs changed on 6 April 2026.',
    find: business,
  },
  {
    id: 'R29',
    severity: 'MED',
    action: 'A pet is property: ask whether the carer agrees, and about money for its keep.',
    find: saying(ofPets, 'is an animal', ({ gifts }) => gifts),
  },
  {
    id: 'R30',
    severity: 'HIGH',
    action: 'The draft cannot give effect to a condition or a trust: refer.',
    find: (given) => [...saying(ofConditions, 'makes a condition or a trust')(given), ...byReligion(given)],
  },
  {
    id: 'R31',
    severity: 'HIGH',
    action: 'Ask what is meant: a particular gift must not be a part of everything.',
    find: saying(ofEverything, 'may swallow the rest of the estate'),
  },
  {
    id: 'R32',
    severity: 'HIGH',
    action: `It may not pass by will. Unused pension funds count for inheritance tax from ${dateInWords(PENSIONS_TAXED_FROM)} (Finance Act 2026 s.66); death in service benefits of a registered scheme do not. Explain and ask.`,
    find: saying(outsideWill, 'may pass outside the will'),
  },
  {
    id: 'R33',
    severity: 'MED',
    action: 'Suggest a plan for access outside the will. Keys and passwords are never written in it.',
    find: (given) => [...saying(digital, 'is a digital asset')(given), ...toldSecrets(given)],
  },
  { id: 'R34', severity: 'MED', action: 'Too vague to carry out: ask.', find: tooVague },
  { id: 'R35', severity: 'MED', action: 'Warn that gifts may be cut down and that nothing may be left for the rest.', find: abatement },
  {
    id: 'R36',
    severity: 'HIGH',
    action: 'Ask for one name in each row.',
    find: (given) => [...severalInOne(given), ...severalInWords(given)],
  },
];
