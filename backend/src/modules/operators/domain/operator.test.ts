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
const logIn = (changes: object = {}) =>
  ({ type: 'LogIn', passwordRight: true, factorRequired: true, code: 'none', newSecret: 'S1', ...changes }) as const;

describe('an operator', () => {
  it('is created once', () => {
    expect(given(operator).when({ type: 'CreateOperator', role: 'operator', ...identity })).toEqual([created]);
    expect(given(operator, created).when({ type: 'CreateOperator', role: 'admin', ...identity })).toEqual(new Refusal('OperatorExists'));
  });

  it('signs in with the right password; every wrong try is kept (D-075)', () => {
    expect(given(operator, created).when(logIn({ factorRequired: false }))).toEqual([OperatorLoggedIn.of({ timeStep: null })]);
    expect(given(operator, created).when(logIn({ passwordRight: false }))).toEqual([OperatorLoginFailed.of({})]);
    expect(given(operator, created, OperatorDisabled.of({})).when(logIn())).toEqual([OperatorLoginFailed.of({})]);
    expect(given(operator).when(logIn())).toEqual(new Refusal('OperatorUnknown'));
  });

  it('gets a secret at the first sign-in and needs a code from then on (AM-4)', () => {
    expect(given(operator, created).when(logIn())).toEqual([OperatorLoggedIn.of({ timeStep: null }), proposed]);
    expect(given(operator, created, proposed).when(logIn({ newSecret: 'S2' }))).toEqual([OperatorLoggedIn.of({ timeStep: null })]);
    expect(given(operator, created, proposed).when({ type: 'EnrolSecondFactor', timeStep: null })).toEqual(new Refusal('CodeWrong'));
    expect(given(operator, created, proposed).when({ type: 'EnrolSecondFactor', timeStep: 100 })).toEqual([
      SecondFactorEnrolled.of({ timeStep: 100 }),
    ]);
    expect(given(operator, ...enrolled).when(logIn())).toMatchObject({ reason: 'CodeNeeded', issues: [{ path: ['code'] }] });
    expect(given(operator, ...enrolled).when(logIn({ code: null }))).toEqual([OperatorLoginFailed.of({})]);
    expect(given(operator, ...enrolled).when(logIn({ code: 101 }))).toEqual([OperatorLoggedIn.of({ timeStep: 101 })]);
  });

  it('takes no code twice (AM-4)', () => {
    expect(given(operator, ...enrolled).when(logIn({ code: 100 }))).toEqual([OperatorLoginFailed.of({})]);
    expect(given(operator, ...enrolled, OperatorLoggedIn.of({ timeStep: 102 })).when(logIn({ code: 101 }))).toEqual([
      OperatorLoginFailed.of({}),
    ]);
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
