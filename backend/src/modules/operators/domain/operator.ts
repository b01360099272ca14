import { MESSAGES } from '@willow/contracts';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { type Issue, refuse } from '../../../event-sourcing/core/refusal.ts';
import type { OperatorCommand, OperatorRefusal } from './operator.commands.ts';
import {
  InvitationAccepted,
  OperatorCreated,
  OperatorDisabled,
  OperatorEnabled,
  type OperatorFact,
  OperatorInvited,
  OperatorLoggedIn,
  OperatorLoginFailed,
  OperatorRoleChanged,
  OperatorSessionsEnded,
  PasswordChanged,
  PasswordReset,
  PasswordResetRequested,
  SecondFactorEnrolled,
  SecondFactorProposed,
  SecondFactorReset,
} from './operator.facts.ts';
import { initial, noFactor, type Operator } from './operator.state.ts';
import { hasSecondFactor, passkeyDecisions, passkeyEvolutions, signInBy } from './passkeys.ts';

/** More of a day are not kept: whoever knows an address could make the history as long as they like. */
const KEPT_A_DAY = 5;

export const operator: Decider<Operator, OperatorCommand, OperatorFact, OperatorRefusal> = {
  initial,
  decide: {
    CreateOperator: ({ type: _, role, ...identity }, { standing }) =>
      standing === 'unknown' ? [OperatorCreated.of({ role }, identity)] : refuse('OperatorExists'),
    InviteOperator: ({ type: _, email, name, ...invitation }, { standing }) =>
      standing === 'unknown' ? [OperatorInvited.of(invitation, { email, name })] : refuse('OperatorExists'),
    RenewInvitation: ({ type: _, ...link }, { standing, role, identity }) => {
      if (!identity) return refuse('PersonUnknown');
      return standing === 'invited' ? [OperatorInvited.of({ role, ...link }, identity)] : refuse('NotInvited');
    },
    AcceptInvitation: ({ tokenHash, now, passwordHash, newSecret }, { standing, invitation }) => {
      if (standing !== 'invited' || invitation?.tokenHash !== tokenHash || invitation.expiresAt <= now) return refuse('InvitationInvalid');
      return [
        InvitationAccepted.of({}, { passwordHash }),
        OperatorLoggedIn.of({ timeStep: null }),
        ...(newSecret === null ? [] : [SecondFactorProposed.of({}, { secret: newSecret })]),
      ];
    },
    LogIn: ({ passwordRight, factorRequired, code, passkey, newSecret, count, today }, operator) => {
      const { identity, standing, factor, failures } = operator;
      const failed = failures.on === today && failures.kept >= KEPT_A_DAY ? [] : [OperatorLoginFailed.of({ count, on: today })];
      if (!identity) return refuse('OperatorUnknown');
      if (!passwordRight || standing !== 'active') return failed;
      if (!factorRequired) return [OperatorLoggedIn.of({ timeStep: null })];
      if (!hasSecondFactor(operator))
        // A new one each time: who signed in before has seen the last.
        return [OperatorLoggedIn.of({ timeStep: null }), SecondFactorProposed.of({}, { secret: newSecret })];
      if (passkey !== 'none') return passkey === null ? failed : signInBy(passkey, operator);
      if (code === 'none') return refuse('CodeNeeded', factorsOf(operator));
      return !factor.enrolled || code === null || code <= factor.lastStep ? failed : [OperatorLoggedIn.of({ timeStep: code })];
    },
    ...passkeyDecisions,
    EnrolSecondFactor: ({ timeStep }, { factor }) => {
      if (factor.enrolled) return [];
      return timeStep === null || !factor.secret ? refuse('CodeWrong') : [SecondFactorEnrolled.of({ timeStep })];
    },
    ChangeRole: ({ role, own }, state) => {
      if (!state.identity) return refuse('PersonUnknown');
      if (own) return refuse('OwnAccount');
      return state.role === role ? [] : [OperatorRoleChanged.of({ role })];
    },
    ResetSecondFactor: ({ own }, { identity, factor, passkeys }) => {
      if (!identity) return refuse('PersonUnknown');
      if (own) return refuse('OwnAccount');
      return factor.secret || passkeys.length > 0 ? [SecondFactorReset.of({})] : [];
    },
    DisableOperator: ({ own }, { standing }) => {
      if (standing === 'unknown') return refuse('PersonUnknown');
      if (own) return refuse('OwnAccount');
      return standing === 'disabled' ? [] : [OperatorDisabled.of({})];
    },
    EnableOperator: (_, { standing }) => {
      if (standing === 'unknown') return refuse('PersonUnknown');
      return standing === 'disabled' ? [OperatorEnabled.of({})] : [];
    },
    ChangePassword: ({ passwordHash }, { standing }) =>
      standing === 'active' ? [PasswordChanged.of({}, { passwordHash })] : refuse('OperatorUnknown'),
    RequestPasswordReset: ({ type: _, ...link }, { standing }) => (standing === 'active' ? [PasswordResetRequested.of(link)] : []),
    ResetPassword: ({ tokenHash, now, passwordHash }, { standing, resetLink }) => {
      const isGood = standing === 'active' && resetLink?.tokenHash === tokenHash && resetLink.expiresAt > now;
      return isGood ? [PasswordReset.of({}, { passwordHash })] : refuse('ResetLinkInvalid');
    },
    RecordSessionsEnded: ({ which, own }, { identity }) => {
      if (!identity) return refuse('PersonUnknown');
      return own && which === 'all' ? refuse('OwnAccount') : [OperatorSessionsEnded.of({ which })];
    },
  },
  evolve: {
    OperatorCreated: (state, { data: { role }, personal }) => ({
      ...state,
      role,
      identity: personal && { email: personal.email, name: personal.name },
      passwordHash: personal?.passwordHash ?? null,
      standing: 'active',
    }),
    OperatorInvited: (state, { data: { role, ...invitation }, personal }) => ({
      ...state,
      role,
      invitation,
      identity: personal,
      standing: 'invited',
    }),
    InvitationAccepted: (state, { personal }) => ({
      ...state,
      standing: 'active',
      invitation: null,
      passwordHash: personal?.passwordHash ?? null,
    }),
    OperatorLoggedIn: (state, { data }) => stepped(state, data.timeStep),
    OperatorLoginFailed: (state, { data: { on } }) => ({
      ...state,
      failures: { on, kept: state.failures.on === on ? state.failures.kept + 1 : 1 },
    }),
    OperatorRoleChanged: (state, { data: { role } }) => ({ ...state, role }),
    OperatorDisabled: (state) => ({ ...state, standing: 'disabled', invitation: null, resetLink: null }),
    OperatorEnabled: (state) => ({ ...state, standing: state.passwordHash === null ? 'invited' : 'active' }),
    SecondFactorProposed: (state, { personal }) => ({ ...state, factor: { ...noFactor, secret: personal?.secret ?? null } }),
    SecondFactorEnrolled: (state, { data }) => stepped({ ...state, factor: { ...state.factor, enrolled: true } }, data.timeStep),
    SecondFactorReset: (state) => ({ ...state, factor: noFactor, passkeys: [] }),
    ...passkeyEvolutions,
    PasswordChanged: (state, { personal }) => withPassword(state, personal),
    PasswordResetRequested: (state, { data }) => ({ ...state, resetLink: data }),
    PasswordReset: (state, { personal }) => withPassword(state, personal),
    OperatorSessionsEnded: (state) => state,
  },
};

/** A link that is out was for the password before. */
const withPassword = (state: Operator, personal: { readonly passwordHash: string } | null): Operator => ({
  ...state,
  passwordHash: personal?.passwordHash ?? null,
  resetLink: null,
});

/** What may be given beside the password. */
function factorsOf({ factor, passkeys }: Operator): readonly Issue[] {
  const both = factor.enrolled && passkeys.length > 0;
  const code = { path: ['code'], message: both ? MESSAGES.factorNeeded : MESSAGES.codeNeeded };
  const passkey = { path: ['passkey'], message: both ? MESSAGES.factorNeeded : MESSAGES.passkeyNeeded };
  return [...(factor.enrolled ? [code] : []), ...(passkeys.length > 0 ? [passkey] : [])];
}

const stepped = (state: Operator, timeStep: number | null): Operator =>
  timeStep === null ? state : { ...state, factor: { ...state.factor, lastStep: timeStep } };
