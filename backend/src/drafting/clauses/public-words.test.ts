import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { text } from '../testing/choices.ts';
import { plan, share } from '../testing/planned.ts';

const PRIVATE = 'Sister (has MS, gets PIP)';
const at = (fullName: string) => ({ fullName, address: '1 High Street', relationship: PRIVATE });
const STAND_IN = { substituteName: 'Fay Fox', substituteRelationship: PRIVATE };
const GIFT = { recipientName: 'Ann Roe', recipientRelationship: PRIVATE, description: 'my piano', ...STAND_IN };

/** Each place of a will that says how somebody is related. */
const PLACES: readonly (readonly [string, WillAnswers])[] = [
  ['an executor', { executors: [at('Ann Roe')], reserveExecutors: [at('Ben Roe')] }],
  [
    'a guardian',
    {
      hasChildren: 'yes',
      children: [{ fullName: 'Kit Roe', dob: '2015-01-01' }],
      guardian: at('Ann Roe'),
      secondGuardian: at('Ben Roe'),
      guardiansAct: 'instead',
    },
  ],
  ['a share', { customBeneficiaries: [{ ...share('Ann Roe', 60, PRIVATE), ...STAND_IN }, share('Ann Roe', 40, PRIVATE)] }],
  ['a gift', { hasSpecificGifts: true, specificGifts: [GIFT] }],
  ['pets', { pets: { description: 'my dog Rex', carerName: 'Ann Roe', carerRelationship: PRIVATE } }],
  [
    'the home',
    {
      isHomeowner: 'yes',
      property: { address: '1 High Street', marketValue: 1 },
      homeTakers: [at('Ann Roe')],
      homeMortgage: 'paid',
      homeIfSold: 'fails',
    },
  ],
  ['digital files', { digital: { recipientName: 'Ann Roe', recipientRelationship: PRIVATE } }],
];

describe('a will that anybody can read after probate', () => {
  it.each(PLACES)('says the plain relationship and nothing else of %s', (_place, answers) => {
    const will = text(plan(answers));
    expect(will).toContain('(Sister)');
    expect(will).not.toMatch(/MS|PIP/);
  });
});
