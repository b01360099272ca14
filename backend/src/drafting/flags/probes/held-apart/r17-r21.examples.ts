import { BETHAN, DAUGHTER, EMYR, GARETH, HOME_ADDRESS, SON, SPOUSE } from '../testing/bases.ts';
import { executors, probe, type ProbeGroup } from '../testing/probe.ts';

export const R17_R21: ProbeGroup = {
  R17: {
    raises: [
      executors('the partner and a child of 8', 'young', SPOUSE, {
        fullName: 'Mali Hughes',
        address: HOME_ADDRESS,
        relationship: 'daughter',
      }),
      executors('a grandson alone', 'widow', { fullName: 'Tomos Hughes', address: 'Telford', relationship: 'grandson' }),
    ],
    silent: [
      executors('a friend called Grand', 'single', { fullName: 'Sonia Grand', address: 'Telford', relationship: 'friend' }),
      executors('the grown of two children', 'young', { fullName: 'Bryn Hughes', address: 'Ludlow', relationship: 'step-son' }, BETHAN),
    ],
  },
  R18: {
    raises: [
      probe('a solicitor with a share', 'single', {
        executors: [BETHAN, { fullName: 'Paul Wren', address: 'Ludlow', relationship: 'my solicitor' }],
        customBeneficiaries: [
          { ...BETHAN, percentage: 80 },
          { fullName: 'Paul Wren', address: 'Ludlow', relationship: 'my solicitor', percentage: 20 },
        ],
      }),
      probe('a colleague, in capitals', 'single', {
        executors: [GARETH, { fullName: 'FFION MORGAN', address: 'Bangor', relationship: 'colleague' }],
        customBeneficiaries: [
          { ...BETHAN, percentage: 70 },
          { fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'colleague', percentage: 30 },
        ],
      }),
    ],
    silent: [
      probe('the children', 'widow', {}),
      probe('a friend who takes nothing', 'single', {
        executors: [BETHAN, { fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend' }],
      }),
    ],
  },
  R19: {
    raises: [
      probe('one for young children', 'young', { executors: [BETHAN] }),
      probe('the only son alone takes all', 'widow', { children: [EMYR], executors: [SON] }),
    ],
    silent: [
      probe('a friend alone for sister and brother', 'single', {
        executors: [{ fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend' }],
      }),
      probe('the brother alone for charities', 'single', {
        executors: [GARETH],
        customBeneficiaries: [
          { fullName: 'Marie Curie', address: 'London', relationship: 'charity', percentage: 50 },
          { fullName: 'Oxfam', address: 'Oxford', relationship: 'charity', percentage: 50 },
        ],
      }),
    ],
  },
  R20: {
    raises: [
      executors('the second without a relationship', 'single', BETHAN, { fullName: 'Gareth Hughes', address: 'Hereford' }),
      executors('the third without an address', 'widow', DAUGHTER, SON, { fullName: 'Bethan Price', relationship: 'sister' }),
    ],
    silent: [
      executors('one complete', 'single', BETHAN),
      executors('a row without a name is no executor', 'single', BETHAN, { fullName: '', address: '', relationship: '' }),
    ],
  },
  R21: {
    raises: [
      executors('themselves', 'single', { fullName: 'Margaret Anne Hughes', address: HOME_ADDRESS, relationship: 'myself' }, BETHAN),
      executors('themselves, no relationship', 'single', BETHAN, {
        fullName: 'Margaret Anne Hughes',
        address: HOME_ADDRESS,
        relationship: '',
      }),
      probe('guardian of their own, O’Neill', 'young', {
        testator: { fullName: 'Orla O’Neill' },
        guardian: { fullName: "Orla O'Neill", address: HOME_ADDRESS, relationship: 'self' },
      }),
    ],
    silent: [
      probe('a namesake son takes', 'widow', { testator: { fullName: 'Emyr Hughes' } }),
      probe('a namesake son is executor and takes', 'widow', {
        testator: { fullName: 'Emyr Hughes' },
        beneficiaryType: 'custom',
        childrenSubstituteRule: 'per_stirpes',
        customBeneficiaries: [
          { ...SON, percentage: 50 },
          { ...DAUGHTER, percentage: 50 },
        ],
      }),
      executors('a namesake father', 'single', { fullName: 'Margaret Anne Hughes', address: 'Cardiff', relationship: 'aunt' }, BETHAN),
    ],
  },
};
