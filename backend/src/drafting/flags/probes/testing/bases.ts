import type { WillAnswers } from '@willow/contracts';
import type { Testator } from '../../../answers/will-facts.ts';
import { MARGARET } from '../../../testing/families.ts';

export const HOME_ADDRESS = '14 Orchard Rise, Ludlow, SY8 1AB';
export const BETHAN = { fullName: 'Bethan Price', address: '2 Mill Lane, Cardiff, CF10 1AA', relationship: 'sister' };
export const GARETH = { fullName: 'Gareth Hughes', address: '9 Castle Street, Hereford, HR1 2NL', relationship: 'brother' };
export const DAVID = { fullName: 'David Hughes', dob: '1959-01-01' };
export const SPOUSE = { fullName: 'David Hughes', address: HOME_ADDRESS, relationship: 'husband' };
export const CARYS = { fullName: 'Carys Ellen Hughes', dob: '1990-11-30' };
export const EMYR = { fullName: 'Emyr Hughes', dob: '1987-04-01' };
export const RHYS = { fullName: 'Rhys Hughes', dob: '2014-05-06' };
export const MALI = { fullName: 'Mali Hughes', dob: '2018-09-12' };
export const DAUGHTER = { fullName: 'Carys Ellen Hughes', address: '5 Hill View, Shrewsbury, SY1 1AA', relationship: 'daughter' };
export const SON = { fullName: 'Emyr Hughes', address: '31 Station Road, Telford, TF1 1AB', relationship: 'son' };

export type Base = { readonly answers: WillAnswers; readonly testator: Testator };

const SINGLE: WillAnswers = {
  willForYou: 'yes',
  isMarried: 'no',
  hasChildren: 'no',
  isHomeowner: 'no',
  executors: [BETHAN, GARETH],
  beneficiaryType: 'custom',
  customBeneficiaries: [
    { ...BETHAN, percentage: 60 },
    { ...GARETH, percentage: 40 },
  ],
  hasSpecificGifts: false,
  specificGifts: [],
  confirmed: true,
  finalConfirmation: true,
};
const { customBeneficiaries: _, ...NO_SHARES } = SINGLE;
const COUPLE: WillAnswers = {
  ...NO_SHARES,
  isMarried: 'yes',
  partner: DAVID,
  executors: [SPOUSE, BETHAN],
  beneficiaryType: 'partner',
  partnerSubstituteRule: 'custom',
  customSubstitutes: [
    { fullName: 'Bethan Price', relationship: 'sister', percentage: 50 },
    { fullName: 'Gareth Hughes', relationship: 'brother', percentage: 50 },
  ],
};
const { customSubstitutes: __, ...NO_SUBSTITUTES } = COUPLE;

/** What a probe changes: plain families without a trap. */
export const BASES = {
  single: { answers: SINGLE, testator: MARGARET },
  couple: { answers: COUPLE, testator: MARGARET },
  family: {
    answers: {
      ...NO_SUBSTITUTES,
      hasChildren: 'yes',
      childrenCount: 2,
      children: [CARYS, EMYR],
      isHomeowner: 'yes',
      property: { address: HOME_ADDRESS, marketValue: 280_000 },
      executors: [SPOUSE, DAUGHTER],
      partnerSubstituteRule: 'children',
    },
    testator: MARGARET,
  },
  young: {
    answers: {
      ...NO_SUBSTITUTES,
      partner: { fullName: 'David Hughes', dob: '1984-03-19' },
      hasChildren: 'yes',
      childrenCount: 2,
      children: [RHYS, MALI],
      guardian: { fullName: 'Nia Bowen', address: '6 Chapel Row, Brecon, LD3 7AA', relationship: 'friend' },
      isHomeowner: 'yes',
      property: { address: HOME_ADDRESS, marketValue: 260_000 },
      partnerSubstituteRule: 'children',
    },
    testator: { ...MARGARET, dob: '1985-06-14' },
  },
  widow: {
    answers: {
      ...NO_SHARES,
      hasChildren: 'yes',
      childrenCount: 2,
      children: [CARYS, EMYR],
      isHomeowner: 'yes',
      property: { address: HOME_ADDRESS, marketValue: 240_000 },
      executors: [DAUGHTER, SON],
      beneficiaryType: 'children',
      childrenSubstituteRule: 'per_stirpes',
    },
    testator: { ...MARGARET, dob: '1957-08-20' },
  },
} satisfies Record<string, Base>;
export type BaseName = keyof typeof BASES;
