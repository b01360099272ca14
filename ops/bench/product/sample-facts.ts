import type { WillAnswers } from '@willow/contracts';
import { familyAnswers, jane } from '@willow/contracts/will/family.examples';

/** A fact as a writer makes it. The same payloads go to every store that is compared. */
export type SampleFact = { readonly type: string; readonly data: object; readonly personal: object | null };

/** One step of the wizard: what changed by name in clear, the answers themselves sealed. */
export const answerSaved = (round: number): SampleFact => ({
  type: 'AnswerSaved',
  data: { step: 5, changed: ['executors', 'funeralWishes'], cleared: [] },
  personal: {
    answers: {
      executors: [{ fullName: 'John Henry Roe', address: '12 Willow Lane, Bath BA1 1AA', relationship: 'Spouse' }],
      funeralWishes: `A woodland burial, and no flowers (${round}).`,
    },
  },
});

/** A sign-up, or the details of one given again: sealed name, address and contact details, and a row of a read model each time. */
export const customerDetails = (customer: number, revision: number): SampleFact => ({
  type: revision === 0 ? 'CustomerSignedUp' : 'SignupDetailsReplaced',
  data: { referralId: null, partnerRef: `partner-${customer % 40}` },
  personal: {
    ...jane,
    fullName: `${jane.fullName} ${customer}`,
    email: `jane.${customer}.${revision}@example.test`,
    addressLine1: `${customer} Willow Lane`,
  },
});

/** The answers of somebody half way through the wizard, with something new each time. */
export const wizardAnswers = (round: number): WillAnswers => {
  const { beneficiaryType, partnerSubstituteRule, hasSpecificGifts, specificGifts, funeralWishes, ...answers } = familyAnswers;
  return { ...answers, property: { ...answers.property, marketValue: 350_000 + (round % 100_000) } };
};

/** A new order: nothing personal in it. */
export const orderPlaced = (customerId: string): SampleFact => ({
  type: 'OrderPlaced',
  data: { customerId, willRevision: 5, amountPence: 5_000, partnerRef: null },
  personal: null,
});

/** An order that was moved to and fro, with a note at its end. */
export const orderHistory = (customerId: string, length: number): readonly SampleFact[] => [
  orderPlaced(customerId),
  ...Array.from({ length: length - 2 }, (_, index) => ({
    type: 'OrderStatusChanged',
    data: { status: index % 2 === 0 ? 'in_review' : 'new' },
    personal: null,
  })),
  { type: 'OrderNoted', data: {}, personal: { notes: 'The customer asked for a call in the evening.' } },
];
