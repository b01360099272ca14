import { describe, expect, it } from '@jest/globals';
import { isRefusedFor } from '../../event-sourcing/core/refusal.ts';
import { fold } from '../../event-sourcing/core/decider.ts';
import type { SessionStore } from '../../platform/sessions/session-store.ts';
import { type OperatorFact, OperatorCreated, OperatorDisabled, OperatorRoleChanged } from './domain/operator.facts.ts';
import { operator } from './domain/operator.ts';
import { OperatorSessions } from './operator-sessions.ts';
import type { Operators } from './operators.repository.ts';

const created = OperatorCreated.of({ role: 'operator' }, { email: 'olive@willow.example', name: 'Olive', passwordHash: 'hash' });
const context = { actor: 'operator:o1', correlationId: 'test', causationId: 'test', now: new Date() } as const;

/** Signs in while something else happens to the account; gives what is left of the session. */
async function signInWhile(...facts: readonly OperatorFact[]): Promise<{ readonly open: number; readonly refused: boolean }> {
  let open = 0;
  const store = { start: async () => ({ id: 's', token: `t${(open += 1)}`, maxAgeSeconds: 1 }), revoke: async () => void (open = 0) };
  const operators = { load: async () => ({ state: fold(operator, [created, ...facts]) }) };
  const sessions = new OperatorSessions(store as unknown as SessionStore, operators as unknown as Operators);
  const started = sessions.start('o1', fold(operator, [created]), context, { pending: false, device: '', holds: () => true });
  const refused = await started.then(
    () => false,
    (error: unknown) => isRefusedFor(error, 'CredentialsWrong'),
  );
  return { open, refused };
}

describe('a session that begins', () => {
  it('is none when its operator was disabled or got another role at that moment (AM-4)', async () => {
    expect(await signInWhile()).toEqual({ open: 1, refused: false });
    expect(await signInWhile(OperatorDisabled.of({}))).toEqual({ open: 0, refused: true });
    expect(await signInWhile(OperatorRoleChanged.of({ role: 'auditor' }))).toEqual({ open: 0, refused: true });
  });
});
