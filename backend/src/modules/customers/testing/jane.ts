import type { Details } from '../domain/customer.facts.ts';

export const details: Details = {
  fullName: 'Jane Roe',
  dob: '1975-03-27',
  email: 'jane@example.test',
  mobile: null,
  addressLine1: '12 Willow Lane',
  addressLine2: null,
  city: 'Bath',
  county: null,
  postcode: 'BA1 1AA',
};

/** She came by nobody. */
export const codes = { referralId: null, partnerRef: null };
