import { type Answers, CARYS, gift, home, MARRIED, parent, RHYS, share, shares, toChildren, type Row } from '../testing/answers.ts';

const charity = (more: object) => shares({ ...share(100, { fullName: 'Oxfam', charity: true, ...more }), relationship: undefined });

const pets = (more: object = {}): Answers => ({
  pets: { description: 'my dog Rex', carerName: 'Ffion Morgan', carerRelationship: 'friend', ...more },
});
const files = (recipientName: string, recipientRelationship: string): Answers => ({ digital: { recipientName, recipientRelationship } });
const leftOut = (reason: string, fullName = 'Tom Roe'): Answers => ({ leftOut: [{ fullName, reason }] });
const homeTo = (fullName: string, relationship: string): Answers => ({
  ...home(250_000),
  homeTakers: [{ fullName, relationship }],
  homeMortgage: 'taken',
  homeIfSold: 'fails',
});
const toNieces = (nephewsAndNieces: Answers['nephewsAndNieces']): Answers => ({ nephewsAndNieces });
const lentTo = (fullName: string, relationship: string): Answers => ({ loans: [{ fullName, relationship, treatment: 'forgiven' }] });
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
  ['R57', 'reasons for leaving somebody out', leftOut('We have not spoken since 2011.'), ['MED leftOut.0.reason']],
  ['R57', 'reasons that accuse', leftOut('He stole my savings.'), ['HIGH leftOut.0.reason']],
  ['R57', 'reasons that insult', leftOut('She is a greedy gold digger.'), ['HIGH leftOut.0.reason']],
  [
    'R57',
    'reasons about somebody who has a share',
    { ...shares(share(100)), ...leftOut('I helped her with her home in 2015.', 'Ffion Morgan') },
    ['MED leftOut.0.reason', 'MED leftOut.0.fullName'],
  ],
  ['R57', 'a reason for nobody', { leftOut: [{ fullName: ' ', reason: 'None.' }] }, []],
  ['R58', 'a home over the head of a partner', { ...MARRIED, ...homeTo('Ffion Morgan', 'friend') }, ['HIGH homeTakers']],
  ['R58', 'a home to the partner', { ...MARRIED, ...homeTo('David Hughes', 'husband') }, []],
  ['R58', 'a home to a child under 18', { ...parent(RHYS), ...homeTo('Rhys Hughes', 'son') }, ['MED homeTakers.0.fullName']],
  ['R58', 'a home that nobody owns', { ...MARRIED, ...homeTo('Ffion Morgan', 'friend'), isHomeowner: 'no' }, []],
  ['R54', 'a sum for each niece at 25', toNieces({ amount: 500, age: '25' }), ['INFO nephewsAndNieces.age']],
  ['R54', 'a sum for each niece at 18', toNieces({ amount: 500, age: '18' }), []],
  ['R59', 'a large sum for each', toNieces({ amount: 5000, age: '18' }), ['MED nephewsAndNieces.amount']],
  ['R59', 'a small sum for each', toNieces({ amount: 500, age: '18' }), []],
  ['R59', 'that sum beside a home', { ...home(400_000), ...toNieces({ amount: 5000, age: '18' }) }, []],
  ['R59', 'that sum beside a small home', { ...home(150_000), ...toNieces({ amount: 5000, age: '18' }) }, ['MED nephewsAndNieces.amount']],
  ['R59', 'half of the rest to a group', toNieces({ percentage: 50, age: '18' }), ['MED nephewsAndNieces.percentage']],
  ['R59', 'a tenth of the rest to a group', toNieces({ percentage: 10, age: '18' }), []],
  ['R59', 'grandchildren of somebody without a child', { grandchildren: { amount: 500, age: '18' } }, []],
  ['R60', 'a loan to a person', lentTo('Gwilym Rees', 'nephew'), ['INFO loans']],
  ['R60', 'a loan to a firm', lentTo('Rees Motors Ltd', 'company'), ['MED loans.0.fullName', 'INFO loans']],
  [
    'R60',
    'a loan to one of two children of the same name',
    {
      ...toChildren('per_stirpes', CARYS, { ...RHYS, fullName: CARYS.fullName }),
      loans: [{ fullName: CARYS.fullName, relationship: 'daughter', treatment: 'counted' }],
    },
    ['MED loans.0.fullName', 'INFO loans'],
  ],
  ['R60', 'nobody owes anything', shares(share(100)), []],
];
