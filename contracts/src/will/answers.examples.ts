import { WillAnswers } from './answers.ts';
import type { Leaf, LeafKind } from './field.ts';
import { answerAt, everyPlace, type Place, withAnswer } from './places.ts';

export { type Place, withAnswer };

export const EVERY_PLACE: readonly Place[] = everyPlace();

type Samples = readonly [value: unknown, other: unknown];

const words = (what: string, place: string): Samples => [`${what} of ${place}`, `Another ${what} of ${place}`];

const SAMPLES: Readonly<Record<LeafKind, (place: string, leaf: Leaf) => Samples>> = {
  'yes-no': () => ['yes', 'no'],
  tick: () => [true, false],
  choice: (_place, { options = {} }) => {
    const [first, second] = Object.keys(options);
    return [first, second];
  },
  name: (place) => words('Somebody', place),
  // A child, so that the rule for a child's share is asked for as well.
  relationship: (place) => [place.startsWith('customBeneficiaries') ? 'daughter' : 'cousin', 'neighbour'],
  address: (place) => words('1 Street', place),
  contact: (place) => (place.endsWith('email') ? ['tom@roe.test', 'tom@poe.test'] : ['07700 900982', '07700 900123']),
  gift: (place) => words('A clock', place),
  wishes: (place) => words('A song', place),
  date: () => ['2015-06-01', '2016-07-02'],
  money: () => [250_000, 300_000],
  percentage: () => [100, 99],
  count: () => [1, 2],
  reference: () => ['202918', 'SC012345'],
  instant: () => ['2026-11-21T12:00:00.000Z', '2026-11-22T12:00:00.000Z'],
};

const samplesAt = ({ path, leaf }: Place): Samples => SAMPLES[leaf.kind](path.filter((part) => typeof part === 'string').join(' '), leaf);

export function withAnother(answers: WillAnswers, place: Place): WillAnswers {
  const [sample, other] = samplesAt(place);
  return WillAnswers.parse(withAnswer(answers, place.path, answerAt(answers, place.path) === other ? sample : other));
}

const answered = EVERY_PLACE.filter(({ leaf }) => !leaf.optional).reduce<object>(
  (answers, place) => withAnswer(answers, place.path, samplesAt(place)[0]),
  {},
);

const SEVERAL = {
  substituteName: 'Fay Fox',
  substituteRelationship: 'friend',
  secondSubstituteName: 'Gus Fox',
  secondSubstituteRelationship: 'cousin',
  thirdSubstituteName: 'Hal Fox',
  thirdSubstituteRelationship: 'cousin',
};

/** The choices that are folded away, an example of each; they go together with these kinds of beneficiary. */
const CHOICES: readonly object[] = [
  // Partner first without a marriage, and a will that a marriage to that partner does not revoke.
  { isMarried: 'no', livesWithPartner: 'yes', expectsToMarry: 'Somebody of partner', beneficiaryType: 'partner' },
  // Equal shares, and somebody who takes the first one's place.
  {
    beneficiaryType: 'custom',
    equalShares: true,
    customBeneficiaries: [
      {
        fullName: 'Ann Roe',
        relationship: 'daughter',
        address: '5 Elm Row, Leeds',
        substituteName: 'Fay Fox',
        substituteRelationship: 'friend',
      },
      { fullName: 'Ben Roe', relationship: 'son', address: '5 Elm Row, Leeds' },
    ],
  },
  // Several who take the place of one, of a share and of a gift.
  {
    beneficiaryType: 'custom',
    customBeneficiaries: [
      { fullName: 'Ann Poe', relationship: 'friend', address: '5 Elm Row, Leeds', percentage: 60, ...SEVERAL, substitutesTake: 'in_order' },
      { fullName: 'Ben Poe', relationship: 'friend', address: '5 Elm Row, Leeds', percentage: 40 },
    ],
    specificGifts: [
      { description: 'my books', recipientName: 'Ann Poe', recipientRelationship: 'friend', ...SEVERAL, substitutesTake: 'equally' },
    ],
  },
  // Shares that go down the line of whoever they are for, of the first list and of the second.
  {
    beneficiaryType: 'custom',
    customBeneficiaries: [{ fullName: 'Fay Fox', relationship: 'sister', address: '5 Elm Row, Leeds', percentage: 100, ownChildren: true }],
  },
  {
    beneficiaryType: 'partner',
    partnerSubstituteRule: 'custom',
    customSubstitutes: [{ fullName: 'Fay Fox', relationship: 'sister', percentage: 100, ownChildren: true }],
  },
  // A sum of money, and somebody who gets a gift if the first one has died.
  {
    beneficiaryType: 'children',
    specificGifts: [
      {
        amount: 5000,
        recipientName: 'Kim Poole',
        recipientRelationship: 'niece',
        substituteName: 'Lee Poole',
        substituteRelationship: 'nephew',
      },
    ],
  },
  {
    beneficiaryType: 'partner',
    partnerSubstituteRule: 'custom',
    equalSubstitutes: true,
    customSubstitutes: [
      { fullName: 'Ann Roe', relationship: 'daughter' },
      { fullName: 'Ben Roe', relationship: 'son' },
    ],
  },
  // Whoever takes if nobody else is left: in percentages, in equal shares, a charity.
  {
    beneficiaryType: 'custom',
    customBeneficiaries: [{ fullName: 'Fay Fox', relationship: 'sister', address: '5 Elm Row, Leeds', percentage: 100 }],
    lastResort: [
      { fullName: 'Kim Poole', relationship: 'niece', percentage: 60, ownChildren: true },
      { fullName: 'Lee Poole', relationship: 'nephew', percentage: 40 },
    ],
  },
  {
    beneficiaryType: 'partner',
    partnerSubstituteRule: 'children',
    equalLastResort: true,
    lastResort: [
      { fullName: 'Kim Poole', relationship: 'niece' },
      { fullName: 'The Elm Hospice', charity: true, charityNumber: 'SC012345' },
    ],
  },
  {
    beneficiaryType: 'children',
    childrenSubstituteRule: 'per_stirpes',
    lastResort: [{ fullName: 'The Elm Hospice', percentage: 100, charity: true, charityNumber: 'SC012345' }],
  },
  // Shares that depend on an age.
  { beneficiaryType: 'children', childrenAge: '25' },
  {
    beneficiaryType: 'custom',
    customBeneficiaries: [{ fullName: 'Fay Fox', relationship: 'sister', address: '5 Elm Row, Leeds', percentage: 100 }],
    sharesAge: '25',
  },
  // A child who has died and left children, who take the share.
  { beneficiaryType: 'children', lateChildren: [{ fullName: 'Tom Roe', leftChildren: 'yes' }] },
  // A home that is owned together with somebody else.
  { beneficiaryType: 'children', property: { address: '5 Elm Row, Leeds', marketValue: 250_000, ownership: 'joint' } },
  // The home as a gift of its own.
  {
    beneficiaryType: 'children',
    homeTakers: [{ fullName: 'Kim Poole', relationship: 'niece' }],
    homeMortgage: 'paid',
    homeIfSold: 'replaced',
  },
  // What is in the home, shared as the children agree.
  { beneficiaryType: 'children', contents: 'children' },
  // A second guardian, beside the first one.
  {
    beneficiaryType: 'children',
    secondGuardian: { fullName: 'Kim Poole', relationship: 'niece', address: '3 Mill Road, Wells' },
    guardiansAct: 'together',
  },
  // Guardians whom one child has to itself.
  {
    beneficiaryType: 'children',
    children: [
      {
        fullName: 'Ann Roe',
        dob: '2015-06-01',
        guardianName: 'Kim Poole',
        guardianRelationship: 'niece',
        guardianAddress: '3 Mill Road, Wells',
        secondGuardianName: 'Lee Poole',
        secondGuardianRelationship: 'nephew',
        secondGuardianAddress: '4 Mill Road, Wells',
        guardiansAct: 'together',
      },
      { fullName: 'Ben Roe', dob: '2016-07-02' },
    ],
    childrenCount: 2,
  },
  // Somebody who acts if none of the executors can.
  {
    beneficiaryType: 'children',
    reserveExecutors: [{ fullName: 'Kim Poole', relationship: 'niece', address: '3 Mill Road, Wells' }],
  },
  // Executors who act as professionals, and charge.
  {
    beneficiaryType: 'children',
    executors: [{ fullName: 'Ann Roe', relationship: 'solicitor', address: '5 Elm Row, Leeds', professional: true }],
    reserveExecutors: [
      { fullName: 'Mill Trust Company', relationship: 'trust company', address: '3 Mill Road, Wells', professional: true },
    ],
  },
  // Pets with a sum for whoever takes them, and the files that matter to a family.
  {
    beneficiaryType: 'children',
    pets: { description: 'my dog Rex and my two cats', carerName: 'Kim Poole', carerRelationship: 'niece', amount: 2000 },
  },
  { beneficiaryType: 'children', digital: { recipientName: 'Kim Poole', recipientRelationship: 'niece' } },
  // A sum for each grandchild, a part of the rest for nephews and nieces, and loans.
  { beneficiaryType: 'children', grandchildren: { amount: 1000, age: '21' } },
  { beneficiaryType: 'children', nephewsAndNieces: { percentage: 10, age: '25' } },
  { beneficiaryType: 'children', grandchildren: { percentage: 20, age: '18' } },
  { beneficiaryType: 'children', nephewsAndNieces: { amount: 500, age: '18' } },
  {
    beneficiaryType: 'custom',
    customBeneficiaries: [{ fullName: 'Fay Fox', relationship: 'sister', address: '5 Elm Row, Leeds', percentage: 100 }],
    loans: [{ fullName: 'Fay Fox', relationship: 'sister', treatment: 'counted', payBack: true }],
  },
  { beneficiaryType: 'children', loans: [{ fullName: 'Lee Poole', relationship: 'nephew', treatment: 'forgiven' }] },
  // Reasons for leaving somebody out, which are in no will.
  { beneficiaryType: 'custom', leftOut: [{ fullName: 'Tom Roe', reason: 'We have not spoken since 2011.' }] },
  // What whoever arranges the funeral has to know, and no will says.
  { beneficiaryType: 'children', organDonation: 'donate', funeralPlan: { provider: 'Mill Road Funerals', planNumber: 'MR 4711' } },
  // Charities as such, wherever something is given.
  {
    beneficiaryType: 'custom',
    customBeneficiaries: [
      { fullName: 'The Elm Hospice', address: '5 Elm Row, Leeds', percentage: 100, charity: true, charityNumber: '202918' },
    ],
    specificGifts: [{ description: 'my books', recipientName: 'The Oak Library', charity: true, charityNumber: '1123456-1' }],
  },
  // A tenth to a charity.
  {
    beneficiaryType: 'children',
    specificGifts: [{ tenth: true, recipientName: 'The Oak Library', charity: true, charityNumber: '1123456' }],
  },
  {
    beneficiaryType: 'partner',
    partnerSubstituteRule: 'custom',
    customSubstitutes: [{ fullName: 'The Elm Hospice', percentage: 100, charity: true, charityNumber: 'SC012345' }],
  },
];

/** Everything answered at once, by way of each kind of beneficiary, and each choice: between them, every field counts. */
export const EVERY_ANSWER: readonly WillAnswers[] = [
  { beneficiaryType: 'partner', partnerSubstituteRule: 'children' },
  { beneficiaryType: 'partner', partnerSubstituteRule: 'custom' },
  { beneficiaryType: 'children' },
  { beneficiaryType: 'custom' },
  ...CHOICES,
].map((branch) => WillAnswers.parse({ ...answered, ...branch }));
