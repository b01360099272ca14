import { BETHAN, DAUGHTER, GARETH, SON } from './testing/bases.ts';
import { probe, type ProbeGroup } from './testing/probe.ts';

export const R40_R44: ProbeGroup = {
  R40: {
    raises: [
      probe('together 90', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 50 },
          { ...GARETH, percentage: 40 },
        ],
      }),
      probe('three of 33', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 33 },
          { ...GARETH, percentage: 33 },
          { ...DAUGHTER, percentage: 33 },
        ],
      }),
      probe('one of nothing', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 100 },
          { ...GARETH, percentage: 0 },
        ],
      }),
      probe('one without a share', 'single', { customBeneficiaries: [{ ...BETHAN, percentage: 100 }, { ...GARETH }] }),
      probe('substitutes together 50', 'couple', {
        customSubstitutes: [{ fullName: 'Bethan Price', relationship: 'sister', percentage: 50 }],
      }),
    ],
    silent: [
      probe('60 and 40', 'single', {}),
      probe('substitutes of 50 and 50', 'couple', {}),
      probe('one of 100', 'single', { customBeneficiaries: [{ ...BETHAN, percentage: 100 }] }),
      probe('90 in a branch that was left', 'widow', { customBeneficiaries: [{ ...BETHAN, percentage: 90 }] }),
      probe('substitutes of a branch that was left', 'family', {
        customSubstitutes: [{ fullName: 'Bethan Price', relationship: 'sister', percentage: 50 }],
      }),
    ],
  },
  R41: {
    raises: [
      probe('1 and 99', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 99 },
          { ...GARETH, percentage: 1 },
        ],
      }),
      probe('33, 34 and 33', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 33 },
          { ...GARETH, percentage: 34 },
          { ...DAUGHTER, percentage: 33 },
        ],
      }),
      probe('a substitute of 1', 'couple', {
        customSubstitutes: [
          { fullName: 'Bethan Price', relationship: 'sister', percentage: 99 },
          { fullName: 'Gareth Hughes', relationship: 'brother', percentage: 1 },
        ],
      }),
      probe('substitutes of 33, 33 and 34', 'couple', {
        customSubstitutes: [
          { fullName: 'Bethan Price', relationship: 'sister', percentage: 33 },
          { fullName: 'Gareth Hughes', relationship: 'brother', percentage: 33 },
          { fullName: 'Elin Price', relationship: 'niece', percentage: 34 },
        ],
      }),
      probe('one of four has 1', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 50 },
          { ...GARETH, percentage: 29 },
          { ...DAUGHTER, percentage: 20 },
          { ...SON, percentage: 1 },
        ],
      }),
    ],
    silent: [
      probe('50 and 50', 'couple', {}),
      probe('95 and 5', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 95 },
          { ...GARETH, percentage: 5 },
        ],
      }),
      probe('97 and 3', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 97 },
          { ...GARETH, percentage: 3 },
        ],
      }),
      probe('40, 30 and 30', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 40 },
          { ...GARETH, percentage: 30 },
          { ...DAUGHTER, percentage: 30 },
        ],
      }),
      probe('four of 25', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 25 },
          { ...GARETH, percentage: 25 },
          { ...DAUGHTER, percentage: 25 },
          { ...SON, percentage: 25 },
        ],
      }),
    ],
  },
  R42: {
    raises: [
      probe('the husband as his own substitute', 'couple', {
        customSubstitutes: [{ fullName: 'David Hughes', relationship: 'husband', percentage: 100 }],
      }),
      probe('in lower case', 'couple', { customSubstitutes: [{ fullName: 'david hughes', relationship: 'Husband', percentage: 100 }] }),
      probe('as "partner"', 'family', {
        partnerSubstituteRule: 'custom',
        customSubstitutes: [{ fullName: 'David Hughes', relationship: 'my partner', percentage: 100 }],
      }),
      probe('a civil partner', 'couple', {
        partner: { fullName: 'Sarah-Jane Lloyd', dob: '1960-01-01' },
        customSubstitutes: [{ fullName: 'Sarah-Jane Lloyd', relationship: 'civil partner', percentage: 100 }],
      }),
      probe('living together, the partner as substitute', 'couple', {
        isMarried: 'no',
        livesWithPartner: 'yes',
        customSubstitutes: [{ fullName: 'David Hughes', relationship: 'partner', percentage: 100 }],
      }),
    ],
    silent: [
      probe('a daughter with her mother’s name', 'family', {
        partner: { fullName: 'Carys Ellen Hughes', dob: '1960-01-01' },
        partnerSubstituteRule: 'custom',
        customSubstitutes: [
          { fullName: 'Carys Ellen Hughes', relationship: 'daughter', percentage: 50 },
          { fullName: 'Emyr Hughes', relationship: 'son', percentage: 50 },
        ],
      }),
      probe('a nephew of that name', 'couple', {
        customSubstitutes: [{ fullName: 'David Hughes', relationship: 'nephew', percentage: 100 }],
      }),
      probe('sister and brother', 'couple', {}),
      probe('in a branch that was left', 'family', {
        customSubstitutes: [{ fullName: 'David Hughes', relationship: 'husband', percentage: 100 }],
      }),
      probe('somebody with the same surname', 'couple', {
        customSubstitutes: [{ fullName: 'Davina Hughes', relationship: 'sister-in-law', percentage: 100 }],
      }),
      probe('living together, a son with his father’s name', 'family', {
        isMarried: 'no',
        livesWithPartner: 'yes',
        children: [{ fullName: 'David Hughes', dob: '1988-05-05' }],
        partnerSubstituteRule: 'custom',
        customSubstitutes: [{ fullName: 'David Hughes', relationship: 'son', percentage: 100 }],
      }),
    ],
  },
  R43: {
    raises: [
      probe('then children, without any', 'couple', { partnerSubstituteRule: 'children' }),
      probe('then children of a branch that was left', 'family', { hasChildren: 'no', partnerSubstituteRule: 'children' }),
      probe('then children, none listed', 'family', { children: [] }),
      probe('children, and nothing chosen', 'widow', { childrenSubstituteRule: undefined }),
      probe('a child by name, and nothing chosen', 'widow', {
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { ...DAUGHTER, percentage: 50 },
          { ...SON, percentage: 50 },
        ],
        childrenSubstituteRule: undefined,
      }),
    ],
    silent: [
      probe('then children', 'family', {}),
      probe('then people by name', 'couple', {}),
      probe('then the law', 'couple', { partnerSubstituteRule: 'intestacy' }),
      probe('sister and brother by name', 'single', {}),
      probe('young family', 'young', {}),
    ],
  },
  R44: {
    raises: [
      probe('sister and brother', 'single', {}),
      probe('a nephew and a niece', 'single', {
        customBeneficiaries: [
          { fullName: 'Tom Price', address: 'Leeds', relationship: 'nephew', percentage: 50 },
          { fullName: 'Elin Price', address: 'Hull', relationship: 'niece', percentage: 50 },
        ],
      }),
      probe('a son and a brother', 'widow', {
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { ...SON, percentage: 50 },
          { ...GARETH, percentage: 50 },
        ],
      }),
      probe('a cousin beside a charity', 'single', {
        customBeneficiaries: [
          { fullName: 'Tom Price', address: 'Leeds', relationship: 'cousin', percentage: 50 },
          { fullName: 'Oxfam', address: 'Oxford', relationship: 'charity', percentage: 50 },
        ],
      }),
    ],
    silent: [
      probe('daughter and son with their rule', 'widow', {
        beneficiaryType: 'custom',
        childrenSubstituteRule: 'per_stirpes',
        customBeneficiaries: [
          { ...DAUGHTER, percentage: 50 },
          { ...SON, percentage: 50 },
        ],
      }),
      probe('children', 'widow', {}),
      probe('couple', 'couple', {}),
      probe('one alone', 'single', { customBeneficiaries: [{ ...BETHAN, percentage: 100 }] }),
      probe('young family', 'young', {}),
    ],
  },
};
