import { type Beneficiary, type Draft, FIELDS, type SpecificGift, type WillAnswers } from '../answers.ts';
import { isClearlyOrganisation } from '../people/organisation.ts';
import { STAND_IN_PARTS, STAND_INS, standInsOf, type StandInParts } from '../people/stand-ins.ts';
import { samePerson, type SaidOfPerson } from '../people/same-person.ts';
import { holds, isLive, liveChildren } from '../rules.ts';
import { isFilled, missing, problem, type Problem } from '../step.ts';

export type ShareKey = 'customBeneficiaries' | 'customSubstitutes' | 'lastResort';

type Row = Partial<Pick<Beneficiary, 'fullName' | 'relationship' | 'percentage' | 'ownChildren' | 'charity' | 'charityNumber'>> &
  StandInParts;

type At = (part: string) => readonly (string | number)[];

/** What the choices made about a list of shares say against each other: the same for the wizard and for answers from a file. */
export const shareContradictions = (key: ShareKey, rows: readonly Row[], isEqual: boolean): readonly Problem[] =>
  rows.flatMap((row, index) => {
    const who = `${FIELDS[key].noun} ${index + 1}`;
    const at: At = (part) => [key, index, part];
    return [
      ...(isEqual && row.percentage !== undefined
        ? [problem(at('percentage'), `Take out the share of ${who}: you chose equal shares`)]
        : []),
      ...charityProblems(row, who, at, 'relationship'),
      ...(row.charity ? standInOfCharity(row, who, at) : substituteProblems(row, who, at)),
      ...ownChildrenProblems(row, who, at),
    ];
  });

/** It comes to the last resort when everybody named before has died: to name one of them again is to name nobody. */
export function lastResortContradictions(answers: WillAnswers): readonly Problem[] {
  const before = namedBefore(answers);
  return (answers.lastResort ?? []).flatMap(({ fullName, relationship }, index) => {
    const who = `${FIELDS.lastResort.noun} ${index + 1}`;
    return before.some((person) => samePerson(person, { fullName, relationship }) === 'same')
      ? [
          problem(
            ['lastResort', index, 'fullName'],
            `Name somebody else as ${who}: ${fullName} inherits first, so has died if it comes to this`,
          ),
        ]
      : [];
  });
}

/** Whoever comes before the last resort. */
export const namedBefore = (answers: Draft): readonly SaidOfPerson[] => {
  const { partner, customBeneficiaries = [], customSubstitutes = [] } = answers;
  return [
    ...(holds('partnerFirst', answers) && partner ? [{ fullName: partner.fullName, relationship: 'Partner' }] : []),
    ...(holds('childrenInherit', answers) ? liveChildren(answers).map(({ fullName }) => ({ fullName, relationship: 'Child' })) : []),
    ...(isLive('customBeneficiaries', answers)
      ? customBeneficiaries.flatMap((row) => [{ fullName: row.fullName, relationship: row.relationship }, ...standInsOf(row)])
      : []),
    ...(isLive('customSubstitutes', answers) ? customSubstitutes.map(({ fullName, relationship }) => ({ fullName, relationship })) : []),
  ];
};

function ownChildrenProblems(
  { fullName: name = '', relationship = '', ownChildren, substituteName, charity }: Row,
  who: string,
  at: At,
): readonly Problem[] {
  if (!ownChildren) return [];
  if (charity) return [problem(at('ownChildren'), `Take out the children of ${who}: a charity has none`)];
  if (isClearlyOrganisation({ name, relationship }))
    return [problem(at('ownChildren'), `Take out the children of ${who}: an organisation has none`)];
  return isFilled(substituteName)
    ? [problem(at('ownChildren'), `Choose one for the share of ${who}: their own children, or the person you named in their place`)]
    : [];
}

const TAKES = ['takes', 'is second to take', 'is third to take'];

/** Each is whole, somebody else than those before, and stands behind one; of several it is said how they take. */
function substituteProblems(row: Row, who: string, at: At): readonly Problem[] {
  const { fullName, relationship } = row;
  const named = STAND_INS.map((part) => ({ fullName: row[part.name], relationship: row[part.relationship] }));
  const each = named.flatMap((person, place): readonly Problem[] => {
    const part = STAND_INS[place]!;
    if (!isFilled(person.fullName)) {
      const isMissing = isFilled(person.relationship) || named.slice(place + 1).some((next) => isFilled(next.fullName));
      return isMissing ? [problem(at(part.name), `Enter the full name of whoever ${TAKES[place]} the place of ${who}`)] : [];
    }
    const isNamed = [{ fullName, relationship }, ...named.slice(0, place)].some((other) => samePerson(other, person) === 'same');
    return [
      ...(isNamed ? [problem(at(part.name), `Name somebody else to take the place of ${who}: this is the same person`)] : []),
      ...(isFilled(person.relationship)
        ? []
        : [problem(at(part.relationship), `Enter how whoever takes the place of ${who} is related to you`)]),
    ];
  });
  const isUnsaid = isFilled(row.secondSubstituteName) && !row.substitutesTake;
  return [...each, ...(isUnsaid ? [problem(at('substitutesTake'), `Choose how those who take the place of ${who} share it`)] : [])];
}

function standInOfCharity(row: Row, who: string, at: At): readonly Problem[] {
  const part = STAND_IN_PARTS.find((each) => each !== 'substitutesTake' && isFilled(row[each]));
  return part ? [problem(at(part), `Take out whoever takes the place of ${who}: what a charity is given does not fail`)] : [];
}

/** England and Wales, with the number of a branch or without; Scotland; Northern Ireland. */
const CHARITY_NUMBER = /^(?:\d{6,7}(?:-\d{1,2})?|SC0\d{5}|(?:NIC)?1\d{5})$/i;

type Charity = Pick<Row, 'relationship' | 'charity' | 'charityNumber'>;

function charityProblems({ relationship, charity, charityNumber }: Charity, who: string, at: At, part: string): readonly Problem[] {
  if (!charity)
    return isFilled(charityNumber) ? [problem(at('charityNumber'), `Say that ${who} is a charity, or take out the charity number`)] : [];
  return [
    ...(isFilled(relationship) ? [problem(at(part), `Take out the relationship of ${who}: a charity has none`)] : []),
    ...(isFilled(charityNumber) && !CHARITY_NUMBER.test(charityNumber?.trim() ?? '')
      ? [problem(at('charityNumber'), 'Enter the number as it is in the register: 6 or 7 digits, or SC0 and 5 digits')]
      : []),
  ];
}

type Gift = Partial<SpecificGift>;

/** What gifts say against themselves: the same for the wizard and for answers from a file. */
export const giftContradictions = (gifts: readonly Gift[]): readonly Problem[] =>
  gifts.flatMap((gift, index) => {
    const what = `${FIELDS.specificGifts.noun} ${index + 1}`;
    const who = `the recipient of ${what}`;
    const at: At = (part) => ['specificGifts', index, part];
    const row = { ...gift, fullName: gift.recipientName, relationship: gift.recipientRelationship };
    return [
      ...(gift.amount !== undefined && isFilled(gift.description)
        ? [problem(at('amount'), `Take out the sum or the description of ${what}: it gives one or the other`)]
        : []),
      ...tenthProblems(gifts, index, what, at),
      ...charityProblems(row, who, at, 'recipientRelationship'),
      ...(gift.charity ? standInOfCharity(row, who, at) : substituteProblems(row, who, at)),
    ];
  });

/** The lower rate looks at gifts to charities in the UK registers, and one sum makes up what is missing of the tenth. */
function tenthProblems(gifts: readonly Gift[], index: number, what: string, at: At): readonly Problem[] {
  const { tenth, amount, description, charity, charityNumber } = gifts[index] ?? {};
  if (!tenth) return [];
  return [
    ...(amount !== undefined || isFilled(description)
      ? [problem(at('tenth'), `Take out what else ${what} gives: a tenth is worked out by the law`)]
      : []),
    ...(charity
      ? missing(charityNumber, at('charityNumber'), `Enter the charity number for ${what}: a tenth can go only to a UK charity`)
      : [problem(at('charity'), `Say that ${what} is to a charity: a tenth can go to nobody else`)]),
    ...(gifts.findIndex((gift) => gift.tenth) < index ? [problem(at('tenth'), 'Only one gift can be a tenth')] : []),
  ];
}
