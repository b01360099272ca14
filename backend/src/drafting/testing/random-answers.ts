import { loanContradictions, sharersIn, STAND_IN_PARTS, WillAnswers } from '@willow/contracts';
import fc from 'fast-check';
import { cleanLine } from '../answers/clean.ts';
import type { OperatorSettings, Testator } from '../answers/will-facts.ts';
import { ON } from './families.ts';
import { furtherAnswers } from './further-answers.ts';
import { TIDY, type Texts } from './random-texts.ts';

/** How many random wills each property is tried on; raised by WILL_RUNS. */
export const RUNS = Number(process.env['WILL_RUNS'] ?? 200);

const YES: readonly unknown[] = ['yes', true, 'true'];
const NO: readonly unknown[] = ['no', false, 'false', undefined];

const yesOrNo: fc.Arbitrary<unknown> = fc.boolean().chain((yes) => fc.constantFrom(...(yes ? YES : NO)));

const dob = fc
  .date({ min: new Date('1930-01-01T00:00:00Z'), max: new Date(`${ON}T00:00:00Z`), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Dates of birth around the eighteenth birthday on the day of the will, 29 February and this year among them. */
const childDob = fc.oneof(
  dob,
  fc.constantFrom('2008-11-20', '2008-11-21', '2008-11-22', '2008-12-31', '2008-02-29', '2026-11-20', '2026-01-01'),
);

const percentages: fc.Arbitrary<readonly number[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 9 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100])
  .map((marks) => marks.slice(1).map((mark, index) => mark - marks[index]!));

type Person = { fullName: string; address: string; relationship: string };

const people = (texts: Texts, mark: string, least: number, most: number): fc.Arbitrary<Person[]> =>
  fc
    .integer({ min: least, max: most })
    .chain((count) =>
      fc.tuple(
        ...Array.from({ length: count }, (_, index) =>
          fc.record({ fullName: texts.name(`${mark}${index}q`), address: texts.address, relationship: texts.relationship }),
        ),
      ),
    );

const sharesOf = (texts: Texts, mark: string): fc.Arbitrary<(Person & { percentage: number })[]> =>
  percentages.chain((parts) =>
    people(texts, mark, parts.length, parts.length).map((list) =>
      list.map((person, index) => Object.assign(person, { percentage: parts[index]! })),
    ),
  );

/** Each row as it is, or now and then with more to it. */
const sometimes = <Row extends object>(
  rows: readonly Row[],
  more: (row: Row, index: number) => fc.Arbitrary<object>,
): fc.Arbitrary<Row[]> =>
  fc.tuple(
    ...rows.map((row, index) =>
      fc.oneof({ weight: 4, arbitrary: fc.constant(row) }, { weight: 1, arbitrary: more(row, index).map((part) => ({ ...row, ...part })) }),
    ),
  );

const related = fc.constantFrom('friend', 'Sister');

const standIn =
  (texts: Texts, mark = 'Stand') =>
  (_row: object, index: number): fc.Arbitrary<object> =>
    fc
      .record({
        substituteName: texts.name(`${mark}${index}q`),
        substituteRelationship: related,
        more: fc.constantFrom(0, 0, 1, 2),
        secondSubstituteName: texts.name(`${mark}second${index}q`),
        secondSubstituteRelationship: related,
        thirdSubstituteName: texts.name(`${mark}third${index}q`),
        thirdSubstituteRelationship: related,
        substitutesTake: fc.constantFrom('in_order', 'equally'),
      })
      .map(({ more, thirdSubstituteName, thirdSubstituteRelationship, ...two }) => {
        const { substituteName, substituteRelationship } = two;
        if (more === 0) return { substituteName, substituteRelationship };
        return more === 1 ? two : { ...two, thirdSubstituteName, thirdSubstituteRelationship };
      });

const ownGuardians =
  (texts: Texts) =>
  (_row: object, index: number): fc.Arbitrary<object> =>
    fc
      .record({
        guardianName: texts.name(`Own${index}q`),
        guardianRelationship: texts.relationship,
        guardianAddress: texts.address,
        secondGuardianName: fc.oneof(fc.constant(undefined), texts.name(`Ownsecond${index}q`)),
        secondGuardianRelationship: texts.relationship,
        secondGuardianAddress: texts.address,
        guardiansAct: fc.constantFrom('together', 'instead'),
      })
      .map(({ secondGuardianRelationship, secondGuardianAddress, ...own }) =>
        own.secondGuardianName === undefined ? own : { ...own, secondGuardianRelationship, secondGuardianAddress },
      );

const thingOrSum = (texts: Texts): fc.Arbitrary<{ description: string } | { amount: number }> =>
  fc.oneof(
    { weight: 3, arbitrary: texts.gift.map((description) => ({ description })) },
    { weight: 1, arbitrary: fc.oneof(fc.integer({ min: 1, max: 900_000 }), fc.constant(999_999_999)).map((amount) => ({ amount })) },
  );

/** One gift at most, and to a charity that is in a register: its sum is the law's. */
function withTenth(gifts: readonly object[]): readonly object[] {
  const to = gifts.findIndex((gift) => 'charityNumber' in gift && gift.charityNumber !== undefined);
  return gifts.map((gift, index) =>
    index === to && index % 2 === 0 ? { ...gift, description: undefined, amount: undefined, tenth: true } : gift,
  );
}

const petsOf = (texts: Texts): fc.Arbitrary<object> =>
  fc.record({
    description: fc.constantFrom('my dog Rex', 'two cats & a “parrot”'),
    carerName: texts.name('Carerq'),
    carerRelationship: fc.constantFrom('friend', 'Charity', 'Sister'),
    amount: fc.constantFrom(undefined, 1, 2500),
  });

const digitalOf = (texts: Texts): fc.Arbitrary<object> =>
  fc.record({ recipientName: texts.name('Digitalq'), recipientRelationship: fc.constantFrom('friend', 'Charity', 'Sister') });

/** Nobody takes the place of a charity, and it is related to nobody. */
const asCharity = (): fc.Arbitrary<object> =>
  fc.constantFrom(undefined, '202918', 'SC012345').map((charityNumber) => ({
    charity: true,
    charityNumber,
    relationship: undefined,
    recipientRelationship: undefined,
    ...Object.fromEntries(STAND_IN_PARTS.map((part) => [part, undefined])),
  }));

/** Equal shares have no percentages. */
const withoutPercentages = (isEqual: boolean | undefined, rows: readonly { percentage: number }[]): readonly object[] =>
  isEqual ? rows.map(({ percentage: _, ...row }) => row) : rows;

const substitutesOf = (
  texts: Texts,
  mark = 'Sub',
): fc.Arbitrary<Pick<Person & { percentage: number }, 'fullName' | 'relationship' | 'percentage'>[]> =>
  sharesOf(texts, mark).map((list) => list.map(({ fullName, relationship, percentage }) => ({ fullName, relationship, percentage })));

export type RandomWill = {
  readonly answers: WillAnswers;
  readonly testator: Testator;
  readonly settings: OperatorSettings;
  readonly on: string;
};

/** A sum for each, or a part that leaves something with another beside it. */
const groupOf = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  fc.record({ amount: fc.integer({ min: 1, max: 9999 }), age: fc.constantFrom('18', '21', '25') }),
  fc.record({ percentage: fc.integer({ min: 1, max: 49 }), age: fc.constantFrom('18', '21', '25') }),
);

type Lent = { readonly to: string; readonly relationship: string; readonly treatment: string; readonly payBack: boolean };

/** To somebody with a share, whose debt can be counted, or to somebody else; none where a name is no name. */
function withLoans({ to, relationship, treatment, payBack }: Lent, answers: WillAnswers): WillAnswers {
  const sharer = treatment === 'counted' ? sharersIn(answers)[0] : { fullName: to, relationship };
  const loans = [
    { fullName: sharer?.fullName, relationship: sharer?.relationship, treatment, payBack: treatment === 'counted' && payBack },
  ];
  const read = WillAnswers.safeParse({ loans });
  const isWhole = [sharer?.fullName, sharer?.relationship].every((text) => cleanLine(text ?? '') !== '');
  if (!read.success || !isWhole) return answers;
  const all = { ...answers, ...read.data };
  return loanContradictions(all).length === 0 ? all : answers;
}

/** Answers with every branch filled in, live or stale, so that a stale one can give itself away. */
const writtenAnswers = (texts: Texts): fc.Arbitrary<WillAnswers> =>
  fc
    .record({
      isMarried: yesOrNo,
      partner: fc.record({
        fullName: texts.name('Partnerq'),
        dob: fc.constant('1911-01-01'),
        email: fc.constant('partner@mail.test'),
        mobile: fc.constant('07700900111'),
        address: texts.address,
      }),
      livesWithPartner: fc.constantFrom(undefined, undefined, 'yes', 'no'),
      expectsToMarry: fc.oneof(fc.constant(undefined), texts.name('Expectedq')),
      hasChildren: yesOrNo,
      children: people(texts, 'Child', 1, 10).chain((list) =>
        fc
          .tuple(...list.map(({ fullName }) => childDob.map((born) => ({ fullName, dob: born }))))
          .chain((rows) => sometimes(rows, ownGuardians(texts))),
      ),
      guardian: fc.record({
        fullName: fc.oneof(texts.name('Guardianq'), fc.constant(' ')),
        address: texts.address,
        relationship: texts.relationship,
      }),
      secondGuardian: fc.oneof(
        fc.constant(undefined),
        fc.record({ fullName: texts.name('Seconderq'), address: texts.address, relationship: texts.relationship }),
      ),
      guardiansAct: fc.constantFrom('together', 'instead'),
      isHomeowner: yesOrNo,
      property: fc.record({
        address: fc.oneof(fc.constant('77 Homeq Road'), texts.address),
        marketValue: fc.constant(987_654),
        ownership: fc.constantFrom(undefined, 'alone', 'joint', 'in_common'),
      }),
      executors: people(texts, 'Exec', 1, 3),
      reserveExecutors: fc.oneof(fc.constant(undefined), people(texts, 'Reserve', 0, 2)),
      beneficiaryType: fc.constantFrom('partner', 'children', 'custom'),
      equalShares: fc.constantFrom(undefined, undefined, true, false),
      customBeneficiaries: sharesOf(texts, 'Bene')
        .chain((rows) => sometimes(rows, standIn(texts)))
        .chain((rows) => sometimes(rows, asCharity)),
      partnerSubstituteRule: fc.constantFrom('children', 'custom', 'intestacy', undefined),
      childrenSubstituteRule: fc.constantFrom('per_stirpes', 'surviving_children', 'lapse', undefined),
      childrenAge: fc.constantFrom(undefined, undefined, '18', '21', '25', '30'),
      sharesAge: fc.constantFrom(undefined, undefined, '21', '25', '30'),
      equalSubstitutes: fc.constantFrom(undefined, undefined, true, false),
      customSubstitutes: substitutesOf(texts).chain((rows) => sometimes(rows, asCharity)),
      equalLastResort: fc.constantFrom(undefined, undefined, true, false),
      lastResort: fc.oneof(
        fc.constant(undefined),
        substitutesOf(texts, 'Last').chain((rows) => sometimes(rows, asCharity)),
      ),
      specificGifts: fc
        .oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 3 }) }, { weight: 1, arbitrary: fc.integer({ min: 26, max: 30 }) })
        .chain((count) =>
          people(texts, 'Gift', count, count)
            .chain((list) =>
              fc.tuple(
                ...list.map(({ fullName, relationship }) =>
                  thingOrSum(texts).map((what) => ({ recipientName: fullName, recipientRelationship: relationship, ...what })),
                ),
              ),
            )
            .chain((list) => sometimes(list, standIn(texts, 'Heir')))
            .chain((list) => sometimes(list, asCharity))
            .map(withTenth),
        ),
      pets: fc.option(petsOf(texts), { nil: undefined, freq: 2 }),
      digital: fc.option(digitalOf(texts), { nil: undefined, freq: 2 }),
      grandchildren: groupOf,
      nephewsAndNieces: groupOf,
      lent: fc.record({
        to: texts.name('Loanq'),
        relationship: texts.relationship,
        treatment: fc.constantFrom('forgiven', 'counted'),
        payBack: fc.boolean(),
      }),
      funeralWishes: texts.funeral,
    })
    .map(({ lent, ...all }) =>
      withLoans(lent, {
        willForYou: 'yes',
        ...all,
        // Nobody is named for one child, or as second, where nobody is named for all.
        ...(all.guardian.fullName.trim() === '' && {
          secondGuardian: undefined,
          children: all.children.map(({ fullName, dob: born }) => ({ fullName, dob: born })),
        }),
        customBeneficiaries: withoutPercentages(all.equalShares, all.customBeneficiaries),
        customSubstitutes: withoutPercentages(all.equalSubstitutes, all.customSubstitutes),
        lastResort: all.lastResort && withoutPercentages(all.equalLastResort, all.lastResort),
        hasSpecificGifts: all.specificGifts.length > 0,
      } as unknown as WillAnswers),
    );

const SEEN = 300;
let seen: readonly WillAnswers[] | null = null;

/** What the generators by hand give. */
const written = (): readonly WillAnswers[] => (seen ??= fc.sample(writtenAnswers(TIDY), { numRuns: SEEN, seed: SEEN }));

/** Answers of every kind: those written here, and what follows from the definitions of the fields. */
export function randomWill(texts: Texts): fc.Arbitrary<RandomWill> {
  const answers = fc.tuple(writtenAnswers(texts), furtherAnswers(texts, dob, written())).map(([given, further]) => further(given));
  return fc.record({
    answers,
    testator: fc.record({
      fullName: texts.name('Testatorq'),
      dob: fc.option(dob),
      addressLine1: fc.constant('1 Ownq Street'),
      addressLine2: fc.option(texts.address),
      city: fc.constant('Ludlow'),
      county: fc.option(texts.address),
      postcode: fc.constant('SY8 1AB'),
    }),
    settings: fc.record({ executors: fc.constantFrom('together', 'in-order') }),
    on: fc.constant(ON),
  });
}

export const hasPartner = ({ isMarried, livesWithPartner }: WillAnswers): boolean =>
  isYesLike(isMarried) || (isNoLike(isMarried) && isYesLike(livesWithPartner));

/** Said no to, not merely left open. */
export const isNoLike = (value: unknown): boolean => value === 'no' || value === 'false';

export const isYesLike = (value: unknown): boolean => YES.includes(value);
