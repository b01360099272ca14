import { expect, it } from '@jest/globals';
import { customerEntries } from './customer.data.ts';
import { CustomerSignedUp, type Details, EmailVerified, LoginLinkIssued, SignedUpBeside, SignupDetailsReplaced } from './customer.facts.ts';

const at = (city: string): Details => ({
  fullName: 'Jane Roe',
  dob: '1975-03-27',
  email: 'jane@example.test',
  mobile: null,
  addressLine1: '12 Willow Lane',
  addressLine2: null,
  city,
  county: null,
  postcode: 'BA1 1AA',
});
const metadata = { occurredAt: '2026-11-23T10:00:00.000Z' };
const codes = { referralId: null, partnerRef: null };
const form = (signupId: string, browserHash: string | null) => ({ signupId, browserHash, ...codes });
const link = LoginLinkIssued.of({
  linkId: 'l1',
  signupId: 's2',
  purpose: 'verify',
  reason: 'signed-up',
  tokenHash: 't',
  browserHash: 'hers',
  expiresAt: '2026-11-24T10:00:00.000Z',
  codeHash: null,
  discountCode: null,
});

it('shows the forms of the browser whose sign-up was proven, and nobody what a stranger typed with this address (C-478)', () => {
  const facts = [
    CustomerSignedUp.of(form('s1', 'hers'), at('Bath')),
    SignupDetailsReplaced.of(form('s2', 'hers'), at('Wells')),
    SignedUpBeside.of(form('s3', 'another'), at('Frome')),
    SignedUpBeside.of(form('s4', null), at('Truro')),
    link,
    EmailVerified.of({ linkId: 'l1', ...codes }, at('Wells')),
  ].map((fact) => ({ ...fact, metadata }));
  const shown = customerEntries(facts).map(({ details }) => details?.city ?? details?.heldBack);
  expect(shown).toEqual([
    'Bath',
    'Wells',
    expect.stringMatching(/another browser/),
    expect.stringMatching(/another browser/),
    undefined,
    'Wells',
  ]);
});
