import type { WillAnswers } from './answers.ts';

export const jane = {
  fullName: 'Jane Margaret Roe',
  dob: '1975-03-27',
  mobile: '07700 900123',
  addressLine1: '12 Willow Lane',
  addressLine2: '',
  city: 'Bath',
  county: '',
  postcode: 'BA1 1AA',
  ukResident: true,
} as const;

export const familyAnswers: WillAnswers = {
  willForYou: 'yes',
  isMarried: 'yes',
  partner: { fullName: 'John Henry Roe', dob: '1973-11-02', address: '12 Willow Lane, Bath' },
  hasChildren: 'yes',
  childrenCount: 2,
  children: [
    { fullName: 'Ann Roe', dob: '2003-05-06' },
    { fullName: 'Ben Roe', dob: '2015-08-09' },
  ],
  guardian: { fullName: 'Mary Poole', address: '3 Mill Road, Wells', relationship: 'Sister' },
  isHomeowner: 'yes',
  property: { address: '12 Willow Lane, Bath BA1 1AA', marketValue: 350_000 },
  executors: [{ fullName: 'John Henry Roe', address: '12 Willow Lane, Bath', relationship: 'Spouse' }],
  beneficiaryType: 'partner',
  partnerSubstituteRule: 'children',
  hasSpecificGifts: true,
  specificGifts: [{ description: 'my piano', recipientName: 'Ann Roe', recipientRelationship: 'daughter' }],
  funeralWishes: 'A woodland burial.',
};

export const confirmed = { confirmed: true, finalConfirmation: true } satisfies WillAnswers;
