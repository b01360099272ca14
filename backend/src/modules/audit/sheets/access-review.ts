import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import type { operatorFacts } from '../../operators/index.ts';
import { londonTime } from './sheet.ts';

type Known = FactOf<(typeof operatorFacts)[number]>;
type Table = { readonly [T in Known['type']]: (data: Extract<Known, { type: T }>['data']) => string };

const said: Table = {
  OperatorCreated: ({ role }) => `Account made on the command line, as ${role}`,
  OperatorInvited: ({ role }) => `Invited, as ${role}`,
  InvitationAccepted: () => 'Accepted the invitation',
  OperatorLoggedIn: () => 'Signed in',
  OperatorLoginFailed: ({ count }) => `Failed to sign in (${count} in a row)`,
  OperatorRoleChanged: ({ role }) => `Role changed to ${role}`,
  OperatorDisabled: () => 'Account disabled',
  OperatorEnabled: () => 'Account enabled again',
  SecondFactorProposed: () => 'Began to set up an authenticator app',
  SecondFactorEnrolled: () => 'Set up an authenticator app',
  SecondFactorReset: () => 'Authenticator app and passkeys taken away',
  PasskeyAdded: () => 'Added a passkey',
  PasskeyRenamed: () => 'Renamed a passkey',
  PasskeyRemoved: () => 'Removed a passkey',
  PasskeyUsed: () => 'Signed in with a passkey',
  PasskeyCounterWentBack: () => 'A passkey was refused: there may be a copy of it',
  PasswordChanged: () => 'Changed the password',
  PasswordResetRequested: () => 'Asked for a new password',
  PasswordReset: () => 'Set a new password by the link',
  OperatorSessionsEnded: ({ which }) => (which === 'all' ? 'All sessions ended by an admin' : 'Ended sessions'),
};

export const ACCESS_REVIEW_HEADINGS = ['When (London)', 'Person', 'What', 'Role from then on', 'Done by', 'Person ID'] as const;

/** Each change of who may do what, and each sign-in, in the order of the log; `before`: what came before the period, for the roles. */
export function accessReviewRows(
  facts: readonly Recorded<Known>[],
  before: readonly Recorded<Known>[],
  nameOf: (actor: string) => string,
): readonly (readonly string[])[] {
  const roles = new Map<string, string>();
  const keep = (fact: Recorded<Known>): void => {
    if ('role' in fact.data) roles.set(fact.stream, fact.data.role);
  };
  before.forEach(keep);
  return facts.map((fact) => {
    keep(fact);
    const id = streamIdOf(fact);
    const says = said[fact.type] as (data: Known['data']) => string;
    const { actor, occurredAt } = fact.metadata;
    return [londonTime(occurredAt), nameOf(`operator:${id}`), says(fact.data), roles.get(fact.stream) ?? '', nameOf(actor), id];
  });
}
