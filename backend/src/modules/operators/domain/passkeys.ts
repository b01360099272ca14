import { PASSKEYS_MAX } from '@willow/contracts';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { type Refusal, refuse } from '../../../event-sourcing/core/refusal.ts';
import type { OperatorCommand, OperatorRefusal, UsedPasskey } from './operator.commands.ts';
import {
  type OperatorFact,
  OperatorLoggedIn,
  PasskeyAdded,
  PasskeyCounterWentBack,
  PasskeyRemoved,
  PasskeyRenamed,
  PasskeyUsed,
} from './operator.facts.ts';
import type { Operator, Passkey } from './operator.state.ts';

/** An authenticator app that is set up, or a passkey (AM-4). */
export const hasSecondFactor = ({ factor, passkeys }: Operator): boolean => factor.enrolled || passkeys.length > 0;

/** Whether the second factor that these facts of a sign-in tell of is one of the account `now`. `then`: the account as it was after them. */
export const isFactorOf = (now: Operator, facts: readonly OperatorFact[], then: Operator): boolean =>
  facts.every((fact) => {
    if (fact.type === 'PasskeyUsed') return now.passkeys.some(({ passkeyId }) => passkeyId === fact.data.passkeyId);
    return fact.type !== 'OperatorLoggedIn' || fact.data.timeStep === null || now.factor.secret === then.factor.secret;
  });

type Decisions = Decider<Operator, OperatorCommand, OperatorFact, OperatorRefusal>['decide'];
type Evolutions = Decider<Operator, OperatorCommand, OperatorFact, OperatorRefusal>['evolve'];

export const passkeyDecisions: Pick<Decisions, 'LogInByPasskey' | 'AddPasskey' | 'RenamePasskey' | 'RemovePasskey'> = {
  LogInByPasskey: (used, operator) => (operator.standing === 'active' ? signInBy(used, operator) : refuse('PasskeyNotKnown')),
  AddPasskey: ({ type: _, name, ...key }, { standing, passkeys }) => {
    if (standing !== 'active') return refuse('OperatorUnknown');
    if (passkeys.some(({ credentialId }) => credentialId === key.credentialId)) return refuse('PasskeyKnown');
    return passkeys.length >= PASSKEYS_MAX
      ? refuse('PasskeysFull')
      : [PasskeyAdded.of({ ...key, transports: [...key.transports] }, { name })];
  },
  RenamePasskey: ({ passkeyId, name }, { passkeys }) => {
    const passkey = passkeys.find((each) => each.passkeyId === passkeyId);
    if (!passkey) return refuse('PasskeyUnknown');
    return passkey.name === name ? [] : [PasskeyRenamed.of({ passkeyId }, { name })];
  },
  RemovePasskey: ({ passkeyId, factorRequired }, { passkeys, factor }) => {
    if (!passkeys.some((each) => each.passkeyId === passkeyId)) return refuse('PasskeyUnknown');
    const isLast = passkeys.length === 1 && !factor.enrolled;
    return isLast && factorRequired ? refuse('LastSecondFactor') : [PasskeyRemoved.of({ passkeyId })];
  },
};

export const passkeyEvolutions: Pick<
  Evolutions,
  'PasskeyAdded' | 'PasskeyRenamed' | 'PasskeyRemoved' | 'PasskeyUsed' | 'PasskeyCounterWentBack'
> = {
  PasskeyAdded: (state, { data, personal }) => ({ ...state, passkeys: [...state.passkeys, { ...data, name: personal?.name ?? '' }] }),
  PasskeyRenamed: (state, { data: { passkeyId }, personal }) => changed(state, passkeyId, { name: personal?.name ?? '' }),
  PasskeyRemoved: (state, { data: { passkeyId } }) => ({
    ...state,
    passkeys: state.passkeys.filter((each) => each.passkeyId !== passkeyId),
  }),
  PasskeyUsed: (state, { data: { passkeyId, counter } }) => changed(state, passkeyId, { counter }),
  PasskeyCounterWentBack: (state) => state,
};

/** Of a passkey that counts, each answer counts further. One that does not says 0 each time (W3C Web Authentication Level 2, 7.2 step 21). */
export function signInBy({ passkeyId, counter }: UsedPasskey, { passkeys }: Operator): readonly OperatorFact[] | Refusal<OperatorRefusal> {
  const passkey = passkeys.find((each) => each.passkeyId === passkeyId);
  if (!passkey) return refuse('PasskeyNotKnown');
  const last = passkey.counter;
  const wentBack = (counter > 0 || last > 0) && counter <= last;
  if (wentBack) return [PasskeyCounterWentBack.of({ passkeyId, counter, last })];
  return [OperatorLoggedIn.of({ timeStep: null }), PasskeyUsed.of({ passkeyId, counter })];
}

const changed = (state: Operator, passkeyId: string, changes: Partial<Passkey>): Operator => ({
  ...state,
  passkeys: state.passkeys.map((each) => (each.passkeyId === passkeyId ? { ...each, ...changes } : each)),
});
