import { BETHAN, CARYS, DAUGHTER, DAVID, EMYR, GARETH, RHYS, SON, SPOUSE } from '../testing/bases.ts';
import { gift, giftTo, probe, type ProbeGroup, related, takerAt } from '../testing/probe.ts';

export const R06_R11: ProbeGroup = {
  R06: {
    raises: [
      probe('a substitute of a branch that was left', 'couple', {
        beneficiaryType: 'custom',
        customBeneficiaries: [{ ...GARETH, percentage: 100 }],
        customSubstitutes: [{ fullName: 'David Hughes', relationship: 'husband', percentage: 100 }],
      }),
      probe('a gift that was said no to', 'couple', {
        beneficiaryType: 'custom',
        customBeneficiaries: [{ ...GARETH, percentage: 100 }],
        hasSpecificGifts: false,
        specificGifts: [{ description: 'my car', recipientName: 'David Hughes', recipientRelationship: 'husband' }],
      }),
      probe('lives with a partner, all to the children', 'widow', { livesWithPartner: 'yes', partner: DAVID }),
    ],
    silent: [
      probe('partner first', 'couple', {}),
      probe('partner with a share', 'couple', {
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { ...SPOUSE, percentage: 50 },
          { ...GARETH, percentage: 50 },
        ],
      }),
      probe('civil partner with a share', 'couple', {
        partner: { fullName: 'Sarah Lloyd', dob: '1964-01-01' },
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { fullName: 'Sarah Lloyd', address: 'Ludlow', relationship: 'civil partner', percentage: 60 },
          { ...GARETH, percentage: 40 },
        ],
      }),
      probe('lives with nobody, a partner of a branch that was left', 'single', { livesWithPartner: 'no', partner: DAVID }),
    ],
  },
  R07: {
    raises: [
      probe('both children left out for a sister', 'widow', {
        beneficiaryType: 'custom',
        customBeneficiaries: [{ ...BETHAN, percentage: 100 }],
      }),
      probe('grandchild instead of the child', 'widow', {
        children: [EMYR],
        beneficiaryType: 'custom',
        customBeneficiaries: [{ fullName: 'Tomos Hughes', address: 'Telford', relationship: 'grandson', percentage: 100 }],
      }),
      probe('a baby left out', 'young', {
        children: [RHYS, { fullName: 'Elan Hughes', dob: '2026-10-02' }],
        beneficiaryType: 'custom',
        customBeneficiaries: [{ fullName: 'Rhys Hughes', address: 'Ludlow', relationship: 'son', percentage: 100 }],
      }),
      probe('the third of three', 'widow', {
        children: [CARYS, EMYR, { fullName: 'Glyn Hughes', dob: '1985-01-20' }],
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { ...DAUGHTER, percentage: 50 },
          { ...SON, percentage: 50 },
        ],
      }),
      probe('a gift that was said no to', 'widow', {
        beneficiaryType: 'custom',
        customBeneficiaries: [{ ...SON, percentage: 100 }],
        hasSpecificGifts: false,
        specificGifts: [{ description: 'my piano', recipientName: 'Carys Ellen Hughes', recipientRelationship: 'daughter' }],
      }),
    ],
    silent: [
      probe('partner first, then children', 'young', {}),
      probe('partner first, then the law', 'family', { partnerSubstituteRule: 'intestacy' }),
      probe('three children with uneven shares', 'widow', {
        children: [CARYS, EMYR, { fullName: 'Glyn Hughes', dob: '1985-01-20' }],
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { ...DAUGHTER, percentage: 50 },
          { ...SON, percentage: 30 },
          { fullName: 'Glyn Hughes', address: 'Leeds', relationship: 'youngest son', percentage: 20 },
        ],
      }),
      probe('O’Neill with a straight apostrophe', 'widow', {
        children: [{ fullName: 'Orla O’Neill', dob: '1988-02-02' }],
        beneficiaryType: 'custom',
        customBeneficiaries: [{ fullName: "Orla O'Neill", address: 'Leeds', relationship: 'daughter', percentage: 100 }],
      }),
      probe('a hyphen more', 'widow', {
        children: [{ fullName: 'Anne-Marie Price', dob: '1988-02-02' }],
        beneficiaryType: 'custom',
        customBeneficiaries: [{ fullName: 'Anne Marie Price', address: 'Leeds', relationship: 'daughter', percentage: 100 }],
      }),
    ],
  },
  R08: {
    raises: [
      probe('young children', 'young', {}),
      probe('then the law', 'family', { partnerSubstituteRule: 'intestacy' }),
      probe('lives with a partner, partner first, young children', 'young', { isMarried: 'no', livesWithPartner: 'yes' }),
    ],
    silent: [
      probe('children in a branch that was left', 'couple', { children: [CARYS] }),
      probe('to partner and children by name', 'family', {
        beneficiaryType: 'custom',
        childrenSubstituteRule: 'per_stirpes',
        customBeneficiaries: [
          { ...SPOUSE, percentage: 50 },
          { ...DAUGHTER, percentage: 25 },
          { ...SON, percentage: 25 },
        ],
      }),
      probe('lives with a partner, to the children', 'widow', { livesWithPartner: 'yes', partner: DAVID }),
    ],
  },
  R09: {
    raises: [
      probe('born when the partner was 11', 'family', { partner: { fullName: 'Lee Hughes', dob: '1979-01-01' } }),
      probe('10 years', 'young', { partner: { fullName: 'Lee Hughes', dob: '2004-07-07' } }),
    ],
    silent: [probe('28 years', 'family', {}), probe('50 years', 'young', { partner: { fullName: 'Lee Hughes', dob: '1964-01-01' } })],
  },
  R10: {
    raises: [
      related('fiancé'),
      related('my fiancee'),
      related('separated wife'),
      related('husband to be'),
      giftTo('Sue Banks', 'ex'),
      related('wife (separated)'),
      related('exhusband'),
      probe('a fiancé, and the will expects another', 'single', {
        expectsToMarry: 'Lee Bowen',
        customBeneficiaries: [
          { ...BETHAN, percentage: 50 },
          { fullName: 'Tom Banks', address: 'Leeds', relationship: 'fiancé', percentage: 50 },
        ],
      }),
    ],
    silent: [
      related('ex-colleague'),
      giftTo('Alf Price', 'former pupil'),
      gift('ex libris bookplates'),
      gift('the former mayor’s robe'),
      takerAt('8 Exchange Street, Colchester, Essex, CO1 1AA'),
      giftTo('Max Exley', 'cousin'),
      gift('the two volumes, separated by a bookend'),
      probe('a fiancé whom the will expects to marry', 'single', {
        expectsToMarry: 'Tom Banks',
        customBeneficiaries: [
          { ...BETHAN, percentage: 50 },
          { fullName: 'Tom Banks', address: 'Leeds', relationship: 'fiancé', percentage: 50 },
        ],
      }),
    ],
  },
  R11: {
    raises: [
      probe('widow', 'widow', {}),
      probe('widow with a gift', 'widow', {
        hasSpecificGifts: true,
        specificGifts: [{ description: 'my car', recipientName: 'Tom Price', recipientRelationship: 'nephew' }],
      }),
    ],
    silent: [
      probe('married, to the sister', 'couple', { beneficiaryType: 'custom', customBeneficiaries: [{ ...BETHAN, percentage: 100 }] }),
      probe('married, then the law', 'couple', { partnerSubstituteRule: 'intestacy' }),
    ],
  },
};
