import { FIGURES, isYes, MINIMUM_CUSTOMER_AGE } from '@willow/contracts';
import { type Finding, found, type Rule } from '../flag.ts';
import { at, atOwn } from '../flag-subject.ts';
import type { FlagCase } from '../case.ts';
import { foreignIn, foreignInGift, foreignInWords } from '../foreign.ts';
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

const OUTSIDE = new Set('BT IM JE GY ZE AB DD DG EH FK G HS IV KA KW KY ML PA PH TD'.split(' '));

function outsideArea({ testator: { postcode } }: FlagCase): readonly Finding[] {
  const area = /^\s*([a-z]+)\d/i.exec(postcode)?.[1]?.toUpperCase() ?? '';
  return found(
    OUTSIDE.has(area),
    atOwn('postcode'),
    `The applicant’s postcode area ${area} is not in England or Wales, or not all of it is.`,
  );
}

const abroad = ({ texts }: FlagCase): readonly Finding[] =>
  texts.flatMap(({ kind, text, what, about }) => {
    const word =
      kind === 'address' ? foreignIn(text) : kind === 'gift' ? foreignInGift(text) : kind === 'funeral' ? foreignInWords(text) : null;
    return found(word !== null, about, `“${word}” in ${what} points abroad.`);
  });

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
