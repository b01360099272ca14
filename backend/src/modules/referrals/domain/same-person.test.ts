import { expect, it } from '@jest/globals';
import { sameAsReferrer } from './same-person.ts';

const JANE = { fullName: 'Jane Margaret Roe', addressLine1: '1 Willow Lane', postcode: 'BA1 1AA' };

it.each([
  ['somebody else', { fullName: 'Kim Poole', addressLine1: '2 Elm Road', postcode: 'LS1 4AP' }, []],
  ['a husband', { ...JANE, fullName: 'John Roe' }, ['address']],
  [
    'the same person in other letters',
    { fullName: 'jane  margaret ROE', addressLine1: '1 willow lane', postcode: 'ba11aa' },
    ['name', 'address'],
  ],
  ['a namesake', { ...JANE, addressLine1: '2 Elm Road', postcode: 'LS1 4AP' }, ['name']],
  ['a neighbour', { ...JANE, fullName: 'Kim Poole', addressLine1: '2 Willow Lane' }, []],
])('of %s a referral says what they have in common with the referrer (T-15)', (_, friend, hints) => {
  expect(sameAsReferrer(JANE, friend)).toEqual(hints);
});
