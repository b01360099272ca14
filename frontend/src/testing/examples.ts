import type { User } from '@willow/contracts/account/account.contract';
import type { WillAnswers } from '@willow/contracts/will/answers';
import { jane as example } from '@willow/contracts/will/family.examples';
import type { WillRecord } from '@willow/contracts/will/will.contract';
import type { CustomerOrder } from '@willow/contracts/order/order.contract';

/** The instant at which tests take place: a Saturday in winter, so that London is on UTC. */
export const NOW = new Date('2026-11-21T14:32:00Z');

export const jane: User = {
  ...example,
  id: 'user-1',
  email: 'jane@example.test',
  dateOfBirth: example.dob,
  phone: example.mobile,
  addressLine2: null,
  county: null,
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
  refunded: 0,
  refund: null,
  closed: false,
  paymentStatus: 'succeeded',
  updatedAt: '2026-11-20T12:00:00Z',
  problems: [],
  enquiries: 0,
};
