import { BETHAN, CARYS, DAVID, HOME_ADDRESS } from '../testing/bases.ts';
import { gift, probe, type ProbeGroup } from '../testing/probe.ts';

export const WORDS_OF_SUMS: ProbeGroup = {
  R19: {
    raises: [
      probe('a sister alone, a child of 19, at 21', 'widow', {
        executors: [BETHAN],
        children: [{ fullName: 'Emyr Hughes', dob: '2007-04-01' }],
        childrenCount: 1,
        childrenAge: '21',
      }),
    ],
    silent: [
      probe('two executors, a child of 21, at 25', 'widow', {
        children: [CARYS, { fullName: 'Emyr Hughes', dob: '2005-04-01' }],
        childrenAge: '25',
      }),
    ],
  },
  R24: {
    raises: [
      probe('a sum of £350,000 for a partner without marriage', 'single', {
        livesWithPartner: 'yes',
        partner: DAVID,
        hasSpecificGifts: true,
        specificGifts: [{ amount: 350_000, recipientName: 'David Hughes', recipientRelationship: 'partner' }],
      }),
    ],
    silent: [
      probe('all to charities, £900,000', 'single', {
        isHomeowner: 'yes',
        property: { address: HOME_ADDRESS, marketValue: 900_000 },
        customBeneficiaries: [{ fullName: 'Teme Valley Rescue', address: 'Ludlow', charity: true, percentage: 100 }],
      }),
      probe('a sum of £400,000 for the husband', 'couple', {
        hasSpecificGifts: true,
        specificGifts: [{ amount: 400_000, recipientName: 'David Hughes', recipientRelationship: 'husband' }],
      }),
    ],
  },
  R35: {
    raises: [gift('£2,000 I owe him for the roof'), gift('£10,000 so she can clear her credit card')],
    silent: [
      gift('the £5,000 loan I made to her is written off'),
      gift('cancel the £8,000 she borrowed for the car'),
      gift('her debt to me of £4,000, which I release'),
    ],
  },
  R44: {
    raises: [],
    silent: [
      probe('a school and a friend', 'single', {
        customBeneficiaries: [
          { fullName: 'Ludlow Primary School', address: 'Ludlow', relationship: 'school', percentage: 50 },
          { fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend', percentage: 50 },
        ],
      }),
    ],
  },
  R45: {
    raises: [
      probe('all to a parish church', 'single', {
        customBeneficiaries: [{ fullName: 'St Laurence Parish Church', address: 'Ludlow', relationship: 'my church', percentage: 100 }],
      }),
    ],
    silent: [],
  },
};
