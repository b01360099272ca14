import { CARYS, MALI, SPOUSE } from '../testing/bases.ts';
import { probe, type ProbeGroup } from '../testing/probe.ts';

export const R12_R16: ProbeGroup = {
  R12: {
    raises: [
      probe('partner, not married', 'couple', { isMarried: 'no' }),
      probe('children, no children', 'widow', { hasChildren: 'no' }),
      probe('partner, lives with nobody', 'couple', { isMarried: 'no', livesWithPartner: 'no' }),
    ],
    silent: [
      probe('shares, married', 'couple', { beneficiaryType: 'custom', customBeneficiaries: [{ ...SPOUSE, percentage: 100 }] }),
      probe('partner, married, with children', 'young', {}),
      probe('partner, living together', 'couple', { isMarried: 'no', livesWithPartner: 'yes' }),
    ],
  },
  R13: {
    raises: [
      probe('a child born tomorrow', 'young', { children: [{ fullName: 'Baby Hughes', dob: '2026-11-22' }] }),
      probe('a child older than the parent', 'widow', { children: [{ fullName: 'Glyn Hughes', dob: '1950-09-01' }] }),
      probe('a partner born in the future', 'couple', { partner: { fullName: 'David Hughes', dob: '2059-01-01' } }),
    ],
    silent: [
      probe('a partner of 16', 'couple', { partner: { fullName: 'David Hughes', dob: '2010-11-21' } }),
      probe('a child born on 29 February', 'young', { children: [{ fullName: 'Elan Hughes', dob: '2020-02-29' }] }),
      probe('a partner of 15 in a branch that was left', 'single', { partner: { fullName: 'Lee Bowen', dob: '2012-01-01' } }),
    ],
  },
  R14: {
    raises: [
      probe('17, 18 in December', 'family', { children: [{ fullName: 'Ifan Hughes', dob: '2008-12-31' }] }),
      probe('8, no guardian', 'young', { guardian: undefined }),
    ],
    silent: [
      probe('18 today', 'family', { children: [CARYS, { fullName: 'Ifan Hughes', dob: '2008-11-21' }] }),
      probe('17, guardian named', 'family', {
        children: [{ fullName: 'Ifan Hughes', dob: '2008-12-31' }],
        guardian: { fullName: 'Nia Bowen', address: 'Brecon', relationship: 'friend' },
      }),
    ],
  },
  R15: {
    raises: [
      probe('guardian is the partner', 'young', { guardian: { ...SPOUSE } }),
      probe('guardian is the testator', 'young', {
        guardian: { fullName: 'Margaret Anne Hughes', address: 'Ludlow', relationship: 'myself' },
      }),
    ],
    silent: [
      probe('a friend', 'young', {}),
      probe('guardian is the grown child', 'young', {
        testator: { dob: '1970-01-01' },
        children: [{ fullName: 'Ifan Hughes', dob: '1995-01-01' }, MALI],
        guardian: { fullName: 'Ifan Hughes', address: 'Ludlow', relationship: 'son' },
      }),
    ],
  },
  R16: {
    raises: [
      probe('one guardian', 'young', {}),
      probe('a grandmother', 'young', { guardian: { fullName: 'Gwen Lewis', address: 'Cardiff', relationship: 'my mother' } }),
    ],
    silent: [
      probe('guardian of a branch that was left', 'single', {
        guardian: { fullName: 'Nia Bowen', address: 'Brecon', relationship: 'friend' },
      }),
      probe('children grown up since', 'widow', { guardian: { fullName: 'Nia Bowen', address: 'Brecon', relationship: 'friend' } }),
    ],
  },
};
