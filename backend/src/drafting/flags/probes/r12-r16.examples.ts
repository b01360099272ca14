import { BETHAN, CARYS, DAVID, EMYR, MALI, RHYS, SPOUSE } from './testing/bases.ts';
import { probe, type ProbeGroup } from './testing/probe.ts';

export const R12_R16: ProbeGroup = {
  R12: {
    raises: [
      probe('partner, not married, with children', 'family', { isMarried: 'no' }),
      probe('partner, single', 'single', { beneficiaryType: 'partner', partnerSubstituteRule: 'intestacy' }),
      probe('children, none listed', 'widow', { children: [] }),
      probe('children, single', 'single', { beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' }),
      probe('children, couple without', 'couple', { beneficiaryType: 'children', childrenSubstituteRule: 'lapse' }),
      probe('partner, only expected to marry', 'couple', { isMarried: 'no', expectsToMarry: 'David Hughes' }),
    ],
    silent: [
      probe('partner, married', 'couple', {}),
      probe('children, a parent', 'widow', {}),
      probe('shares, single', 'single', {}),
      probe('children, married', 'family', { beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' }),
      probe('shares, with a partner of a branch that was left', 'single', { partner: DAVID }),
      probe('partner, living together, with children', 'family', { isMarried: 'no', livesWithPartner: 'yes' }),
      probe('partner, living together and expected to marry', 'couple', {
        isMarried: 'no',
        livesWithPartner: 'yes',
        expectsToMarry: 'David Hughes',
      }),
    ],
  },
  R13: {
    raises: [
      probe('a child not yet born', 'young', { children: [RHYS, { fullName: 'Baby Hughes', dob: '2027-02-14' }] }),
      probe('a child born on 31 April', 'young', { children: [{ fullName: 'Rhys Hughes', dob: '2014-04-31' }] }),
      probe('a child 9 years younger', 'widow', { children: [{ fullName: 'Glyn Hughes', dob: '1966-09-01' }] }),
      probe('a partner of 15', 'couple', { partner: { fullName: 'David Hughes', dob: '2010-11-22' } }),
      probe('a partner born on 30 February', 'couple', { partner: { fullName: 'David Hughes', dob: '1959-02-30' } }),
      probe('a child 12 years younger but a day', 'widow', { children: [{ fullName: 'Glyn Hughes', dob: '1969-08-19' }] }),
    ],
    silent: [
      probe('a child 12 years younger', 'widow', { children: [{ fullName: 'Glyn Hughes', dob: '1969-08-20' }] }),
      probe('a child born today', 'young', { children: [{ fullName: 'Elan Hughes', dob: '2026-11-21' }] }),
      probe('a partner much older', 'couple', { partner: { fullName: 'David Hughes', dob: '1930-01-01' } }),
      probe('a family', 'family', {}),
      probe('a future date in a branch that was left', 'single', { children: [{ fullName: 'Elan Hughes', dob: '2030-01-01' }] }),
    ],
  },
  R14: {
    raises: [
      probe('18 tomorrow, no guardian', 'family', { children: [CARYS, { fullName: 'Ifan Hughes', dob: '2008-11-22' }] }),
      probe('8, guardian with a blank name', 'young', { guardian: { fullName: '  ', address: '', relationship: '' } }),
      probe('a baby of a single parent', 'widow', { children: [{ fullName: 'Elan Hughes', dob: '2026-10-02' }] }),
      probe('one of three', 'family', { children: [CARYS, EMYR, { fullName: 'Ifan Hughes', dob: '2010-01-01' }] }),
      probe('a guardian with an address only', 'young', { guardian: { address: '6 Chapel Row, Brecon' } }),
    ],
    silent: [
      probe('guardian named', 'young', {}),
      probe('grown children', 'family', {}),
      probe('no children', 'couple', {}),
      probe('a small child of a branch that was left', 'single', { children: [MALI] }),
      probe('19', 'widow', { children: [{ fullName: 'Ifan Hughes', dob: '2007-06-06' }] }),
    ],
  },
  R15: {
    raises: [
      probe('guardian is an executor', 'young', { guardian: { ...BETHAN } }),
      probe('guardian is the elder child, 12', 'young', { guardian: { fullName: 'Rhys Hughes', address: 'Ludlow', relationship: 'son' } }),
      probe('guardian is the only executor', 'young', { executors: [BETHAN], guardian: { ...BETHAN } }),
      probe('guardian is an executor in capitals', 'young', { guardian: { ...BETHAN, fullName: 'BETHAN PRICE' } }),
      probe('guardian is the partner in lower case', 'young', { guardian: { ...SPOUSE, fullName: 'david hughes' } }),
    ],
    silent: [
      probe('no guardian, grown children', 'family', {}),
      probe('executors are others', 'young', { guardian: { fullName: 'Gwen Lewis', address: 'Cardiff', relationship: 'aunt' } }),
      probe('guardian of a branch that was left', 'family', { guardian: { ...SPOUSE } }),
      probe('a namesake of no one', 'young', { guardian: { fullName: 'Bethan Pryce-Jones', address: 'Cardiff', relationship: 'cousin' } }),
    ],
  },
  R16: {
    raises: [
      probe('single parent', 'widow', {
        children: [MALI],
        guardian: { fullName: 'Gwen Lewis', address: 'Cardiff', relationship: 'sister' },
      }),
      probe('for a child of 17', 'family', {
        children: [{ fullName: 'Ifan Hughes', dob: '2008-12-31' }],
        guardian: { fullName: 'Nia Bowen', address: 'Brecon', relationship: 'friend' },
      }),
      probe('for a baby', 'young', { children: [{ fullName: 'Elan Hughes', dob: '2026-10-02' }] }),
      probe('for one of two', 'young', {
        testator: { dob: '1970-01-01' },
        children: [{ fullName: 'Ifan Hughes', dob: '1999-01-01' }, MALI],
      }),
    ],
    silent: [
      probe('grown children', 'family', {}),
      probe('no children', 'couple', {}),
      probe('no guardian', 'young', { guardian: undefined }),
      probe('single', 'single', {}),
    ],
  },
};
