import { address, type ExampleWill, SINGLE, testator } from './example-will.ts';

const LUDLOW = ['6 Meadow Lane', 'Ludlow', 'SY8 1QR'] as const;
const RUTH = { fullName: 'Ruth Palmer', address: '18 Corve Street, Ludlow, SY8 1ST', relationship: 'Sister' };

/** A will with most of what ours can say: a couple with two children, a home in shares, gifts, a dog. */
export const SAMPLE: ExampleWill = {
  testator: testator('Sarah Jane Bennett', '1984-05-16', LUDLOW),
  answers: {
    ...SINGLE,
    isMarried: 'yes',
    partner: { fullName: 'James Bennett', dob: '1982-11-09', address: address(LUDLOW), email: 'james@example.test' },
    hasChildren: 'yes',
    childrenCount: 2,
    children: [
      { fullName: 'Thomas Bennett', dob: '2013-02-20' },
      { fullName: 'Emily Bennett', dob: '2016-07-11' },
    ],
    guardian: RUTH,
    secondGuardian: { fullName: 'Michael Bennett', address: '40 Bridge Street, Hereford, HR4 9UV', relationship: 'Brother-in-law' },
    guardiansAct: 'instead',
    isHomeowner: 'yes',
    property: { address: address(LUDLOW), marketValue: 340_000, ownership: 'in_common' },
    executors: [{ fullName: 'James Bennett', address: address(LUDLOW), relationship: 'Husband' }, RUTH],
    beneficiaryType: 'partner',
    partnerSubstituteRule: 'children',
    childrenAge: '21',
    hasSpecificGifts: true,
    specificGifts: [
      { amount: 1_000, recipientName: 'Grace Palmer', recipientRelationship: 'niece' },
      { description: 'my grandmother’s gold watch', recipientName: 'Emily Bennett', recipientRelationship: 'daughter' },
    ],
    pets: { description: 'my dog Biscuit', carerName: 'Ruth Palmer', carerRelationship: 'sister', amount: 500 },
    digital: { recipientName: 'James Bennett', recipientRelationship: 'husband' },
    funeralWishes: 'A cremation at Ludlow, with music and no black ties.',
  },
  estate: 240_000,
  cases: [[], ['James Bennett']],
};
