import type { Context } from '../../../event-sourcing/context.ts';
import type { Operators } from '../operators.repository.ts';
import type { SessionStore } from '../../../platform/sessions/session-store.ts';

/** Takes an operator's access away and ends their sessions. For the command line. */
export async function disableOperator(operators: Operators, sessions: SessionStore, email: string, context: Context): Promise<void> {
  const id = operators.idOf(email);
  await operators.handle(id, { type: 'DisableOperator' }, context);
  await sessions.revokeAll('operator', id);
}
