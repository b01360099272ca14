import type { WillAnswers } from '@willow/contracts';
import { familyAnswers, jane } from '@willow/contracts/will/family.examples';

/** The same payloads go to every store that is compared. */
export type SampleFact = { readonly type: string; readonly data: object; readonly personal: object | null };

export const answerSaved = (round: number): SampleFact => ({
  type: 'AnswerSaved',
  data: { step: 5, changed: ['executors', 'funeralWishes'], cleared: [], size: 170 },
  personal: {
    answers: {
      executors: [{ fullName: 'John Henry Roe', address: '12 Willow Lane, Bath BA1 1AA', relationship: 'Spouse' }],
      funeralWishes: `A woodland burial, and no flowers (${round}).`,
    },
  },
});

const saved = (answers: WillAnswers): SampleFact => ({
  type: 'AnswerSaved',
  data: { step: 6, changed: Object.keys(answers), cleared: [], size: JSON.stringify(answers).length },
  personal: { answers },
});

const GIFT = { description: 'x'.repeat(1_800), recipientName: 'Ann Roe', recipientRelationship: 'Niece' };

/** Something new each time, among fifty thousand characters. */
export const largeAnswers = (round: number): WillAnswers => ({
  ...wizardAnswers(round),
  hasSpecificGifts: true,
  specificGifts: Array.from({ length: 30 }, () => GIFT),
});

/** Nearly as much as a will may have, in facts and in characters: large answers, then one that changes again and again. */
export const largestHistory = (): readonly SampleFact[] => [
  saved(largeAnswers(0)),
  ...Array.from({ length: 1_800 }, (_, round) => saved({ funeralWishes: `${round} ${'y'.repeat(950)}` })),
];

export const customerDetails = (customer: number, revision: number): SampleFact => ({
  type: revision === 0 ? 'CustomerSignedUp' : 'SignupDetailsReplaced',
  data: { signupId: `${customer}.${revision}`, browserHash: null, referralId: null, partnerRef: `partner-${customer % 40}` },
  personal: {
    ...jane,
    fullName: `${jane.fullName} ${customer}`,
    email: `jane.${customer}.${revision}@example.test`,
    addressLine1: `${customer} Willow Lane`,
  },
});

/** From then on they are the customer's own details. */
export const emailVerified = (customer: number): SampleFact => ({
  ...customerDetails(customer, 0),
  type: 'EmailVerified',
  data: { linkId: `${customer}`, referralId: null, partnerRef: null },
});

/** Half way through the wizard, with something new each time. */
export const wizardAnswers = (round: number): WillAnswers => {
  const { beneficiaryType, partnerSubstituteRule, hasSpecificGifts, specificGifts, funeralWishes, ...answers } = familyAnswers;
  return { ...answers, property: { ...answers.property, marketValue: 350_000 + (round % 100_000) } };
};

export const orderPlaced = (customerId: string): SampleFact => ({
  type: 'OrderPlaced',
  data: { customerId, willRevision: 5, amountPence: 5_000, partnerRef: null },
  personal: null,
});

export const orderHistory = (customerId: string, length: number): readonly SampleFact[] => [
  orderPlaced(customerId),
  ...Array.from({ length: length - 2 }, (_, index) => ({
    type: 'OrderStatusChanged',
    data: { status: index % 2 === 0 ? 'in_review' : 'new' },
    personal: null,
  })),
  { type: 'OrderNoted', data: {}, personal: { notes: 'The customer asked for a call in the evening.' } },
];
