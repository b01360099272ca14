import type { WillAnswers } from '@willow/contracts';
import { wizardAnswers } from '../product/sample-facts.ts';

const WISHES = 'A song that everybody knows, and time to sit. '.repeat(28);

const sampleAnswers = (index: number): WillAnswers => ({
  ...wizardAnswers(index),
  beneficiaryType: 'partner',
  partnerSubstituteRule: 'children',
  hasSpecificGifts: true,
  specificGifts: [
    { description: `my piano, number ${index}`, recipientName: 'Ann Roe', recipientRelationship: 'Daughter' },
    { description: 'the sum of £2,500', recipientName: 'Tomasz Wiśniewski', recipientRelationship: 'Friend' },
  ],
  funeralWishes: `A woodland burial (${index}).\n${WISHES}`,
  confirmed: true,
  finalConfirmation: true,
});

export const SAMPLE_TESTATOR = {
  fullName: 'Jane Margaret Roe',
  dob: '1975-03-27',
  addressLine1: '12 Willow Lane',
  addressLine2: null,
  city: 'Bath',
  county: null,
  postcode: 'BA1 1AA',
};

export const sampleInput = (index: number) => ({ answers: sampleAnswers(index), testator: SAMPLE_TESTATOR, on: '2026-11-20' });
