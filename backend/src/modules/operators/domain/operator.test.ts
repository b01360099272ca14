import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import { operator } from './operator.ts';
import {
  InvitationAccepted,
  OperatorCreated,
  OperatorDisabled,
  OperatorEnabled,
  OperatorInvited,
  OperatorLoggedIn,
  OperatorLoginFailed,
  OperatorRoleChanged,
  OperatorSessionsEnded,
  PasskeyAdded,
  PasskeyCounterWentBack,
  PasskeyRemoved,
  PasskeyRenamed,
  PasskeyUsed,
  PasswordChanged,
  PasswordReset,
  PasswordResetRequested,
  SecondFactorEnrolled,
  SecondFactorProposed,
  SecondFactorReset,
} from './operator.facts.ts';

const identity = { email: 'olive@willow.example', name: 'Olive', passwordHash: 'hash' };
const created = OperatorCreated.of({ role: 'operator' }, identity);
const proposed = SecondFactorProposed.of({}, { secret: 'S1' });
const enrolled = [created, proposed, SecondFactorEnrolled.of({ timeStep: 100 })];
const failed = OperatorLoginFailed.of({ count: 1, on: '2026-11-22' });
const logIn = (changes: object = {}) =>
  ({
    type: 'LogIn',
    passwordRight: true,
    factorRequired: true,
    code: 'none',
    passkey: 'none',
    newSecret: 'S1',
    count: 1,
    today: '2026-11-22',
    ...changes,
  }) as const;

describe('an operator', () => {
  it('is created once', () => {
    expect(given(operator).when({ type: 'CreateOperator', role: 'operator', ...identity })).toEqual([created]);
    expect(given(operator, created).when({ type: 'CreateOperator', role: 'admin', ...identity })).toEqual(new Refusal('OperatorExists'));
  });

  it('signs in with the right password; a wrong try is kept (D-075)', () => {
    expect(given(operator, created).when(logIn({ factorRequired: false }))).toEqual([OperatorLoggedIn.of({ timeStep: null })]);
    expect(given(operator, created).when(logIn({ passwordRight: false }))).toEqual([failed]);
    expect(given(operator, created, OperatorDisabled.of({})).when(logIn())).toEqual([failed]);
    expect(given(operator).when(logIn())).toEqual(new Refusal('OperatorUnknown'));
  });

  it('keeps the first wrong tries of a day and then no more; the next day tells how many there were', () => {
    const wrong = (count: number, today = '2026-11-22') => logIn({ passwordRight: false, count, today });
    const five = Array.from({ length: 5 }, (_, index) => OperatorLoginFailed.of({ count: index + 1, on: '2026-11-22' }));
    expect(given(operator, created, ...five.slice(1)).when(wrong(5))).toHaveLength(1);
    expect(given(operator, created, ...five).when(wrong(6))).toEqual([]);
    expect(given(operator, created, ...five).when(wrong(29, '2026-11-23'))).toEqual([
      OperatorLoginFailed.of({ count: 29, on: '2026-11-23' }),
    ]);
    expect(given(operator, created, ...five).when(logIn({ factorRequired: false }))).toHaveLength(1);
  });

  it('gets a secret at the first sign-in and needs a code from then on (AM-4)', () => {
    expect(given(operator, created).when(logIn())).toEqual([OperatorLoggedIn.of({ timeStep: null }), proposed]);
    // Another sign-in before it is enrolled gets another secret: the first one may be in other hands.
    expect(given(operator, created, proposed).when(logIn({ newSecret: 'S2' }))).toEqual([
      OperatorLoggedIn.of({ timeStep: null }),
      SecondFactorProposed.of({}, { secret: 'S2' }),
    ]);
    expect(given(operator, created, proposed).when({ type: 'EnrolSecondFactor', timeStep: null })).toEqual(new Refusal('CodeWrong'));
    expect(given(operator, created, proposed).when({ type: 'EnrolSecondFactor', timeStep: 100 })).toEqual([
      SecondFactorEnrolled.of({ timeStep: 100 }),
    ]);
    expect(given(operator, ...enrolled).when(logIn())).toMatchObject({ reason: 'CodeNeeded', issues: [{ path: ['code'] }] });
    expect(given(operator, ...enrolled).when(logIn({ code: null }))).toEqual([failed]);
    expect(given(operator, ...enrolled).when(logIn({ code: 101 }))).toEqual([OperatorLoggedIn.of({ timeStep: 101 })]);
  });

  it('takes no code twice (AM-4)', () => {
    expect(given(operator, ...enrolled).when(logIn({ code: 100 }))).toEqual([failed]);
    expect(given(operator, ...enrolled, OperatorLoggedIn.of({ timeStep: 102 })).when(logIn({ code: 101 }))).toEqual([failed]);
  });

  it('sets up a new second factor after a reset', () => {
    expect(given(operator, ...enrolled).when({ type: 'ResetSecondFactor', own: false })).toEqual([SecondFactorReset.of({})]);
    expect(given(operator, ...enrolled, SecondFactorReset.of({})).when(logIn({ newSecret: 'S2' }))).toEqual([
      OperatorLoggedIn.of({ timeStep: null }),
      SecondFactorProposed.of({}, { secret: 'S2' }),
    ]);
    expect(given(operator).when({ type: 'ResetSecondFactor', own: false })).toEqual(new Refusal('PersonUnknown'));
  });
});

describe('somebody who is invited to the team', () => {
  const who = { email: identity.email, name: identity.name };
  const link = (n: number) =>
    ({ linkId: `l${n}`, tokenHash: `hash ${n}`, expiresAt: `2026-11-2${n}T12:00:00.000Z`, delivery: 'mailed' }) as const;
  const invited = (n: number) => OperatorInvited.of({ role: 'auditor', ...link(n) }, who);
  const accept = (changes: object = {}) =>
    ({
      type: 'AcceptInvitation',
      tokenHash: 'hash 5',
      now: '2026-11-24T12:00:00.000Z',
      passwordHash: 'new',
      newSecret: 'S1',
      ...changes,
    }) as const;
  const accepted = InvitationAccepted.of({}, { passwordHash: 'new' });

  it('sets a password by the link, once, and then the second factor', () => {
    expect(given(operator).when({ type: 'InviteOperator', role: 'auditor', ...who, ...link(5) })).toEqual([invited(5)]);
    expect(given(operator, created).when({ type: 'InviteOperator', role: 'auditor', ...who, ...link(5) })).toEqual(
      new Refusal('OperatorExists'),
    );
    expect(given(operator, invited(5)).when(accept())).toEqual([accepted, OperatorLoggedIn.of({ timeStep: null }), proposed]);
    expect(given(operator, invited(5)).when(accept({ newSecret: null }))).toEqual([accepted, OperatorLoggedIn.of({ timeStep: null })]);
    expect(given(operator, invited(5), accepted).when(accept())).toEqual(new Refusal('InvitationInvalid'));
    expect(given(operator, invited(5), accepted).when(logIn())).toMatchObject([{ type: 'OperatorLoggedIn' }, proposed]);
  });

  it('has no use of a link that ran out, was replaced or was taken back, and cannot sign in without it', () => {
    const no = new Refusal('InvitationInvalid');
    expect(given(operator, invited(5)).when(accept({ now: '2026-11-25T12:00:00.000Z' }))).toEqual(no);
    expect(given(operator, invited(5), invited(6)).when(accept())).toEqual(no);
    expect(given(operator, invited(5), invited(6)).when(accept({ tokenHash: 'hash 6' }))).toHaveLength(3);
    expect(given(operator, invited(5), OperatorDisabled.of({})).when(accept())).toEqual(no);
    expect(given(operator, invited(5), OperatorDisabled.of({}), OperatorEnabled.of({})).when(accept())).toEqual(no);
    expect(given(operator).when(accept())).toEqual(no);
    expect(given(operator, invited(5)).when(logIn())).toEqual([failed]);
  });

  it('gets a further link until the first is used', () => {
    expect(given(operator, invited(5)).when({ type: 'RenewInvitation', ...link(6) })).toEqual([invited(6)]);
    expect(given(operator, created).when({ type: 'RenewInvitation', ...link(6) })).toEqual(new Refusal('NotInvited'));
    expect(given(operator).when({ type: 'RenewInvitation', ...link(6) })).toEqual(new Refusal('PersonUnknown'));
  });
});

describe('what an admin does to a colleague', () => {
  it('is a fact each, and nothing twice (AM-8)', () => {
    const change = { type: 'ChangeRole', role: 'admin', own: false } as const;
    expect(given(operator, created).when(change)).toEqual([OperatorRoleChanged.of({ role: 'admin' })]);
    expect(given(operator, created, OperatorRoleChanged.of({ role: 'admin' })).when(change)).toEqual([]);
    const disabled = [created, OperatorDisabled.of({})];
    expect(given(operator, created).when({ type: 'DisableOperator', own: false })).toEqual([OperatorDisabled.of({})]);
    expect(given(operator, ...disabled).when({ type: 'DisableOperator', own: false })).toEqual([]);
    expect(given(operator, ...disabled).when({ type: 'EnableOperator' })).toEqual([OperatorEnabled.of({})]);
    expect(given(operator, ...disabled, OperatorEnabled.of({})).when(logIn({ factorRequired: false }))).toHaveLength(1);
    expect(given(operator, created).when({ type: 'EnableOperator' })).toEqual([]);
  });

  it('ends sessions, which are ended by their owner in another way', () => {
    const all = { type: 'RecordSessionsEnded', which: 'all' } as const;
    expect(given(operator, created).when({ ...all, own: false })).toEqual([OperatorSessionsEnded.of({ which: 'all' })]);
    expect(given(operator, created).when({ ...all, own: true })).toEqual(new Refusal('OwnAccount'));
    expect(given(operator, created).when({ ...all, which: 'others', own: true })).toHaveLength(1);
    expect(given(operator).when({ ...all, own: false })).toEqual(new Refusal('PersonUnknown'));
  });

  it('leaves the password to its owner, who changes it while the account is active', () => {
    const change = { type: 'ChangePassword', passwordHash: 'other' } as const;
    expect(given(operator, created).when(change)).toEqual([PasswordChanged.of({}, { passwordHash: 'other' })]);
    expect(given(operator, created, OperatorDisabled.of({})).when(change)).toEqual(new Refusal('OperatorUnknown'));
  });

  it('is refused for the own account, and for nobody', () => {
    for (const command of [{ type: 'ChangeRole', role: 'auditor' }, { type: 'DisableOperator' }, { type: 'ResetSecondFactor' }] as const) {
      expect(given(operator, ...enrolled).when({ ...command, own: true })).toEqual(new Refusal('OwnAccount'));
      expect(given(operator).when({ ...command, own: false })).toEqual(new Refusal('PersonUnknown'));
    }
    expect(given(operator).when({ type: 'EnableOperator' })).toEqual(new Refusal('PersonUnknown'));
  });
});

describe('passkeys of an operator', () => {
  const key = { passkeyId: 'k1', credentialId: 'c1', publicKey: 'pk', counter: 0, transports: ['internal'] };
  const added = PasskeyAdded.of(key, { name: 'Laptop' });
  const byKey = (counter: number, passkeyId = 'k1') => ({ type: 'LogInByPasskey', passkeyId, counter }) as const;
  const remove = { type: 'RemovePasskey', passkeyId: 'k1', factorRequired: true } as const;
  const signedIn = (counter: number) => [OperatorLoggedIn.of({ timeStep: null }), PasskeyUsed.of({ passkeyId: 'k1', counter })];

  it('are added once each, ten at most, while the account is active', () => {
    const add = { type: 'AddPasskey', ...key, name: 'Laptop' } as const;
    expect(given(operator, created).when(add)).toEqual([added]);
    expect(given(operator, created, added).when(add)).toEqual(new Refusal('PasskeyKnown'));
    const ten = Array.from({ length: 10 }, (_, n) =>
      PasskeyAdded.of({ ...key, passkeyId: `k${n}`, credentialId: `d${n}` }, { name: 'Key' }),
    );
    expect(given(operator, created, ...ten).when(add)).toEqual(new Refusal('PasskeysFull'));
    expect(given(operator, created, OperatorDisabled.of({})).when(add)).toEqual(new Refusal('OperatorUnknown'));
  });

  it('sign in alone, with a counter that goes up or is always 0 (AM-4)', () => {
    expect(given(operator, created, added).when(byKey(0))).toEqual(signedIn(0));
    expect(given(operator, created, added, ...signedIn(4)).when(byKey(5))).toEqual(signedIn(5));
    for (const counter of [0, 3, 4])
      expect(given(operator, created, added, ...signedIn(4)).when(byKey(counter))).toEqual([
        PasskeyCounterWentBack.of({ passkeyId: 'k1', counter, last: 4 }),
      ]);
  });

  it('open nothing once they are removed or reset, or the account is disabled', () => {
    const no = new Refusal('PasskeyNotKnown');
    expect(given(operator, created, added).when(byKey(1, 'k2'))).toEqual(no);
    expect(given(operator, ...enrolled, added, PasskeyRemoved.of({ passkeyId: 'k1' })).when(byKey(1))).toEqual(no);
    expect(given(operator, created, added).when({ type: 'ResetSecondFactor', own: false })).toEqual([SecondFactorReset.of({})]);
    expect(given(operator, created, added, SecondFactorReset.of({})).when(byKey(1))).toEqual(no);
    expect(given(operator, created, added, OperatorDisabled.of({})).when(byKey(1))).toEqual(no);
  });

  it('are a second factor: it is asked for, and the last one stays (AM-4)', () => {
    expect(given(operator, created, added).when(logIn())).toMatchObject({ reason: 'CodeNeeded', issues: [{ path: ['passkey'] }] });
    expect(given(operator, ...enrolled, added).when(logIn())).toMatchObject({ issues: [{ path: ['code'] }, { path: ['passkey'] }] });
    expect(given(operator, created, added).when(logIn({ code: 101 }))).toEqual([failed]);
    expect(given(operator, created, added).when(logIn({ passkey: null }))).toEqual([failed]);
    expect(given(operator, created, added).when(logIn({ passkey: { passkeyId: 'k1', counter: 1 } }))).toEqual(signedIn(1));
    expect(given(operator, created, added).when(logIn({ passwordRight: false, passkey: { passkeyId: 'k1', counter: 1 } }))).toEqual([
      failed,
    ]);
    expect(given(operator, created, added).when(remove)).toEqual(new Refusal('LastSecondFactor'));
    expect(given(operator, created, added).when({ ...remove, factorRequired: false })).toHaveLength(1);
    expect(given(operator, ...enrolled, added).when(remove)).toEqual([PasskeyRemoved.of({ passkeyId: 'k1' })]);
    const second = PasskeyAdded.of({ ...key, passkeyId: 'k2', credentialId: 'c2' }, { name: 'Phone' });
    expect(given(operator, created, added, second).when(remove)).toEqual([PasskeyRemoved.of({ passkeyId: 'k1' })]);
    expect(given(operator, created).when(remove)).toEqual(new Refusal('PasskeyUnknown'));
  });

  it('have a name that their owner changes', () => {
    const rename = (name: string, passkeyId = 'k1') => ({ type: 'RenamePasskey', passkeyId, name }) as const;
    expect(given(operator, created, added).when(rename('Desk'))).toEqual([PasskeyRenamed.of({ passkeyId: 'k1' }, { name: 'Desk' })]);
    expect(given(operator, created, added).when(rename('Laptop'))).toEqual([]);
    expect(given(operator, created, added).when(rename('Desk', 'k2'))).toEqual(new Refusal('PasskeyUnknown'));
  });
});

describe('a forgotten password', () => {
  const link = (n: number) => ({ linkId: `r${n}`, tokenHash: `hash ${n}`, expiresAt: '2026-11-24T12:30:00.000Z' });
  const requested = (n: number) => PasswordResetRequested.of(link(n));
  const reset = (n: number, now = '2026-11-24T12:29:59.000Z') =>
    ({ type: 'ResetPassword', tokenHash: `hash ${n}`, now, passwordHash: 'new' }) as const;
  const done = PasswordReset.of({}, { passwordHash: 'new' });
  const no = new Refusal('ResetLinkInvalid');

  it('is set anew by a link, once, for half an hour; the newest link counts', () => {
    expect(given(operator, created).when({ type: 'RequestPasswordReset', ...link(1) })).toEqual([requested(1)]);
    expect(given(operator, created, requested(1)).when(reset(1))).toEqual([done]);
    expect(given(operator, created, requested(1)).state.passwordHash).toBe('hash');
    expect(given(operator, created, requested(1), done).state.passwordHash).toBe('new');
    expect(given(operator, created, requested(1), done).when(reset(1))).toEqual(no);
    expect(given(operator, created, requested(1), requested(2)).when(reset(1))).toEqual(no);
    expect(given(operator, created, requested(1)).when(reset(1, '2026-11-24T12:30:00.000Z'))).toEqual(no);
    expect(given(operator, created, requested(1), PasswordChanged.of({}, { passwordHash: 'own' })).when(reset(1))).toEqual(no);
  });

  it('leaves the second factor as it was (AM-4)', () => {
    expect(given(operator, ...enrolled, requested(1), done).when(logIn())).toMatchObject({ reason: 'CodeNeeded' });
  });

  it('is none of a disabled account, of an invitation or of nobody', () => {
    const ask = { type: 'RequestPasswordReset', ...link(1) } as const;
    expect(given(operator).when(ask)).toEqual([]);
    expect(given(operator, created, OperatorDisabled.of({})).when(ask)).toEqual([]);
    expect(given(operator, created, requested(1), OperatorDisabled.of({})).when(reset(1))).toEqual(no);
    expect(given(operator, created, requested(1), OperatorDisabled.of({}), OperatorEnabled.of({})).when(reset(1))).toEqual(no);
  });
});
