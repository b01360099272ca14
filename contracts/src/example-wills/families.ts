import { address, type ExampleWill, SINGLE, testator } from './example-will.ts';

const LEEDS = ['12 Ash Grove', 'Leeds', 'LS6 2AB'] as const;
const NORWICH = ['8 Mill Road', 'Norwich', 'NR2 3CD'] as const;
const STOCKPORT = ['31 Beech Avenue', 'Stockport', 'SK4 1EF'] as const;
const LUTON = ['5 Station Street', 'Luton', 'LU1 2GH'] as const;
const EXETER = ['17 Church Lane', 'Exeter', 'EX2 4JK'] as const;
const DERBY = ['40 Park Road', 'Derby', 'DE1 3LM'] as const;

/** Priya and Tom are not married and buy a house in shares. */
export const UNMARRIED: ExampleWill = {
  testator: testator('Priya Nair', '1993-04-18', LEEDS),
  answers: {
    ...SINGLE,
    livesWithPartner: 'yes',
    partner: { fullName: 'Tom Ellis', dob: '1991-09-02', address: address(LEEDS), email: 'tom@example.test' },
    isHomeowner: 'yes',
    property: { address: address(LEEDS), marketValue: 260_000, ownership: 'in_common' },
    executors: [
      { fullName: 'Tom Ellis', address: address(LEEDS), relationship: 'Partner' },
      { fullName: 'Meera Nair', address: '3 Hill Street, Bradford, BD1 4NP', relationship: 'Sister' },
    ],
    beneficiaryType: 'partner',
    partnerSubstituteRule: 'custom',
    customSubstitutes: [{ fullName: 'Meera Nair', relationship: 'Sister', percentage: 100 }],
  },
  estate: 52_000,
  cases: [[], ['Tom Ellis']],
  shows: ['home', 'residue'],
};

/** Hannah and Owen have had their first child. */
export const NEW_BABY: ExampleWill = {
  testator: testator('Hannah Clarke', '1994-02-11', NORWICH),
  answers: {
    ...SINGLE,
    isMarried: 'yes',
    partner: { fullName: 'Owen Clarke', dob: '1992-07-30', address: address(NORWICH), email: 'owen@example.test' },
    hasChildren: 'yes',
    childrenCount: 1,
    children: [{ fullName: 'Isla Clarke', dob: '2026-06-14' }],
    guardian: { fullName: 'Beth Marsh', address: '22 Quay Street, Ipswich, IP4 1QR', relationship: 'Sister' },
    secondGuardian: { fullName: 'Daniel Clarke', address: '9 Green Lane, Norwich, NR3 1ST', relationship: 'Brother-in-law' },
    guardiansAct: 'instead',
    executors: [
      { fullName: 'Owen Clarke', address: address(NORWICH), relationship: 'Husband' },
      { fullName: 'Beth Marsh', address: '22 Quay Street, Ipswich, IP4 1QR', relationship: 'Sister' },
    ],
    beneficiaryType: 'partner',
    partnerSubstituteRule: 'children',
    childrenAge: '21',
  },
  estate: 380_000,
  cases: [[], ['Owen Clarke']],
  shows: ['guardian', 'residue', 'under-18'],
};

/** Karen has two children, and a stepson whom she brought up with them. */
export const STEPFAMILY: ExampleWill = {
  testator: testator('Karen Whitfield', '1978-10-05', STOCKPORT),
  answers: {
    ...SINGLE,
    isMarried: 'yes',
    partner: { fullName: 'Paul Whitfield', dob: '1975-03-21', address: address(STOCKPORT), email: 'paul@example.test' },
    hasChildren: 'yes',
    childrenCount: 2,
    children: [
      { fullName: 'Joshua Lane', dob: '2002-05-09' },
      { fullName: 'Ellie Lane', dob: '2005-08-17' },
    ],
    executors: [
      { fullName: 'Paul Whitfield', address: address(STOCKPORT), relationship: 'Husband' },
      { fullName: 'Joshua Lane', address: address(STOCKPORT), relationship: 'Son' },
    ],
    customBeneficiaries: [
      { fullName: 'Paul Whitfield', relationship: 'Husband', percentage: 40 },
      { fullName: 'Joshua Lane', relationship: 'Son', percentage: 20 },
      { fullName: 'Ellie Lane', relationship: 'Daughter', percentage: 20 },
      { fullName: 'Daniel Whitfield', relationship: 'Stepson', percentage: 20 },
    ],
    childrenSubstituteRule: 'per_stirpes',
  },
  estate: 280_000,
  cases: [[], ['Paul Whitfield']],
  shows: ['residue'],
};

/** Amira lives apart from Yusuf, and they are still married. */
export const SEPARATED: ExampleWill = {
  testator: testator('Amira Khan', '1985-12-01', LUTON),
  answers: {
    ...SINGLE,
    isMarried: 'yes',
    partner: { fullName: 'Yusuf Khan', dob: '1983-06-15', address: '60 High Street, Bedford, MK40 1UV', email: 'yusuf@example.test' },
    hasChildren: 'yes',
    childrenCount: 2,
    children: [
      { fullName: 'Zara Khan', dob: '2014-03-08' },
      { fullName: 'Adam Khan', dob: '2017-11-22' },
    ],
    guardian: { fullName: 'Imran Malik', address: '14 Queen Street, Luton, LU2 7WX', relationship: 'Brother' },
    executors: [
      { fullName: 'Imran Malik', address: '14 Queen Street, Luton, LU2 7WX', relationship: 'Brother' },
      { fullName: 'Sofia Reyes', address: '2 Canal Road, Luton, LU1 1YZ', relationship: 'Friend' },
    ],
    beneficiaryType: 'children',
    childrenSubstituteRule: 'per_stirpes',
    childrenAge: '21',
  },
  estate: 145_000,
  cases: [[], ['Zara Khan']],
  shows: ['executors', 'residue'],
};

/** Liam is disabled and receives support that depends on what he owns. */
export const DISABLED_CHILD: ExampleWill = {
  testator: testator('Fiona Doyle', '1979-01-26', EXETER),
  answers: {
    ...SINGLE,
    isMarried: 'yes',
    partner: { fullName: 'Mark Doyle', dob: '1977-05-19', address: address(EXETER), email: 'mark@example.test' },
    hasChildren: 'yes',
    childrenCount: 2,
    children: [
      { fullName: 'Aoife Doyle', dob: '2006-09-12' },
      { fullName: 'Liam Doyle', dob: '2011-04-03' },
    ],
    guardian: { fullName: 'Nora Byrne', address: '6 Castle Street, Exeter, EX4 3AB', relationship: 'Sister' },
    executors: [
      { fullName: 'Mark Doyle', address: address(EXETER), relationship: 'Husband' },
      { fullName: 'Nora Byrne', address: '6 Castle Street, Exeter, EX4 3AB', relationship: 'Sister' },
    ],
    beneficiaryType: 'partner',
    partnerSubstituteRule: 'custom',
    customSubstitutes: [
      { fullName: 'Aoife Doyle', relationship: 'Daughter', percentage: 50 },
      { fullName: 'Liam Doyle', relationship: 'Disabled son', percentage: 50 },
    ],
    childrenSubstituteRule: 'per_stirpes',
  },
  estate: 310_000,
  cases: [[], ['Mark Doyle']],
  shows: ['guardian', 'under-18'],
};

/** David’s wife, who was his executor and was to have everything, has died. */
export const AFTER_A_DEATH: ExampleWill = {
  testator: testator('David Lowe', '1957-08-08', DERBY),
  answers: {
    ...SINGLE,
    hasChildren: 'yes',
    childrenCount: 2,
    children: [
      { fullName: 'Rachel Lowe', dob: '1984-02-27' },
      { fullName: 'Stephen Lowe', dob: '1987-10-13' },
    ],
    isHomeowner: 'yes',
    property: { address: address(DERBY), marketValue: 240_000, ownership: 'alone' },
    executors: [
      { fullName: 'Rachel Lowe', address: '11 Elm Close, Derby, DE3 0CD', relationship: 'Daughter' },
      { fullName: 'Stephen Lowe', address: '25 Bridge Street, Leicester, LE1 5EF', relationship: 'Son' },
    ],
    beneficiaryType: 'children',
    childrenSubstituteRule: 'per_stirpes',
    hasSpecificGifts: true,
    specificGifts: [
      {
        description: 'my late wife’s sapphire engagement ring',
        recipientName: 'Molly Lowe',
        recipientRelationship: 'granddaughter',
        substituteName: 'Rachel Lowe',
        substituteRelationship: 'daughter',
      },
    ],
  },
  estate: 320_000,
  cases: [[], ['Stephen Lowe']],
  shows: ['executors', 'gifts', 'residue'],
};
