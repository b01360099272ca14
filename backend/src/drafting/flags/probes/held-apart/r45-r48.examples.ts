import { BETHAN, EMYR, GARETH, SON, SPOUSE } from '../testing/bases.ts';
import { probe, type ProbeGroup, related } from '../testing/probe.ts';

export const R45_R48: ProbeGroup = {
  R45: {
    raises: [
      probe('partner, then the law', 'couple', { partnerSubstituteRule: 'intestacy' }),
      probe('partner, then the law, with children', 'family', { partnerSubstituteRule: 'intestacy' }),
      probe('an only child by name, lapse', 'widow', {
        children: [EMYR],
        beneficiaryType: 'custom',
        childrenSubstituteRule: 'lapse',
        customBeneficiaries: [{ ...SON, percentage: 100 }],
      }),
    ],
    silent: [
      probe('partner, then children', 'family', {}),
      probe('sister and brother', 'single', {}),
      probe('lapse, of a branch that was left', 'family', { childrenSubstituteRule: 'lapse' }),
    ],
  },
  R46: {
    raises: [
      related('godson'),
      related('son of a friend'),
      related('Daughter-in-Law'),
      related('partner’s daughter'),
      related('sister’s daughter'),
    ],
    silent: [related('son'), related('Step-son'), related('my adopted daughter'), related('grandson'), related('great-granddaughter')],
  },
  R47: {
    raises: [
      probe('other beneficiaries in a branch that was left', 'widow', {
        customBeneficiaries: [{ fullName: 'Lee Bowen', address: 'Leeds', relationship: 'friend', percentage: 100 }],
      }),
      probe('other substitutes in a branch that was left', 'family', {
        customSubstitutes: [{ fullName: 'Lee Bowen', relationship: 'friend', percentage: 100 }],
      }),
    ],
    silent: [probe('nothing left, single', 'single', {}), probe('a partner without a name', 'single', { partner: { fullName: '' } })],
  },
  R48: {
    raises: [
      probe('a neighbour has 51 and acts', 'single', {
        executors: [{ fullName: 'Ivor Rees', address: 'Ludlow', relationship: 'next-door neighbour' }, BETHAN],
        customBeneficiaries: [
          { fullName: 'Ivor Rees', address: 'Ludlow', relationship: 'neighbour', percentage: 51 },
          { ...BETHAN, percentage: 49 },
        ],
      }),
      probe('a solicitor has 70 and acts', 'single', {
        executors: [{ fullName: 'Paul Wren', address: 'Ludlow', relationship: 'solicitor' }],
        customBeneficiaries: [
          { fullName: 'Paul Wren', address: 'Ludlow', relationship: 'solicitor', percentage: 70 },
          { ...GARETH, percentage: 30 },
        ],
      }),
    ],
    silent: [
      probe('a friend has all and does not act', 'single', {
        customBeneficiaries: [{ fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend', percentage: 100 }],
      }),
      probe('the only son has all and acts', 'widow', { children: [EMYR], executors: [SON] }),
      probe('the niece has all and acts', 'single', {
        executors: [{ fullName: 'Elin Price', address: 'Leeds', relationship: 'niece' }],
        customBeneficiaries: [{ fullName: 'Elin Price', address: 'Leeds', relationship: 'my niece', percentage: 100 }],
      }),
      probe('expected to marry, has all and acts', 'single', {
        expectsToMarry: 'David Hughes',
        executors: [{ ...SPOUSE, relationship: 'fiancé' }],
        customBeneficiaries: [{ ...SPOUSE, relationship: 'fiancé', percentage: 100 }],
      }),
    ],
  },
};
