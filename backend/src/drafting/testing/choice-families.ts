import { BETHAN, CARYS, EMYR, MARRIED, RHYS, SINGLE, SPOUSE, type TableFamily } from './example-people.ts';
import { HOME_FAMILIES } from './home-families.ts';

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
    name: 'choice-child-who-has-died-left-children',
    row: 'choice | a late child, per_stirpes',
    dead: ['Carys Ellen Hughes'],
    noIssue: ['Carys Ellen Hughes'],
    takes: 'Emyr Hughes 1/2, issue of Gareth Hughes 1/2',
    answers: {
      ...SINGLE,
      hasChildren: 'yes',
      childrenCount: 2,
      children: [CARYS, EMYR],
      lateChildren: [
        { fullName: 'Gareth Hughes', leftChildren: 'yes' },
        { fullName: 'Haf Hughes', leftChildren: 'no' },
      ],
      beneficiaryType: 'children',
      childrenSubstituteRule: 'per_stirpes',
      childrenAge: '25',
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
    name: 'choice-a-tenth-to-charity',
    row: 'choice | a tenth to charity',
    takes: 'Bethan Price 1/1',
    answers: {
      ...SINGLE,
      hasSpecificGifts: true,
      specificGifts: [
        { tenth: true, recipientName: 'Oxfam', charity: true, charityNumber: '202918' },
        { description: 'my grandmother’s ring', recipientName: 'Carys Ellen Hughes', recipientRelationship: 'niece' },
      ],
    },
  },
  {
    name: 'choice-pets-with-a-sum',
    row: 'choice | pets with a sum',
    takes: 'Bethan Price 1/1',
    answers: {
      ...SINGLE,
      pets: {
        description: 'my dog Rex and my two cats',
        carerName: 'Ffion Morgan',
        carerRelationship: 'friend',
        amount: 2000,
      },
    },
  },
  {
    name: 'choice-pets-and-digital-files-beside-gifts',
    row: 'choice | pets, digital files, gifts',
    takes: 'David Hughes 1/1',
    answers: {
      ...MARRIED,
      partnerSubstituteRule: 'intestacy',
      hasSpecificGifts: true,
      specificGifts: [
        { description: 'my laptop', recipientName: 'Gwilym Rees', recipientRelationship: 'nephew' },
        { description: 'my parrot', recipientName: 'Ffion Morgan', recipientRelationship: 'friend' },
      ],
      pets: { description: 'my horse Star', carerName: 'David Hughes', carerRelationship: 'husband' },
      digital: { recipientName: 'Ffion Morgan', recipientRelationship: 'friend' },
    },
  },
  {
    name: 'choice-digital-files',
    row: 'choice | digital files',
    takes: 'Bethan Price 1/1',
    answers: { ...SINGLE, digital: { recipientName: 'Carys Ellen Hughes', recipientRelationship: 'niece' } },
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
    name: 'choice-second-guardian-instead',
    row: 'choice | second guardian',
    takes: 'Rhys Hughes 1/1',
    answers: {
      ...SINGLE,
      hasChildren: 'yes',
      childrenCount: 1,
      children: [RHYS],
      guardian: BETHAN,
      secondGuardian: { fullName: 'Ffion Morgan', address: '1 Castle Street, Ludlow, SY8 1AT', relationship: 'Friend' },
      guardiansAct: 'instead',
      beneficiaryType: 'children',
      childrenSubstituteRule: 'per_stirpes',
    },
  },
  {
    name: 'choice-guardians-of-one-child-alone',
    row: 'choice | guardians of one child',
    takes: 'Carys Ellen Hughes 1/3, Rhys Hughes 1/3, Seren Hughes 1/3',
    answers: {
      ...SINGLE,
      hasChildren: 'yes',
      childrenCount: 3,
      children: [
        CARYS,
        RHYS,
        {
          fullName: 'Seren Hughes',
          dob: '2016-09-01',
          guardianName: 'Ffion Morgan',
          guardianRelationship: 'Friend',
          guardianAddress: '1 Castle Street, Ludlow, SY8 1AT',
          secondGuardianName: 'Gwilym Rees',
          secondGuardianRelationship: 'Cousin',
          secondGuardianAddress: '3 Castle Street, Ludlow, SY8 1AT',
          guardiansAct: 'instead',
        },
      ],
      guardian: BETHAN,
      beneficiaryType: 'children',
      childrenSubstituteRule: 'per_stirpes',
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
    name: 'choice-professional-executors',
    row: 'choice | professionals among the executors',
    takes: 'Bethan Price 1/1',
    answers: {
      ...SINGLE,
      executors: [
        BETHAN,
        { fullName: 'Gwilym Rees', address: '1 Castle Street, Ludlow, SY8 1AT', relationship: 'Solicitor', professional: true },
      ],
      reserveExecutors: [
        { fullName: 'Marches Trust Company', address: '2 Hill Road, Ludlow, SY8 1AW', relationship: 'Trust company', professional: true },
      ],
    },
  },
  ...HOME_FAMILIES,
  {
    name: 'choice-organ-donation-and-a-funeral-plan',
    row: 'choice | organ donation, funeral plan',
    takes: 'Bethan Price 1/1',
    answers: { ...SINGLE, organDonation: 'donate', funeralPlan: { provider: 'Marches Funerals', planNumber: 'MF 4711' } },
  },
  {
    name: 'choice-reasons-for-leaving-somebody-out',
    row: 'choice | reasons beside the will',
    takes: 'Bethan Price 1/1',
    answers: { ...SINGLE, leftOut: [{ fullName: 'Gareth Hughes', reason: 'We have not spoken since 2011.' }] },
  },
];
