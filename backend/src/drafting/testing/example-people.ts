import type { WillAnswers } from '@willow/contracts';
import type { OperatorSettings, Testator } from '../answers/will-facts.ts';

export const ON = '2026-11-21';

export const MARGARET: Testator = {
  fullName: 'Margaret Anne Hughes',
  dob: '1961-02-03',
  addressLine1: '14 Orchard Rise',
  addressLine2: null,
  city: 'Ludlow',
  county: 'Shropshire',
  postcode: 'SY8 1AB',
};

export type Family = {
  readonly name: string;
  readonly answers: WillAnswers;
  readonly testator?: Partial<Testator>;
  readonly settings?: OperatorSettings;
};

export type TableFamily = Family & {
  /** The row of the decision table (1.15) that the family stands for: who has died, and who then takes. */
  readonly row: string;
  readonly dead?: readonly string[];
  readonly noIssue?: readonly string[];
  readonly divorced?: true;
  readonly takes: string;
};

const DAVID = {
  fullName: 'David Hughes',
  dob: '1959-01-01',
  email: 'david@example.test',
  address: '14 Orchard Rise, Ludlow, SY8 1AB',
};
export const BETHAN = { fullName: 'Bethan Price', address: '2 Mill Lane\nCardiff\nCF10 1AA', relationship: 'Sister' };
export const SPOUSE = { fullName: 'David Hughes', address: '14 Orchard Rise, Ludlow, SY8 1AB', relationship: 'Spouse' };
export const RHYS = { fullName: 'Rhys Hughes', dob: '2012-05-06' };
export const CARYS = { fullName: 'Carys Ellen Hughes', dob: '1990-11-30' };
export const EMYR = { fullName: 'Emyr Hughes', dob: '1987-04-01' };

export const SINGLE: WillAnswers = {
  willForYou: 'yes',
  isMarried: 'no',
  hasChildren: 'no',
  isHomeowner: 'no',
  executors: [BETHAN],
  beneficiaryType: 'custom',
  customBeneficiaries: [{ ...BETHAN, percentage: 100 }],
  hasSpecificGifts: false,
  specificGifts: [],
};

export const MARRIED: WillAnswers = { ...SINGLE, isMarried: 'yes', partner: DAVID, executors: [SPOUSE], beneficiaryType: 'partner' };
export const PARENT: WillAnswers = { ...SINGLE, hasChildren: 'yes', childrenCount: 2, children: [CARYS, EMYR] };

export const NAMES_OF_TEN = ['Ann', 'Ben', 'Cati', 'Dai', 'Efa', 'Ffred', 'Gwen', 'Huw', 'Ifan', 'Jac'].map((name) => `${name} Hughes`);
export const TEN = NAMES_OF_TEN.map((fullName, index) => ({ fullName, dob: `${2000 + index}-0${(index % 9) + 1}-15` }));
