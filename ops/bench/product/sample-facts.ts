import type { WillAnswers } from '@willow/contracts';

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
    fullName: `Jane Margaret Roe ${customer}`,
    dob: '1975-03-27',
    email: `jane.${customer}.${revision}@example.test`,
    mobile: '07700 900123',
    addressLine1: `${customer} Willow Lane`,
    addressLine2: '',
    city: 'Bath',
    county: '',
    postcode: 'BA1 1AA',
    ukResident: true,
  },
});

/** The answers of somebody half way through the wizard, with something new each time. */
export const wizardAnswers = (round: number) =>
  ({
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
    property: { address: '12 Willow Lane, Bath BA1 1AA', marketValue: 350_000 + (round % 100_000) },
    executors: [{ fullName: 'John Henry Roe', address: '12 Willow Lane, Bath', relationship: 'Spouse' }],
  }) satisfies WillAnswers;

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
