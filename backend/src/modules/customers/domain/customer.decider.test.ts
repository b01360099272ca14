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
  ContactDetailsLocked,
  ContactDetailsUnlocked,
  DataDownloadRequested,
  type Details,
  DetailsCorrected,
  DetailsFoundCorrect,
  DiscountCodeDropped,
  DiscountCodeKept,
  InvitationKept,
  EmailVerified,
  LoginLinkIssued,
  SignedUpBeside,
  SignupDetailsReplaced,
  WrongCodeTyped,
} from './customer.facts.ts';
import { codes, details } from '../testing/jane.ts';
import { email, EmailReserved } from './email.ts';

const link = (linkId: string, browserHash: string | null = 'hers'): NewLink => ({
  linkId,
  tokenHash: `hash of ${linkId}`,
  browserHash,
  verifyExpiresAt: '2026-01-02T00:00:00.000Z',
  loginExpiresAt: '2026-01-01T00:10:00.000Z',
  codeHash: browserHash && `code of ${linkId}`,
  discountCode: null,
  invitationHash: null,
});
const issued = (
  linkId: string,
  purpose: 'verify' | 'login',
  reason: Parameters<typeof LoginLinkIssued.of>[0]['reason'],
  {
    signupId = linkId,
    browserHash = 'hers',
    discountCode = null,
  }: { readonly signupId?: string; readonly browserHash?: string; readonly discountCode?: string | null } = {},
) =>
  LoginLinkIssued.of({
    linkId,
    signupId: purpose === 'verify' ? signupId : null,
    purpose,
    reason,
    tokenHash: `hash of ${linkId}`,
    browserHash,
    expiresAt: purpose === 'verify' ? '2026-01-02T00:00:00.000Z' : '2026-01-01T00:10:00.000Z',
    codeHash: `code of ${linkId}`,
    discountCode,
  });
const asked = (signupId: string, browserHash = 'hers') => ({ signupId, browserHash, ...codes });
const signedUp = [CustomerSignedUp.of(asked('l1'), details), issued('l1', 'verify', 'signed-up')];
const verified = [...signedUp, EmailVerified.of({ linkId: 'l1', ...codes }, details), CustomerLoggedIn.of({ linkId: 'l1' })];
const NOW = '2026-01-01T00:05:00.000Z';
const signUp = (linkId: string, changes: Partial<Details> = {}, browser: string | null = 'hers') =>
  ({ type: 'SignUp', details: { ...details, ...changes }, ...codes, link: link(linkId, browser) }) as const;
const use = (linkId: string, now = NOW) => ({ type: 'UseLink', tokenHash: `hash of ${linkId}`, now }) as const;

describe('a customer', () => {
  it('signs up and gets a link to verify with', () => {
    expect(given(customer).when(signUp('l1'))).toEqual(signedUp);
  });

  it('may correct the form in the same browser until the address is proven; the new link voids the old one (C-151, D-049)', () => {
    const again = given(customer, ...signedUp).when(signUp('l2', { city: 'Wells' }));
    expect(again).toEqual([SignupDetailsReplaced.of(asked('l2'), { ...details, city: 'Wells' }), issued('l2', 'verify', 'signed-up')]);
    expect(given(customer, ...signedUp, ...accepted(again)).when(use('l1'))).toEqual(new Refusal('LinkInvalid'));
  });

  describe('whose address somebody else signs up with', () => {
    const theirs: Details = { ...details, fullName: 'Mallory' };
    const codesOf = { referralId: 'r9', partnerRef: 'P9' };
    const beside = given(customer, ...signedUp).when({ ...signUp('l2', theirs, 'theirs'), ...codesOf });
    const both = [...signedUp, ...accepted(beside)];

    it('keeps what was asked before: the other sign-up stands beside it (D-049)', () => {
      expect(beside).toEqual([
        SignedUpBeside.of({ ...asked('l2', 'theirs'), ...codesOf }, theirs),
        issued('l2', 'verify', 'signed-up', { browserHash: 'theirs' }),
      ]);
    });

    it.each([
      ['l1', details, codes],
      ['l2', theirs, codesOf],
    ])('has the details and codes of the link that is used, and the other link is void: %s', (linkId, of, theirCodes) => {
      const used = given(customer, ...both).when(use(linkId));
      expect(used).toEqual([EmailVerified.of({ linkId, ...theirCodes }, of), CustomerLoggedIn.of({ linkId })]);
      const after = given(customer, ...both, ...accepted(used));
      expect(after.state).toMatchObject({ status: 'verified', details: of, ...theirCodes, signups: [], links: [] });
      for (const other of ['l1', 'l2']) expect(after.when(use(other))).toEqual(new Refusal('LinkInvalid'));
    });

    it('gets a new link to what the asking browser sent, elsewhere to what was asked first', () => {
      const resend = (browser: string | null) => ({ type: 'RequestLink', for: 'resend', link: link('l3', browser) }) as const;
      expect(given(customer, ...both).when(resend('theirs'))).toMatchObject([{ data: { signupId: 'l2' } }]);
      for (const browser of ['hers', 'another', null])
        expect(given(customer, ...both).when(resend(browser))).toMatchObject([{ data: { signupId: 'l1' } }]);
      const resent = given(customer, ...both, ...accepted(given(customer, ...both).when(resend('another'))));
      expect(resent.when(use('l1'))).toMatchObject([{ personal: { fullName: 'Jane Roe' } }, {}]);
      expect(resent.when(use('l3'))).toMatchObject([{ personal: { fullName: 'Jane Roe' } }, {}]);
      expect(resent.when(use('l2'))).toMatchObject([{ personal: { fullName: 'Mallory' } }, {}]);
      expect(
        given(customer, ...both, SignedUpBeside.of({ ...asked('l5'), browserHash: null }, theirs)).when(signUp('l6', theirs, null)),
      ).toMatchObject([{ type: 'SignedUpBeside' }, {}]);
      // A browser that only asked for a link has not signed up: what it sends stands beside, too.
      expect(resent.when(signUp('l4', theirs, 'another'))).toMatchObject([{ type: 'SignedUpBeside' }, {}]);
    });
  });

  it('keeps a proven account as it is and mails its owner a login link instead (C-151, D-049)', () => {
    expect(given(customer, ...verified).when(signUp('l2', { fullName: 'Somebody Else' }))).toEqual([
      issued('l2', 'login', 'signed-up-again'),
    ]);
  });

  it('gets the link that fits: unknown none, unverified to verify, verified to log in, and no resend when verified (C-150, D-048, D-052)', () => {
    const request = (wanted: 'login' | 'resend') => ({ type: 'RequestLink', for: wanted, link: link('l2') }) as const;
    expect(given(customer).when(request('login'))).toEqual([]);
    expect(given(customer, ...signedUp).when(request('login'))).toEqual([issued('l2', 'verify', 'login-requested', { signupId: 'l1' })]);
    expect(given(customer, ...signedUp).when(request('resend'))).toEqual([issued('l2', 'verify', 'resend-requested', { signupId: 'l1' })]);
    expect(given(customer, ...verified).when(request('login'))).toEqual([issued('l2', 'login', 'login-requested')]);
    expect(given(customer, ...verified).when(request('resend'))).toEqual([]);
  });

  it('uses a link once, verifies with it, and not after it ran out (C-173, D-050)', () => {
    const used = given(customer, ...signedUp).when(use('l1'));
    expect(used).toEqual([EmailVerified.of({ linkId: 'l1', ...codes }, details), CustomerLoggedIn.of({ linkId: 'l1' })]);
    expect(given(customer, ...verified).when(use('l1'))).toEqual(new Refusal('LinkInvalid'));
    expect(given(customer, ...signedUp).when(use('l1', '2026-01-02T00:00:00.000Z'))).toEqual(new Refusal('LinkInvalid'));
    expect(given(customer, ...verified, issued('l2', 'login', 'login-requested')).when(use('l2'))).toEqual([
      CustomerLoggedIn.of({ linkId: 'l2' }),
    ]);
    expect(given(customer, ...verified, issued('l2', 'login', 'login-requested')).when(use('l2', '2026-01-01T00:10:00.000Z'))).toEqual(
      new Refusal('LinkInvalid'),
    );
  });

  it('keeps every link that another browser asked for, and of one browser the newest; the one that is used voids the rest (AM-3)', () => {
    const hers = issued('l2', 'login', 'login-requested');
    const flood = Array.from({ length: 30 }, (_, n) => issued(`s${n}`, 'login', 'login-requested', { browserHash: `theirs ${n}` }));
    expect(given(customer, ...verified, hers, ...flood).when(use('l2'))).toEqual([CustomerLoggedIn.of({ linkId: 'l2' })]);
    const again = given(customer, ...verified, hers, ...flood, issued('l3', 'login', 'login-requested'));
    expect(again.when(use('l2'))).toEqual(new Refusal('LinkInvalid'));
    expect(again.when(use('l3'))).toEqual([CustomerLoggedIn.of({ linkId: 'l3' })]);
    const used = given(customer, ...verified, hers, ...flood, CustomerLoggedIn.of({ linkId: 'l2' }));
    for (const left of ['l2', 's0', 's29']) expect(used.when(use(left))).toEqual(new Refusal('LinkInvalid'));
    expect(given(customer, ...verified, ...Array.from({ length: 4 }, () => flood).flat()).state.links).toHaveLength(30);
  });

  describe('who types the code of a mail', () => {
    const login = issued('l2', 'login', 'login-requested');
    const typed = (linkId: string, browserHash = 'hers', now = NOW) =>
      ({ type: 'UseCode', browserHash, codeHash: `code of ${linkId}`, now }) as const;
    const wrong = WrongCodeTyped.of({ linkId: 'l2' });
    const refused = new Refusal('EmailCodeWrong');

    it('is verified and logged in like by the link, once (AM-3)', () => {
      const used = given(customer, ...signedUp).when(typed('l1'));
      expect(used).toEqual([EmailVerified.of({ linkId: 'l1', ...codes }, details), CustomerLoggedIn.of({ linkId: 'l1' })]);
      const after = given(customer, ...signedUp, ...accepted(used));
      expect(after.when(typed('l1'))).toEqual(refused);
      expect(after.when(use('l1'))).toEqual(new Refusal('LinkInvalid'));
      expect(given(customer, ...verified, login, CustomerLoggedIn.of({ linkId: 'l2' })).when(typed('l2'))).toEqual(refused);
    });

    it('is nobody in another browser, without an account, or too late', () => {
      expect(given(customer, ...verified, login).when(typed('l2', 'theirs'))).toEqual(refused);
      expect(given(customer).when(typed('l2'))).toEqual(refused);
      expect(given(customer, ...verified, login).when(typed('l2', 'hers', '2026-01-01T00:10:00.000Z'))).toEqual(refused);
      const old = { ...login, data: { ...login.data, codeHash: null } };
      expect(given(customer, ...verified, old).when(typed('l2'))).toEqual(refused);
    });

    it('has five tries; then that code is void, its link is not, and the next mail has a code again', () => {
      const tried = (times: number) => given(customer, ...verified, login, ...Array.from({ length: times }, () => wrong));
      expect(tried(4).when(typed('guess'))).toEqual([wrong]);
      expect(tried(4).when(typed('l2'))).toEqual([CustomerLoggedIn.of({ linkId: 'l2' })]);
      expect(tried(5).when(typed('l2'))).toEqual(refused);
      expect(tried(5).when(use('l2'))).toEqual([CustomerLoggedIn.of({ linkId: 'l2' })]);
      const next = given(customer, ...verified, login, ...Array.from({ length: 5 }, () => wrong), issued('l3', 'login', 'login-requested'));
      expect(next.when(typed('l3'))).toEqual([CustomerLoggedIn.of({ linkId: 'l3' })]);
    });

    it('types the newest: an older one counts as wrong', () => {
      const twice = given(customer, ...verified, login, issued('l3', 'login', 'login-requested'));
      expect(twice.when(typed('l2'))).toEqual([WrongCodeTyped.of({ linkId: 'l3' })]);
    });
  });

  describe('who brings a discount code along (D-002)', () => {
    const brought = { discountCode: 'EXIT10' };
    const kept = DiscountCodeKept.of({ code: 'EXIT10' });

    it('has it with the account once the link or the code is used, and only once', () => {
      const asked = given(customer, ...verified).when({ type: 'RequestLink', for: 'login', link: { ...link('l2'), ...brought } });
      expect(asked).toEqual([issued('l2', 'login', 'login-requested', brought)]);
      const login = accepted(asked);
      expect(given(customer, ...verified, ...login).when(use('l2'))).toEqual([CustomerLoggedIn.of({ linkId: 'l2' }), kept]);
      expect(given(customer, ...verified, kept, ...login).when(use('l2'))).toEqual([CustomerLoggedIn.of({ linkId: 'l2' })]);
      expect(given(customer, ...verified, kept).state.discountCode).toBe('EXIT10');
    });

    it('has it when the address is proven from another browser, too, and not from what a stranger sent', () => {
      const signup = accepted(given(customer).when({ ...signUp('l1'), link: { ...link('l1'), ...brought } }));
      const resend = { type: 'RequestLink', for: 'login', link: link('l2', 'another') } as const;
      const both = [...signup, ...accepted(given(customer, ...signup).when(resend))];
      expect(given(customer, ...both).when(use('l2'))).toMatchObject([{}, {}, kept]);
      const stranger = accepted(
        given(customer, ...signedUp).when({ ...signUp('l3', {}, 'theirs'), link: { ...link('l3', 'theirs'), ...brought } }),
      );
      expect(given(customer, ...signedUp, ...stranger).when(use('l1'))).toHaveLength(2);
    });

    it('and so it is with a partner’s invitation', () => {
      const invited = { ...link('l1'), invitationHash: 'hash of a code' };
      const waits = InvitationKept.of({ codeHash: 'hash of a code' });
      const signup = accepted(given(customer).when({ ...signUp('l1'), link: invited }));
      expect(given(customer, ...signup).when(use('l1'))).toMatchObject([{}, {}, waits]);
      const resend = { type: 'RequestLink', for: 'login', link: link('l2', 'another') } as const;
      const both = [...signup, ...accepted(given(customer, ...signup).when(resend))];
      expect(given(customer, ...both).when(use('l2'))).toMatchObject([{}, {}, waits]);
      const login = { type: 'RequestLink', for: 'login', link: { ...link('l3'), invitationHash: 'hash of a code' } } as const;
      const asked = accepted(given(customer, ...verified).when(login));
      expect(given(customer, ...verified, ...asked).when(use('l3'))).toMatchObject([{}, waits]);
      expect(given(customer, ...verified, waits, ...asked).when(use('l3'))).toHaveLength(1);
    });

    it('may drop it', () => {
      const drop = { type: 'DropDiscountCode' } as const;
      expect(given(customer, ...verified, kept).when(drop)).toEqual([DiscountCodeDropped.of({})]);
      expect(given(customer, ...verified, kept, DiscountCodeDropped.of({})).state.discountCode).toBeNull();
      expect(given(customer, ...verified).when(drop)).toEqual([]);
    });
  });

  it('changes only what is different (D-062)', () => {
    const change = (changes: Partial<Details>) => ({ type: 'ChangeContactDetails', changes }) as const;
    expect(given(customer, ...verified).when(change({ city: 'Bath' }))).toEqual([]);
    expect(given(customer, ...verified).when(change({ city: 'Wells', mobile: null }))).toEqual([
      ContactDetailsChanged.of({}, { city: 'Wells' }),
    ]);
    expect(given(customer).when(change({ city: 'Wells' }))).toEqual(new Refusal('CustomerUnknown'));
  });

  it('has details corrected by the team once, and locked ones only for the order that lets them', () => {
    const lock = ContactDetailsLocked.of({ orderId: 'o1', orderRevision: 4 });
    const correction = { correctionId: 'k1', changes: { fullName: 'Jane Rowe', city: 'Bath' }, reason: 'You wrote to us.' };
    const correct = (orderId: string | null) => ({ type: 'CorrectDetails', orderId, ...correction }) as const;
    const corrected = DetailsCorrected.of(
      { correctionId: 'k1', orderId: 'o1', fields: ['fullName'] },
      {
        changes: { fullName: 'Jane Rowe' },
        reason: 'You wrote to us.',
        listedAs: { fullName: 'Jane Rowe', email: 'jane@example.test' },
      },
    );
    expect(given(customer, ...verified, lock).when(correct(null))).toEqual(new Refusal('DetailsLocked'));
    expect(given(customer, ...verified, lock).when(correct('o2'))).toEqual(new Refusal('DetailsLocked'));
    expect(given(customer, ...verified, lock).when(correct('o1'))).toEqual([corrected]);
    expect(given(customer, ...verified, lock, corrected).when(correct('o1'))).toEqual([]);
    expect(given(customer, ...verified, lock, corrected).state.details).toEqual({ ...details, fullName: 'Jane Rowe' });
    expect(given(customer, ...verified).when(correct(null))).toMatchObject([{ data: { orderId: null } }]);
    const found = DetailsFoundCorrect.of({ correctionId: 'k1' });
    expect(given(customer, ...verified).when({ ...correct(null), changes: { city: 'Bath' } })).toEqual([found]);
    // Asked for again later, it is not made over what was corrected since.
    const since = ContactDetailsChanged.of({}, { city: 'Wells' });
    expect(given(customer, ...verified, found, since).when({ ...correct(null), changes: { city: 'Bath' } })).toEqual([]);
    expect(given(customer, ...signedUp).when(correct(null))).toEqual(new Refusal('CustomerUnknown'));
  });

  it('keeps its details as they are while they stand in a will that is paid for; an older word never undoes a newer one (AM-17)', () => {
    const [lock, unlock] = [
      (orderRevision: number) => ({ orderId: 'o1', orderRevision }),
      { type: 'UnlockDetails', orderId: 'o1' } as const,
    ];
    const move = { type: 'ChangeContactDetails', changes: { city: 'Wells' } } as const;
    expect(given(customer, ...verified).when({ type: 'LockDetails', ...lock(4) })).toEqual([ContactDetailsLocked.of(lock(4))]);
    const locked = given(customer, ...verified, ContactDetailsLocked.of(lock(4)));
    expect(locked.when(move)).toEqual(new Refusal('DetailsLocked'));
    expect(locked.when({ type: 'LockDetails', ...lock(5) })).toEqual([]);
    expect(locked.when({ ...unlock, orderRevision: 3 })).toEqual([]);
    expect(locked.when({ ...unlock, orderId: 'o2', orderRevision: 6 })).toEqual([]);
    expect(locked.when({ ...unlock, orderRevision: 6 })).toEqual([ContactDetailsUnlocked.of(lock(6))]);
    const open = given(customer, ...verified, ContactDetailsLocked.of(lock(4)), ContactDetailsUnlocked.of(lock(6)));
    expect(open.when(move)).toHaveLength(1);
    expect(open.when({ type: 'LockDetails', ...lock(5) })).toEqual([]);
    expect(open.when({ type: 'LockDetails', ...lock(7) })).toHaveLength(1);
  });

  it('logs out, after which a used link is not remembered (D-053)', () => {
    expect(given(customer, ...verified).when({ type: 'LogOut' })).toEqual([CustomerLoggedOut.of({})]);
    expect(given(customer, ...verified, CustomerLoggedOut.of({})).state.lastUsedHash).toBeNull();
  });

  it('takes a copy of everything as often as wanted, once there is an account (AM-7)', () => {
    const ask = { type: 'RequestDataDownload', format: 'pdf' } as const;
    const asked = DataDownloadRequested.of({ format: 'pdf' });
    expect(given(customer).when(ask)).toEqual(new Refusal('CustomerUnknown'));
    expect(given(customer, ...signedUp).when(ask)).toEqual(new Refusal('CustomerUnknown'));
    expect(given(customer, ...verified, asked).when(ask)).toEqual([asked]);
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
