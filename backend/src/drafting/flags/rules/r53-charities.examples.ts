import { share, shares, type Row } from '../testing/answers.ts';

const charity = (more: object) => shares({ ...share(100, { fullName: 'Oxfam', charity: true, ...more }), relationship: undefined });

export const CHARITY_ROWS: readonly Row[] = [
  ['R53', 'a charity with its number', charity({ charityNumber: '202918' }), ['MED customBeneficiaries.0.charityNumber']],
  ['R53', 'a charity without one', charity({}), ['MED customBeneficiaries.0.charityNumber']],
  ['R53', 'a person', shares(share(100)), []],
];
