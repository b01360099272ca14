import { BETHAN, DAUGHTER, DAVID, EMYR, GARETH, MALI, SON, SPOUSE } from './testing/bases.ts';
import { probe, type ProbeGroup, related } from './testing/probe.ts';

export const R45_R48: ProbeGroup = {
  R45: {
    raises: [
      probe('children, lapse', 'widow', { childrenSubstituteRule: 'lapse' }),
      probe('all to a sister', 'single', { customBeneficiaries: [{ ...BETHAN, percentage: 100 }] }),
      probe('all to a friend', 'single', {
        customBeneficiaries: [{ fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend', percentage: 100 }],
      }),
      probe('two children by name, lapse', 'widow', {
        beneficiaryType: 'custom',
        childrenSubstituteRule: 'lapse',
        customBeneficiaries: [
          { ...DAUGHTER, percentage: 50 },
          { ...SON, percentage: 50 },
        ],
      }),
      probe('an only child by name, the surviving ones', 'widow', {
        children: [EMYR],
        beneficiaryType: 'custom',
        childrenSubstituteRule: 'surviving_children',
        customBeneficiaries: [{ ...SON, percentage: 100 }],
      }),
    ],
    silent: [
      probe('partner, then people by name', 'couple', {}),
      probe('children, per stirpes', 'widow', {}),
      probe('an only child by name, per stirpes', 'widow', {
        children: [EMYR],
        beneficiaryType: 'custom',
        childrenSubstituteRule: 'per_stirpes',
        customBeneficiaries: [{ ...SON, percentage: 100 }],
      }),
      probe('the law, of a branch that was left', 'single', { partnerSubstituteRule: 'intestacy' }),
      probe('children, the surviving ones', 'widow', { childrenSubstituteRule: 'surviving_children' }),
    ],
  },
  R46: {
    raises: [
      related('goddaughter'),
      related('son-in-law'),
      related('daughter in law'),
      related("best friend's daughter"),
      related('my god-child'),
      related('neighbour’s son'),
      related('my brother’s children’s son'),
      related('the son of my cousin'),
      related('godchild'),
      related('ex-husband’s son'),
    ],
    silent: [
      related('daughter'),
      related('eldest son'),
      related('foster child'),
      related('sister'),
      related('friend'),
      related('nephew'),
      related('youngest daughter'),
      related('step daughter'),
      related('brother'),
      related('cousin'),
    ],
  },
  R47: {
    raises: [
      probe('another partner in a branch that was left', 'single', { partner: { fullName: 'Lee Bowen', dob: '1960-01-01' } }),
      probe('children in a branch that was left', 'single', { children: [MALI] }),
      probe('gifts that were said no to', 'single', {
        hasSpecificGifts: false,
        specificGifts: [{ description: 'my car', recipientName: 'Lee Bowen', recipientRelationship: 'friend' }],
      }),
      probe('a partner of a widow', 'widow', { partner: DAVID }),
      probe('beneficiaries from before the marriage', 'couple', {
        customBeneficiaries: [
          { fullName: 'Lee Bowen', address: 'Leeds', relationship: 'friend', percentage: 60 },
          { ...GARETH, percentage: 40 },
        ],
      }),
      probe('a partner of a branch that was left, living with nobody', 'single', {
        livesWithPartner: 'no',
        partner: { fullName: 'Lee Bowen', dob: '1960-01-01' },
      }),
    ],
    silent: [
      probe('nothing left, family', 'family', {}),
      probe('the same names in a branch that was left', 'widow', {
        customBeneficiaries: [
          { ...DAUGHTER, percentage: 50 },
          { ...SON, percentage: 50 },
        ],
      }),
      probe('the children as substitutes in a branch that was left', 'family', {
        customSubstitutes: [
          { fullName: 'Emyr Hughes', relationship: 'son', percentage: 50 },
          { fullName: 'Carys Ellen Hughes', relationship: 'daughter', percentage: 50 },
        ],
      }),
      probe('an empty row', 'widow', { customBeneficiaries: [{ fullName: '', relationship: '' }] }),
      probe('nothing left, couple', 'couple', {}),
      probe('living together: the partner counts', 'single', { livesWithPartner: 'yes', partner: DAVID }),
    ],
  },
  R48: {
    raises: [
      probe('a friend has all and acts', 'single', {
        executors: [{ fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend' }],
        customBeneficiaries: [{ fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend', percentage: 100 }],
      }),
      probe('a carer has 60 and acts', 'single', {
        executors: [BETHAN, { fullName: 'Joy Marsh', address: 'Ludlow', relationship: 'carer' }],
        customBeneficiaries: [
          { fullName: 'Joy Marsh', address: 'Ludlow', relationship: 'carer', percentage: 60 },
          { ...BETHAN, percentage: 40 },
        ],
      }),
      probe('a cleaner has 80 and acts', 'widow', {
        beneficiaryType: 'custom',
        executors: [{ fullName: 'Joy Marsh', address: 'Ludlow', relationship: 'cleaner' }],
        customBeneficiaries: [
          { fullName: 'Joy Marsh', address: 'Ludlow', relationship: 'cleaner', percentage: 80 },
          { ...SON, percentage: 20 },
        ],
      }),
      probe('a lodger has all and acts with another', 'single', {
        executors: [{ fullName: 'Lee Bowen', address: 'Ludlow', relationship: 'lodger' }, GARETH],
        customBeneficiaries: [{ fullName: 'LEE BOWEN', address: 'Ludlow', relationship: 'lodger', percentage: 100 }],
      }),
      probe('a friend is substitute for all and acts', 'couple', {
        executors: [{ fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend' }],
        customSubstitutes: [{ fullName: 'Ffion Morgan', relationship: 'friend', percentage: 100 }],
      }),
    ],
    silent: [
      probe('the sister has 60 and acts', 'single', {}),
      probe('the husband', 'couple', {}),
      probe('a friend has exactly half and acts', 'single', {
        executors: [{ fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend' }, BETHAN],
        customBeneficiaries: [
          { fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend', percentage: 50 },
          { ...BETHAN, percentage: 50 },
        ],
      }),
      probe('a friend acts and has nothing', 'single', {
        executors: [{ fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend' }, BETHAN],
      }),
      probe('the daughter-in-law has 60 and acts', 'single', {
        executors: [{ fullName: 'Sue Hughes', address: 'Leeds', relationship: 'daughter-in-law' }],
        customBeneficiaries: [
          { fullName: 'Sue Hughes', address: 'Leeds', relationship: 'daughter-in-law', percentage: 60 },
          { ...BETHAN, percentage: 40 },
        ],
      }),
      probe('mother has all and acts', 'single', {
        executors: [{ fullName: 'Gwen Hughes', address: 'Leeds', relationship: 'Mum' }],
        customBeneficiaries: [{ fullName: 'Gwen Hughes', address: 'Leeds', relationship: 'Mum', percentage: 100 }],
      }),
      probe('living together, the partner has all and acts', 'single', {
        livesWithPartner: 'yes',
        partner: DAVID,
        executors: [{ ...SPOUSE, relationship: 'partner' }],
        customBeneficiaries: [{ ...SPOUSE, relationship: 'partner', percentage: 100 }],
      }),
    ],
  },
};
