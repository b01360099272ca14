import { BETHAN, CARYS, EMYR, MARRIED, RHYS, SINGLE, SPOUSE, type TableFamily } from './example-people.ts';

/** Families with choices that the wizard folds away. */
export const CHOICE_FAMILIES: readonly TableFamily[] = [
  {
    name: 'choice-partner-without-marriage-then-children',
    row: 'choice | partner without marriage',
    dead: ['David Hughes'],
    divorced: true,
    takes: 'Carys Ellen Hughes 1/2, Emyr Hughes 1/2',
    answers: {
      ...SINGLE,
      livesWithPartner: 'yes',
      partner: MARRIED.partner,
      expectsToMarry: 'David Hughes',
      hasChildren: 'yes',
      childrenCount: 2,
      children: [CARYS, EMYR],
      executors: [BETHAN],
      beneficiaryType: 'partner',
      partnerSubstituteRule: 'children',
    },
  },
  {
    name: 'choice-sums-of-money-and-gifts-with-substitutes',
    row: 'choice | sums of money, substitutes for gifts',
    takes: 'Bethan Price 1/1',
    answers: {
      ...SINGLE,
      hasSpecificGifts: true,
      specificGifts: [
        {
          amount: 5000,
          recipientName: 'Ffion Morgan',
          recipientRelationship: 'friend',
          substituteName: 'Gwilym Rees',
          substituteRelationship: 'her husband',
        },
        { description: 'my grandmother’s ring', recipientName: 'Carys Ellen Hughes', recipientRelationship: 'niece' },
        {
          amount: 1250,
          recipientName: 'Marches Hospice',
          recipientRelationship: 'charity',
          substituteName: 'Carys Ellen Hughes',
          substituteRelationship: 'niece',
        },
      ],
    },
  },
  {
    name: 'choice-home-owned-jointly',
    row: 'choice | ownership of the home',
    takes: 'Bethan Price 1/1',
    answers: {
      ...SINGLE,
      isHomeowner: 'yes',
      property: { address: '14 Orchard Rise, Ludlow, SY8 1AB', marketValue: 300_000, ownership: 'joint' },
    },
  },
  {
    name: 'choice-reserve-executors',
    row: 'choice | reserve executors',
    takes: 'Bethan Price 1/1',
    answers: {
      ...SINGLE,
      executors: [BETHAN, SPOUSE],
      reserveExecutors: [
        { fullName: 'Ffion Morgan', address: '1 Castle Street, Ludlow, SY8 1AT', relationship: 'Friend' },
        { fullName: 'Gwilym Rees', address: '1 Castle Street, Ludlow, SY8 1AT', relationship: 'Friend' },
      ],
    },
  },
  {
    name: 'choice-equal-shares-with-substitutes',
    row: 'choice | equal shares, substitutes',
    dead: ['Carys Ellen Hughes', 'Ffion Morgan', 'Gwilym Rees'],
    takes: 'Owain Hughes 1/2, Bethan Price 1/2',
    answers: {
      ...SINGLE,
      equalShares: true,
      childrenSubstituteRule: 'per_stirpes',
      customBeneficiaries: [
        {
          fullName: 'Carys Ellen Hughes',
          relationship: 'Daughter',
          address: '7 Broad Street, Ludlow, SY8 1NG',
          substituteName: 'Owain Hughes',
          substituteRelationship: 'grandson',
        },
        {
          fullName: 'Ffion Morgan',
          relationship: 'friend',
          address: '1 Castle Street, Ludlow, SY8 1AT',
          substituteName: 'Gwilym Rees',
          substituteRelationship: 'her husband',
        },
        { ...BETHAN, relationship: 'Sister' },
      ],
    },
  },
  {
    name: 'choice-charities',
    row: 'choice | charities',
    dead: ['Ffion Morgan'],
    takes: 'Shropshire Hills Hospice 3/4, Oxfam 1/4',
    answers: {
      ...SINGLE,
      customBeneficiaries: [
        { fullName: 'Ffion Morgan', relationship: 'friend', address: '1 Castle Street, Ludlow, SY8 1AT', percentage: 60 },
        {
          fullName: 'Shropshire Hills Hospice',
          address: '2 Hill Road, Ludlow, SY8 1AW',
          percentage: 30,
          charity: true,
          charityNumber: '1123456',
        },
        { fullName: 'Oxfam', address: '2700 John Smith Drive, Oxford, OX4 2JY', percentage: 10, charity: true },
      ],
      hasSpecificGifts: true,
      specificGifts: [{ recipientName: 'Dogs of Ludlow', charity: true, charityNumber: '1123457', description: 'the sum of £500' }],
    },
  },
  {
    name: 'choice-children-at-25',
    row: 'choice | age for children’s shares',
    dead: ['Carys Ellen Hughes'],
    takes: 'issue of Carys Ellen Hughes 1/2, Rhys Hughes 1/2',
    answers: {
      ...SINGLE,
      hasChildren: 'yes',
      childrenCount: 2,
      children: [CARYS, RHYS],
      guardian: BETHAN,
      beneficiaryType: 'children',
      childrenSubstituteRule: 'per_stirpes',
      childrenAge: '25',
    },
  },
];
