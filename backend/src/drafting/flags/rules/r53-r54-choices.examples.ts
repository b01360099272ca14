import { CARYS, RHYS, share, shares, toChildren, type Row } from '../testing/answers.ts';

const charity = (more: object) => shares({ ...share(100, { fullName: 'Oxfam', charity: true, ...more }), relationship: undefined });

export const CHOICE_ROWS: readonly Row[] = [
  ['R53', 'a charity with its number', charity({ charityNumber: '202918' }), ['MED customBeneficiaries.0.charityNumber']],
  ['R53', 'a charity without one', charity({}), ['MED customBeneficiaries.0.charityNumber']],
  ['R53', 'a person', shares(share(100)), []],
  ['R54', 'shares at 25', { ...toChildren('per_stirpes', CARYS, RHYS), childrenAge: '25' }, ['INFO childrenAge']],
  ['R54', 'shares at 18', { ...toChildren('per_stirpes', CARYS, RHYS), childrenAge: '18' }, []],
];
