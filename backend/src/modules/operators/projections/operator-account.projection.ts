import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { Rows } from '../../../event-sourcing/projections/rows.ts';
import { type OperatorFact, operatorFacts } from '../domain/operator.facts.ts';
import { OperatorAccountRow } from './operator-account.entity.ts';

type Row = OperatorAccountRow;
type Of<T extends OperatorFact['type']> = Recorded<Extract<OperatorFact, { type: T }>>;
type Table = { readonly [T in OperatorFact['type']]: (fact: Of<T>, row: Row) => Partial<Row> };

const changes: Table = {
  OperatorCreated: ({ data: { role } }) => ({ role, state: 'active', hasPassword: true }),
  OperatorInvited: ({ data: { role, expiresAt } }) => ({ role, state: 'invited', invitedUntil: new Date(expiresAt) }),
  InvitationAccepted: () => ({ state: 'active', hasPassword: true, invitedUntil: null }),
  OperatorLoggedIn: ({ recordedAt }) => ({ lastSignInAt: new Date(recordedAt) }),
  OperatorLoginFailed: () => ({}),
  OperatorRoleChanged: ({ data: { role } }) => ({ role }),
  OperatorDisabled: () => ({ state: 'disabled', invitedUntil: null }),
  OperatorEnabled: (_, { hasPassword }) => ({ state: hasPassword ? 'active' : 'invited' }),
  SecondFactorProposed: () => ({}),
  SecondFactorEnrolled: () => ({ secondFactor: true }),
  SecondFactorReset: () => ({ secondFactor: false, passkeys: 0 }),
  PasskeyAdded: (_, { passkeys }) => ({ passkeys: passkeys + 1 }),
  PasskeyRenamed: () => ({}),
  PasskeyRemoved: (_, { passkeys }) => ({ passkeys: passkeys - 1 }),
  PasskeyUsed: () => ({}),
  PasskeyCounterWentBack: () => ({}),
  PasswordChanged: () => ({}),
  PasswordResetRequested: () => ({}),
  PasswordReset: () => ({}),
  OperatorSessionsEnded: () => ({}),
};

export const operatorAccountProjection = defineProjection({
  name: 'operator-account',
  on: operatorFacts,
  tables: ['operator_account'],
  async apply(facts, db) {
    const rows = await Rows.load(db, OperatorAccountRow, 'id', facts.map(streamIdOf));
    for (const fact of facts) {
      const id = streamIdOf(fact);
      const row = rows.get(id) ?? { ...NEW, id, createdAt: new Date(fact.recordedAt) };
      rows.set(row);
      rows.change(id, changeBy(fact, row));
    }
    await rows.save();
  },
});

/** The cast holds: each fact goes to the entry of its own type. */
const changeBy = (fact: Recorded<OperatorFact>, row: Row): Partial<Row> =>
  (changes[fact.type] as (fact: Recorded<OperatorFact>, row: Row) => Partial<Row>)(fact, row);

const NEW = {
  role: 'operator',
  state: 'active',
  hasPassword: false,
  secondFactor: false,
  passkeys: 0,
  invitedUntil: null,
  lastSignInAt: null,
} as const;
