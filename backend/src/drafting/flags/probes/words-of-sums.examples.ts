import { BETHAN, CARYS, DAUGHTER, DAVID, HOME_ADDRESS, SPOUSE } from './testing/bases.ts';
import { gift, probe, type ProbeGroup } from './testing/probe.ts';

export const WORDS_OF_SUMS: ProbeGroup = {
  R19: {
    raises: [
      probe('one executor, grown children at 25', 'widow', {
        executors: [DAUGHTER],
        children: [CARYS, { fullName: 'Emyr Hughes', dob: '2005-04-01' }],
        childrenAge: '25',
      }),
      probe('the husband alone, a child of 21 has to wait until 25', 'family', {
        executors: [SPOUSE],
        children: [{ fullName: 'Carys Ellen Hughes', dob: '2005-02-03' }],
        childrenCount: 1,
        childrenAge: '25',
      }),
    ],
    silent: [probe('one executor, children over 25, at 25', 'widow', { executors: [BETHAN], childrenAge: '25' })],
  },
  R24: {
    raises: [
      probe('a partner without marriage, a home of £1.2m', 'single', {
        livesWithPartner: 'yes',
        partner: DAVID,
        isHomeowner: 'yes',
        property: { address: HOME_ADDRESS, marketValue: 1_200_000 },
        beneficiaryType: 'partner',
        partnerSubstituteRule: 'custom',
        customSubstitutes: [{ fullName: 'Bethan Price', relationship: 'sister', percentage: 100 }],
      }),
      probe('a partner without marriage has all, £400,000', 'single', {
        livesWithPartner: 'yes',
        partner: DAVID,
        isHomeowner: 'yes',
        property: { address: HOME_ADDRESS, marketValue: 400_000 },
        customBeneficiaries: [{ ...SPOUSE, relationship: 'partner', percentage: 100 }],
      }),
      probe('a partner without marriage and children, £600,000', 'young', {
        isMarried: 'no',
        livesWithPartner: 'yes',
        property: { address: HOME_ADDRESS, marketValue: 600_000 },
      }),
      probe('half to a charity, £900,000', 'single', {
        isHomeowner: 'yes',
        property: { address: HOME_ADDRESS, marketValue: 900_000 },
        customBeneficiaries: [
          { ...BETHAN, percentage: 50 },
          { fullName: 'Teme Valley Rescue', address: 'Ludlow', charity: true, percentage: 50 },
        ],
      }),
    ],
    silent: [
      probe('all to Oxfam, £1.5m', 'single', {
        isHomeowner: 'yes',
        property: { address: HOME_ADDRESS, marketValue: 1_500_000 },
        customBeneficiaries: [{ fullName: 'Oxfam', address: 'Oxford', relationship: 'charity', percentage: 100 }],
      }),
      probe('a partner without marriage has all, £300,000', 'single', {
        livesWithPartner: 'yes',
        partner: DAVID,
        isHomeowner: 'yes',
        property: { address: HOME_ADDRESS, marketValue: 300_000 },
        customBeneficiaries: [{ ...SPOUSE, relationship: 'partner', percentage: 100 }],
      }),
      probe('the husband has all, £1.2m', 'couple', { isHomeowner: 'yes', property: { address: HOME_ADDRESS, marketValue: 1_200_000 } }),
      probe('a home of £600,000, most of it for a charity', 'single', {
        isHomeowner: 'yes',
        property: { address: HOME_ADDRESS, marketValue: 600_000 },
        customBeneficiaries: [
          { ...BETHAN, percentage: 20 },
          { fullName: 'Teme Valley Rescue', address: 'Ludlow', charity: true, percentage: 80 },
        ],
      }),
      probe('a sum of £400,000 for a charity', 'single', {
        hasSpecificGifts: true,
        specificGifts: [{ amount: 400_000, recipientName: 'Teme Valley Rescue', charity: true }],
      }),
    ],
  },
  R35: {
    raises: [
      gift('£5,000 to pay off her student loan'),
      gift('three thousand pounds, with my thanks'),
      gift('£1,500 for the deposit she needs'),
    ],
    silent: [
      gift('I forgive him the £50,000 he owes me'),
      gift('release her from her debt of £20,000'),
      gift('the £3,000 my brother owes me'),
      gift('the £2,500 lent to Tom, not to be repaid'),
      gift('I let her off the £9,000 she still owes'),
    ],
  },
  R44: {
    raises: [],
    silent: [
      probe('two clubs share', 'single', {
        customBeneficiaries: [
          { fullName: 'Ludlow Rugby Club', address: 'Ludlow', relationship: 'club', percentage: 50 },
          { fullName: 'St Laurence Parish Church', address: 'Ludlow', relationship: 'church', percentage: 50 },
        ],
      }),
      probe('Mencap as a person, beside a friend', 'single', {
        customBeneficiaries: [
          { fullName: 'Mencap', address: 'London', relationship: 'friend', percentage: 50 },
          { fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend', percentage: 50 },
        ],
      }),
    ],
  },
  R45: {
    raises: [
      probe('all to somebody called Church', 'single', {
        customBeneficiaries: [{ fullName: 'Anna Church', address: 'Ludlow', relationship: 'niece', percentage: 100 }],
      }),
      probe('all to somebody called School', 'single', {
        customBeneficiaries: [{ fullName: 'Peter School', address: 'Ludlow', relationship: 'nephew', percentage: 100 }],
      }),
      probe('all to a rugby club', 'single', {
        customBeneficiaries: [{ fullName: 'Ludlow Rugby Club', address: 'Ludlow', relationship: 'club', percentage: 100 }],
      }),
      probe('all to a school', 'single', {
        customBeneficiaries: [{ fullName: 'Ludlow Primary School', address: 'Ludlow', relationship: 'old school', percentage: 100 }],
      }),
    ],
    silent: [],
  },
};
