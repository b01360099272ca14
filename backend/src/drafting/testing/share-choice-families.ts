import { BETHAN, CARYS, EMYR, MARRIED, RHYS, SINGLE, type TableFamily } from './example-people.ts';

/** Families with choices about shares: who takes one, who takes it instead, and at what age. */
export const SHARE_CHOICE_FAMILIES: readonly TableFamily[] = [
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
    name: 'choice-own-children-of-brothers-and-sisters',
    row: 'choice | own children take a share',
    dead: ['Bethan Price', 'Ffion Morgan'],
    takes: 'issue of Bethan Price 3/5, Gwilym Rees 2/5',
    answers: {
      ...SINGLE,
      customBeneficiaries: [
        { ...BETHAN, relationship: 'Sister', percentage: 45, ownChildren: true },
        {
          fullName: 'Gwilym Rees',
          relationship: 'brother',
          address: '1 Castle Street, Ludlow, SY8 1AT',
          percentage: 30,
          ownChildren: true,
        },
        { fullName: 'Ffion Morgan', relationship: 'friend', address: '1 Castle Street, Ludlow, SY8 1AT', percentage: 25 },
      ],
    },
  },
  {
    name: 'choice-shares-and-sums-at-25',
    row: 'choice | an age for shares and sums of money',
    dead: ['Carys Ellen Hughes'],
    takes: 'issue of Carys Ellen Hughes 3/5, Rhys Hughes 2/5',
    answers: {
      ...SINGLE,
      sharesAge: '25',
      customBeneficiaries: [
        {
          fullName: 'Carys Ellen Hughes',
          relationship: 'niece',
          address: '7 Broad Street, Ludlow, SY8 1NG',
          percentage: 60,
          ownChildren: true,
        },
        { fullName: 'Rhys Hughes', relationship: 'nephew', address: '7 Broad Street, Ludlow, SY8 1NG', percentage: 40 },
      ],
      hasSpecificGifts: true,
      specificGifts: [
        { amount: 5000, recipientName: 'Mali Hughes', recipientRelationship: 'goddaughter' },
        { description: 'my piano', recipientName: 'Rhys Hughes', recipientRelationship: 'nephew' },
      ],
    },
  },
  {
    name: 'choice-last-resort-after-children',
    row: 'choice | a last resort',
    dead: ['David Hughes', 'Carys Ellen Hughes', 'Emyr Hughes', 'Ffion Morgan'],
    noIssue: ['Carys Ellen Hughes', 'Emyr Hughes'],
    takes: 'issue of Ffion Morgan 2/5, Gwilym Rees 2/5, Shropshire Hills Hospice 1/5',
    answers: {
      ...MARRIED,
      hasChildren: 'yes',
      childrenCount: 2,
      children: [CARYS, EMYR],
      partnerSubstituteRule: 'children',
      lastResort: [
        { fullName: 'Ffion Morgan', relationship: 'niece', percentage: 40, ownChildren: true },
        { fullName: 'Gwilym Rees', relationship: 'nephew', percentage: 40 },
        { fullName: 'Shropshire Hills Hospice', percentage: 20, charity: true, charityNumber: '1123456' },
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
    name: 'choice-organisations-with-substitutes',
    row: 'choice | organisations that are not marked as charities, substitutes',
    dead: ['Marches Hospice', 'Ffion Morgan'],
    takes: 'Gwilym Rees 3/5, Ludlow Choral Society 2/5',
    answers: {
      ...SINGLE,
      customBeneficiaries: [
        {
          fullName: 'Marches Hospice',
          relationship: 'charity',
          address: '2 Hill Road, Ludlow, SY8 1AW',
          percentage: 60,
          substituteName: 'Gwilym Rees',
          substituteRelationship: 'friend',
        },
        {
          fullName: 'Ffion Morgan',
          relationship: 'friend',
          address: '1 Castle Street, Ludlow, SY8 1AT',
          percentage: 40,
          substituteName: 'Ludlow Choral Society',
          substituteRelationship: 'the choir we sing in',
        },
      ],
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
