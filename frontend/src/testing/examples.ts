import type { User } from '@willow/contracts/account/account.contract';
import type { WillAnswers } from '@willow/contracts/will/answers';
import type { WillRecord } from '@willow/contracts/will/will.contract';
import type { CustomerOrder } from '@willow/contracts/order/order.contract';

/** The instant at which tests take place: a Saturday in winter, so that London is on UTC. */
export const NOW = new Date('2026-11-21T14:32:00Z');

export const ann: User = {
  id: 'user-1',
  fullName: 'Ann Lee',
  email: 'ann@example.test',
  dateOfBirth: '1985-03-27',
  dob: '1985-03-27',
  phone: '07700 900123',
  mobile: '07700 900123',
  addressLine1: '12 Willow Walk',
  addressLine2: null,
  city: 'York',
  county: null,
  postcode: 'YO1 7HH',
};

/** A family's answers to all nine questions before the check. */
export const family: WillAnswers = {
  willForYou: 'yes',
  isMarried: 'yes',
  partner: { fullName: 'Tom Lee', dob: '1983-11-02', address: '12 Willow Walk, York, YO1 7HH' },
  hasChildren: 'yes',
  childrenCount: 1,
  children: [{ fullName: 'Mia Lee', dob: '2015-06-01' }],
  guardian: { fullName: 'Jo Park', address: '3 Mill Lane, Leeds, LS1 4AB', relationship: 'Sister' },
  isHomeowner: 'yes',
  property: { address: '12 Willow Walk, York, YO1 7HH', marketValue: 385_000 },
  executors: [{ fullName: 'Tom Lee', address: '12 Willow Walk, York, YO1 7HH', relationship: 'Spouse' }],
  beneficiaryType: 'partner',
  partnerSubstituteRule: 'children',
  hasSpecificGifts: true,
  specificGifts: [{ description: "My grandmother's ring", recipientName: 'Mia Lee', recipientRelationship: 'Daughter' }],
  funeralWishes: 'Cremation',
};

export const willAt = (currentStep: number, jsonAnswers: WillAnswers, more: Partial<WillRecord> = {}): WillRecord => ({
  status: 'in_progress',
  currentStep,
  jsonAnswers,
  updatedAt: NOW.toISOString(),
  locked: false,
  ...more,
});

export const noWill: WillRecord = { status: 'not_started', currentStep: 1, jsonAnswers: {}, updatedAt: null, locked: false };

export const paidOrder: CustomerOrder = {
  id: '0199c2a4-7b1e-7c3d-9f10-4a5b6c7d8e9f',
  amount: 50,
  finalAmount: 40,
  discountCode: 'EXIT10',
  discountAmount: 10,
  paymentStatus: 'succeeded',
  updatedAt: '2026-11-20T12:00:00Z',
};
