import { address, type ExampleWill, SINGLE, testator } from './example-will.ts';

const YORK = ['3 Orchard Close', 'York', 'YO24 1GH'] as const;
const CARDIFF = ['19 Bay View', 'Cardiff', 'CF10 5JK'] as const;
const SHREWSBURY = ['2 Weaver Cottages', 'Shrewsbury', 'SY1 1LM'] as const;
const BATH = ['27 Lansdown Terrace', 'Bath', 'BA1 5NP'] as const;
const BRISTOL = ['44 Harbour Street', 'Bristol', 'BS1 6QR'] as const;
const BRIGHTON = ['10 Kemp Street', 'Brighton', 'BN1 4ST'] as const;

/** Brian is a widower of 67; one of his three children has died and left children. */
export const OVER_60: ExampleWill = {
  testator: testator('Brian Holt', '1959-05-30', YORK),
  answers: {
    ...SINGLE,
    hasChildren: 'yes',
    childrenCount: 2,
    children: [
      { fullName: 'Alison Holt', dob: '1986-01-19' },
      { fullName: 'Graham Holt', dob: '1989-12-04' },
    ],
    lateChildren: [{ fullName: 'Philip Holt', leftChildren: 'yes' }],
    isHomeowner: 'yes',
    property: { address: address(YORK), marketValue: 290_000, ownership: 'alone' },
    executors: [
      { fullName: 'Alison Holt', address: '5 Priory Street, York, YO1 6UV', relationship: 'Daughter' },
      { fullName: 'Graham Holt', address: '71 Tower Road, Hull, HU1 2WX', relationship: 'Son' },
    ],
    beneficiaryType: 'children',
    childrenSubstituteRule: 'per_stirpes',
    funeralWishes: 'A short service at the crematorium, and a walk by the river after it.',
  },
  estate: 360_000,
  cases: [[], ['Graham Holt']],
  shows: ['residue', 'funeral'],
};

/** Callum has bought a flat by himself, with a mortgage. */
export const FIRST_HOME: ExampleWill = {
  testator: testator('Callum Reid', '1997-03-14', CARDIFF),
  answers: {
    ...SINGLE,
    isHomeowner: 'yes',
    property: { address: address(CARDIFF), marketValue: 195_000, ownership: 'alone' },
    homeTakers: [{ fullName: 'Kirsty Reid', relationship: 'sister' }],
    homeMortgage: 'taken',
    homeIfSold: 'replaced',
    executors: [
      { fullName: 'Kirsty Reid', address: '8 Cathedral Road, Cardiff, CF11 9YZ', relationship: 'Sister' },
      { fullName: 'Jamie Walsh', address: '33 City Road, Cardiff, CF24 3AB', relationship: 'Friend' },
    ],
    customBeneficiaries: [
      { fullName: 'Kirsty Reid', relationship: 'Sister', percentage: 70 },
      { fullName: 'Jamie Walsh', relationship: 'Friend', percentage: 30 },
    ],
  },
  estate: 18_000,
  cases: [[], ['Jamie Walsh']],
  shows: ['home', 'residue'],
};

/** Joan lives with two dogs. */
export const PETS: ExampleWill = {
  testator: testator('Joan Pritchard', '1966-11-23', SHREWSBURY),
  answers: {
    ...SINGLE,
    executors: [
      { fullName: 'Lucy Pritchard', address: '4 Castle Gates, Shrewsbury, SY1 2CD', relationship: 'Niece' },
      { fullName: 'Marion Gale', address: '6 Weaver Cottages, Shrewsbury, SY1 1LM', relationship: 'Friend' },
    ],
    equalShares: true,
    customBeneficiaries: [
      { fullName: 'Lucy Pritchard', relationship: 'Niece' },
      { fullName: 'Edward Pritchard', relationship: 'Nephew' },
    ],
    pets: { description: 'my dogs Bracken and Tess', carerName: 'Marion Gale', carerRelationship: 'friend', amount: 2_500 },
  },
  estate: 82_500,
  cases: [[], ['Marion Gale']],
  shows: ['pets', 'residue'],
};

/** Alan wants a tenth of what would be taxed to go to a hospice. No charity has this name and number. */
export const CHARITY: ExampleWill = {
  testator: testator('Alan Fox', '1955-06-06', BATH),
  answers: {
    ...SINGLE,
    executors: [
      { fullName: 'Helen Fox', address: '12 River Street, Bath, BA1 2EF', relationship: 'Niece' },
      { fullName: 'Robert Fox', address: '80 Mill Hill, Wells, BA5 2GH', relationship: 'Nephew' },
    ],
    equalShares: true,
    customBeneficiaries: [
      { fullName: 'Helen Fox', relationship: 'Niece' },
      { fullName: 'Robert Fox', relationship: 'Nephew' },
    ],
    hasSpecificGifts: true,
    specificGifts: [{ tenth: true, recipientName: 'The Avonside Hospice', charity: true, charityNumber: '9999999' }],
  },
  estate: 525_000,
  cases: [[], ['Robert Fox']],
  shows: ['gifts'],
};

/** Grace is about to work in Dubai for two years; her home, and her husband’s, is Bristol. */
export const ABROAD: ExampleWill = {
  testator: testator('Grace Adeyemi', '1990-09-27', BRISTOL),
  answers: {
    ...SINGLE,
    isMarried: 'yes',
    partner: { fullName: 'Daniel Adeyemi', dob: '1988-04-10', address: address(BRISTOL), email: 'daniel@example.test' },
    isHomeowner: 'yes',
    property: { address: address(BRISTOL), marketValue: 330_000, ownership: 'joint' },
    executors: [
      { fullName: 'Daniel Adeyemi', address: address(BRISTOL), relationship: 'Husband' },
      { fullName: 'Esther Cole', address: '15 Park Street, Bristol, BS1 5JK', relationship: 'Sister' },
    ],
    beneficiaryType: 'partner',
    partnerSubstituteRule: 'custom',
    equalSubstitutes: true,
    customSubstitutes: [
      { fullName: 'Esther Cole', relationship: 'Sister' },
      { fullName: 'Samuel Cole', relationship: 'Brother' },
    ],
  },
  estate: 90_000,
  cases: [[], ['Daniel Adeyemi']],
  shows: ['home', 'residue'],
};

/** Rebecca has no partner and no children, and leaves what she owns to people whom the law would not think of. */
export const NO_CHILDREN: ExampleWill = {
  testator: testator('Rebecca Stone', '1984-07-02', BRIGHTON),
  answers: {
    ...SINGLE,
    executors: [
      { fullName: 'Matthew Stone', address: '62 Hove Street, Hove, BN3 2LM', relationship: 'Brother' },
      { fullName: 'Carmen Diaz', address: '7 Marine Square, Brighton, BN2 1NP', relationship: 'Friend' },
    ],
    customBeneficiaries: [
      { fullName: 'Matthew Stone', relationship: 'Brother', percentage: 50, ownChildren: true },
      { fullName: 'Carmen Diaz', relationship: 'Friend', percentage: 30 },
      { fullName: 'Poppy Hart', relationship: 'Goddaughter', percentage: 20 },
    ],
  },
  estate: 160_000,
  cases: [[], ['Carmen Diaz'], ['Matthew Stone']],
  shows: ['residue'],
};
