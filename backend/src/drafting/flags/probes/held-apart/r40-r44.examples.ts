import { BETHAN, DAUGHTER, GARETH, SON, SPOUSE } from '../testing/bases.ts';
import { probe, type ProbeGroup } from '../testing/probe.ts';

export const R40_R44: ProbeGroup = {
  R40: {
    raises: [
      probe('together 101', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 51 },
          { ...GARETH, percentage: 50 },
        ],
      }),
      probe('substitutes together 200', 'couple', {
        customSubstitutes: [
          { fullName: 'Bethan Price', relationship: 'sister', percentage: 100 },
          { fullName: 'Gareth Hughes', relationship: 'brother', percentage: 100 },
        ],
      }),
      probe('two of 100', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 100 },
          { ...GARETH, percentage: 100 },
        ],
      }),
    ],
    silent: [
      probe('34, 33 and 33', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 34 },
          { ...GARETH, percentage: 33 },
          { ...DAUGHTER, percentage: 33 },
        ],
      }),
      probe('99 and 1', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 99 },
          { ...GARETH, percentage: 1 },
        ],
      }),
    ],
  },
  R41: {
    raises: [
      probe('2 and 98', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 98 },
          { ...GARETH, percentage: 2 },
        ],
      }),
      probe('34, 33 and 33', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 34 },
          { ...GARETH, percentage: 33 },
          { ...DAUGHTER, percentage: 33 },
        ],
      }),
    ],
    silent: [
      probe('60 and 40', 'single', {}),
      probe('1 in a branch that was left', 'widow', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 99 },
          { ...GARETH, percentage: 1 },
        ],
      }),
    ],
  },
  R42: {
    raises: [
      probe('as "spouse", one of two', 'couple', {
        customSubstitutes: [
          { fullName: 'David Hughes', relationship: 'spouse', percentage: 50 },
          { fullName: 'Bethan Price', relationship: 'sister', percentage: 50 },
        ],
      }),
      probe('the wife', 'couple', {
        partner: { fullName: 'Ffion Mair Hughes', dob: '1960-01-01' },
        customSubstitutes: [
          { fullName: 'Ffion Mair Hughes', relationship: 'wife', percentage: 20 },
          { fullName: 'Bethan Price', relationship: 'sister', percentage: 80 },
        ],
      }),
    ],
    silent: [
      probe('a son with his father’s name', 'family', {
        children: [{ fullName: 'David Hughes', dob: '1988-05-05' }],
        partnerSubstituteRule: 'custom',
        customSubstitutes: [{ fullName: 'David Hughes', relationship: 'son', percentage: 100 }],
      }),
      probe('the husband has a share and no substitute is him', 'couple', {
        beneficiaryType: 'custom',
        customBeneficiaries: [{ ...SPOUSE, percentage: 100 }],
        customSubstitutes: [],
      }),
    ],
  },
  R43: {
    raises: [
      probe('partner first and nothing chosen', 'couple', { partnerSubstituteRule: undefined }),
      probe('partner first and nothing chosen, with children', 'family', { partnerSubstituteRule: undefined }),
    ],
    silent: [
      probe('children, per stirpes', 'widow', {}),
      probe('children, the surviving ones', 'widow', { childrenSubstituteRule: 'surviving_children' }),
    ],
  },
  R44: {
    raises: [
      probe('husband and brother', 'couple', {
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { ...SPOUSE, percentage: 50 },
          { ...GARETH, percentage: 50 },
        ],
      }),
      probe('an aunt and a friend', 'single', {
        customBeneficiaries: [
          { fullName: 'Gwen Price', address: 'Leeds', relationship: 'aunt', percentage: 50 },
          { fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend', percentage: 50 },
        ],
      }),
    ],
    silent: [
      probe('charities', 'single', {
        customBeneficiaries: [
          { fullName: 'Marie Curie', address: 'London', relationship: 'charity', percentage: 50 },
          { fullName: 'Oxfam', address: 'Oxford', relationship: 'charity', percentage: 50 },
        ],
      }),
      probe('stepson and daughter with their rule', 'widow', {
        beneficiaryType: 'custom',
        childrenSubstituteRule: 'surviving_children',
        customBeneficiaries: [
          { ...DAUGHTER, percentage: 50 },
          { ...SON, relationship: 'stepson', percentage: 50 },
        ],
      }),
    ],
  },
};
