import { type Answers, CARYS, gift, MARRIED, parent, RHYS, share, shares, toChildren, type Row } from '../testing/answers.ts';

const charity = (more: object) => shares({ ...share(100, { fullName: 'Oxfam', charity: true, ...more }), relationship: undefined });

const pets = (more: object = {}): Answers => ({
  pets: { description: 'my dog Rex', carerName: 'Ffion Morgan', carerRelationship: 'friend', ...more },
});
const files = (recipientName: string, recipientRelationship: string): Answers => ({ digital: { recipientName, recipientRelationship } });
const TO_RHYS = { carerName: 'Rhys Hughes', carerRelationship: 'son' };

export const CHOICE_ROWS: readonly Row[] = [
  ['R53', 'a charity with its number', charity({ charityNumber: '202918' }), ['MED customBeneficiaries.0.charityNumber']],
  ['R53', 'a charity without one', charity({}), ['MED customBeneficiaries.0.charityNumber']],
  [
    'R53',
    'a charity as a last resort',
    { ...shares(share(100)), lastResort: [{ fullName: 'Oxfam', percentage: 100, charity: true }] },
    ['MED lastResort.0.charityNumber'],
  ],
  ['R53', 'a person', shares(share(100)), []],
  ['R54', 'shares at 25', { ...toChildren('per_stirpes', CARYS, RHYS), childrenAge: '25' }, ['INFO childrenAge']],
  ['R54', 'shares at 30', { ...toChildren('per_stirpes', CARYS, RHYS), childrenAge: '30' }, ['INFO childrenAge']],
  ['R54', 'listed shares at 25', { ...shares(share(100)), sharesAge: '25' }, ['INFO sharesAge']],
  ['R54', 'nothing that could wait', { ...MARRIED, sharesAge: '25' }, []],
  ['R54', 'shares at 18', { ...toChildren('per_stirpes', CARYS, RHYS), childrenAge: '18' }, []],
  ['R55', 'pets to a child under 18', { ...parent(RHYS), ...pets(TO_RHYS) }, ['MED pets.carerName']],
  ['R55', 'pets to a namesake of that child', { ...parent(RHYS), ...pets({ ...TO_RHYS, carerRelationship: 'uncle' }) }, []],
  ['R55', 'pets to a grown child', { ...parent(CARYS), ...pets({ carerName: CARYS.fullName, carerRelationship: 'daughter' }) }, []],
  ['R55', 'money in the words', pets({ description: 'my dog and £500 for her food' }), ['HIGH pets.description']],
  ['R55', 'money in its own field', pets({ amount: 500 }), []],
  ['R55', 'a pet that is a gift as well', { ...pets(), ...gift('my cat') }, ['MED pets.description']],
  ['R55', 'a gift that is no pet', { ...pets(), ...gift('my piano') }, []],
  ['R56', 'files to a child under 18', { ...parent(RHYS), ...files('Rhys Hughes', 'son') }, ['MED digital.recipientName']],
  ['R56', 'files to an adult', { ...parent(RHYS), ...files('Ffion Morgan', 'friend') }, []],
];
