import { FIGURES, isYes, MINIMUM_CUSTOMER_AGE, postcodeArea } from '@willow/contracts';
import { type Finding, found, type Rule } from '../flag.ts';
import { at, atOwn } from '../flag-subject.ts';
import type { FlagCase, FlagText } from '../case.ts';
import { foreignIn, foreignInGift, foreignInWords } from '../foreign.ts';
import { outsideIn, outsideInGift } from '../outside.ts';
import { AREAS_OUTSIDE } from '../words/places-near.ts';
import { DOB, OLDEST, testatorAge } from './testator-age.ts';

function impossibleDob(given: FlagCase): readonly Finding[] {
  const age = testatorAge(given);
  if (age === null) return found(true, DOB, 'The applicant’s date of birth is missing, in the future or no real date.');
  const adult = FIGURES.adultAge.value;
  return [
    ...found(age < adult, DOB, `The applicant is ${age}: nobody under ${adult} can make a will.`),
    ...found(age > OLDEST, DOB, `The applicant would be ${age}: the date of birth must be wrong.`),
  ];
}

function outsideArea({ testator: { postcode } }: FlagCase): readonly Finding[] {
  const area = postcodeArea(postcode);
  return found(
    AREAS_OUTSIDE.has(area),
    atOwn('postcode'),
    `The applicant’s postcode area ${area} is not in England or Wales, or not all of it is.`,
  );
}

/** The home, or where the applicant lives: everybody else may live where they like. */
const isOwn = ({ about }: FlagText): boolean => about.step === null || about.path[0] === 'property';

/** Whoever lives abroad is reached and paid with more trouble; nothing about the will depends on it, and nobody is asked. */
const LIVES_ABROAD = {
  severity: 'MED',
  action: 'Somebody in the will lives abroad: mention that executors may need longer to reach and pay them.',
  items: [],
} as const;

function placeIn(each: FlagText): Finding | null {
  const { kind, text, what, about } = each;
  const abroad = {
    address: foreignIn,
    gift: foreignInGift,
    funeral: foreignInWords,
    name: NOWHERE,
    relationship: NOWHERE,
    beside: NOWHERE,
  }[kind](text);
  if (abroad !== null)
    return { about, message: `“${abroad}” in ${what} points abroad.`, ...(kind === 'address' && !isOwn(each) && LIVES_ABROAD) };
  const near = kind === 'gift' ? outsideInGift(text) : about.path[0] === 'property' ? outsideIn(text) : null;
  return near === null ? null : { about, message: `“${near}” in ${what} points outside England and Wales.` };
}
const NOWHERE = (): null => null;

const abroad = ({ texts }: FlagCase): readonly Finding[] => texts.flatMap((text) => placeIn(text) ?? []);

export const TESTATOR_RULES: readonly Rule[] = [
  { id: 'R01', severity: 'BLOCK', action: 'Ask for the date of birth. A will made under 18 is invalid.', find: impossibleDob },
  {
    id: 'R02',
    severity: 'HIGH',
    action: `The service is for people of ${MINIMUM_CUSTOMER_AGE} or over: refund or refer.`,
    find: (given) => {
      const age = testatorAge(given);
      return found(
        age !== null && age >= FIGURES.adultAge.value && age < MINIMUM_CUSTOMER_AGE,
        DOB,
        `The applicant is ${age}, under the service’s age of ${MINIMUM_CUSTOMER_AGE}.`,
      );
    },
  },
  {
    id: 'R03',
    severity: 'HIGH',
    action: 'Ask about domicile and permanent home; refer if it is not England or Wales.',
    find: outsideArea,
  },
  {
    id: 'R04',
    severity: 'HIGH',
    action: 'Ask for property and wills abroad. Adjust the revocation or refer.',
    find: abroad,
  },
  {
    id: 'R05',
    severity: 'BLOCK',
    action: 'Return to the customer: a will can be made only by the person it is for.',
    find: ({ answers }) => found(!isYes(answers.willForYou), at('willForYou'), 'The applicant has not said that the will is their own.'),
  },
];
