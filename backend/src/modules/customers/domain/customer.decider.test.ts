import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { accepted, Refusal } from '../../../event-sourcing/core/refusal.ts';
import type { NewLink } from './customer.commands.ts';
import { customer } from './customer.decider.ts';
import {
  CustomerLoggedIn,
  CustomerLoggedOut,
  CustomerSignedUp,
  ContactDetailsChanged,
  type Details,
  EmailVerified,
  LoginLinkIssued,
  SignupDetailsReplaced,
} from './customer.facts.ts';
import { email, EmailReserved } from './email.ts';

const details: Details = {
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
const link = (linkId: string): NewLink => ({
  linkId,
  tokenHash: `hash of ${linkId}`,
  browserHash: null,
  verifyExpiresAt: '2026-01-02T00:00:00.000Z',
  loginExpiresAt: '2026-01-01T00:10:00.000Z',
});
const issued = (linkId: string, purpose: 'verify' | 'login', reason: Parameters<typeof LoginLinkIssued.of>[0]['reason']) =>
  LoginLinkIssued.of({
    linkId,
    purpose,
    reason,
    tokenHash: `hash of ${linkId}`,
    browserHash: null,
    expiresAt: purpose === 'verify' ? '2026-01-02T00:00:00.000Z' : '2026-01-01T00:10:00.000Z',
  });
const codes = { referralId: null, partnerRef: null };
const signedUp = [CustomerSignedUp.of(codes, details), issued('l1', 'verify', 'signed-up')];
const verified = [...signedUp, EmailVerified.of({ linkId: 'l1' }), CustomerLoggedIn.of({ linkId: 'l1' })];
const NOW = '2026-01-01T00:05:00.000Z';
const signUp = (linkId: string, changes: Partial<Details> = {}) =>
  ({ type: 'SignUp', details: { ...details, ...changes }, ...codes, link: link(linkId) }) as const;
const use = (linkId: string, now = NOW) => ({ type: 'UseLink', tokenHash: `hash of ${linkId}`, now }) as const;

describe('a customer', () => {
  it('signs up and gets a link to verify with', () => {
    expect(given(customer).when(signUp('l1'))).toEqual(signedUp);
  });

  it('may correct the form until the address is proven; the new link voids the old one (C-151, D-049)', () => {
    const again = given(customer, ...signedUp).when(signUp('l2', { city: 'Wells' }));
    expect(again).toEqual([SignupDetailsReplaced.of(codes, { ...details, city: 'Wells' }), issued('l2', 'verify', 'signed-up')]);
    expect(given(customer, ...signedUp, ...accepted(again)).when(use('l1'))).toEqual(new Refusal('LinkInvalid'));
  });

  it('keeps a proven account as it is and mails its owner a login link instead (C-151, D-049)', () => {
    expect(given(customer, ...verified).when(signUp('l2', { fullName: 'Somebody Else' }))).toEqual([
      issued('l2', 'login', 'signed-up-again'),
    ]);
  });

  it('gets the link that fits: unknown none, unverified to verify, verified to log in, and no resend when verified (C-150, D-048, D-052)', () => {
    const request = (wanted: 'login' | 'resend') => ({ type: 'RequestLink', for: wanted, link: link('l2') }) as const;
    expect(given(customer).when(request('login'))).toEqual([]);
    expect(given(customer, ...signedUp).when(request('login'))).toEqual([issued('l2', 'verify', 'login-requested')]);
    expect(given(customer, ...signedUp).when(request('resend'))).toEqual([issued('l2', 'verify', 'resend-requested')]);
    expect(given(customer, ...verified).when(request('login'))).toEqual([issued('l2', 'login', 'login-requested')]);
    expect(given(customer, ...verified).when(request('resend'))).toEqual([]);
  });

  it('uses a link once, verifies with it, and not after it ran out (C-173, D-050)', () => {
    const used = given(customer, ...signedUp).when(use('l1'));
    expect(used).toEqual([EmailVerified.of({ linkId: 'l1' }), CustomerLoggedIn.of({ linkId: 'l1' })]);
    expect(given(customer, ...verified).when(use('l1'))).toEqual(new Refusal('LinkInvalid'));
    expect(given(customer, ...signedUp).when(use('l1', '2026-01-02T00:00:00.000Z'))).toEqual(new Refusal('LinkInvalid'));
    expect(given(customer, ...verified, issued('l2', 'login', 'login-requested')).when(use('l2'))).toEqual([
      CustomerLoggedIn.of({ linkId: 'l2' }),
    ]);
    expect(given(customer, ...verified, issued('l2', 'login', 'login-requested')).when(use('l2', '2026-01-01T00:10:00.000Z'))).toEqual(
      new Refusal('LinkInvalid'),
    );
  });

  it('changes only what is different (D-062)', () => {
    const change = (changes: Partial<Details>) => ({ type: 'ChangeContactDetails', changes }) as const;
    expect(given(customer, ...verified).when(change({ city: 'Bath' }))).toEqual([]);
    expect(given(customer, ...verified).when(change({ city: 'Wells', mobile: null }))).toEqual([
      ContactDetailsChanged.of({}, { city: 'Wells' }),
    ]);
    expect(given(customer).when(change({ city: 'Wells' }))).toEqual(new Refusal('CustomerUnknown'));
  });

  it('logs out, after which a used link is not remembered (D-053)', () => {
    expect(given(customer, ...verified).when({ type: 'LogOut' })).toEqual([CustomerLoggedOut.of({})]);
    expect(given(customer, ...verified, CustomerLoggedOut.of({})).state.lastUsedHash).toBeNull();
  });

  it('has no details once the key is gone (AM-7)', () => {
    const erased = verified.map((fact) => ({ ...fact, personal: null })) as typeof verified;
    expect(given(customer, ...erased).state.details).toBeNull();
  });
});

describe('an email address', () => {
  it('belongs to whoever reserved it first', () => {
    expect(given(email).when({ type: 'Reserve', customerId: 'a' })).toEqual([EmailReserved.of({ customerId: 'a' })]);
    const taken = given(email, EmailReserved.of({ customerId: 'a' }));
    expect(taken.when({ type: 'Reserve', customerId: 'b' })).toEqual([]);
    expect(taken.state.customerId).toBe('a');
  });
});
