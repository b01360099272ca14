import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import {
  operator,
  OperatorCreated,
  OperatorDisabled,
  OperatorLoggedIn,
  OperatorLoginFailed,
  SecondFactorEnrolled,
  SecondFactorProposed,
  SecondFactorReset,
} from './operator.ts';

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
    expect(given(operator, created, proposed).when(logIn({ newSecret: 'S2' }))).toEqual([OperatorLoggedIn.of({ timeStep: null })]);
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
    expect(given(operator, ...enrolled).when({ type: 'ResetSecondFactor' })).toEqual([SecondFactorReset.of({})]);
    expect(given(operator, ...enrolled, SecondFactorReset.of({})).when(logIn({ newSecret: 'S2' }))).toEqual([
      OperatorLoggedIn.of({ timeStep: null }),
      SecondFactorProposed.of({}, { secret: 'S2' }),
    ]);
    expect(given(operator).when({ type: 'ResetSecondFactor' })).toEqual(new Refusal('OperatorUnknown'));
  });
});
