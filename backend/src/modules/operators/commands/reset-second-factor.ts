import { isRefusedFor } from '../../../event-sourcing/core/refusal.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Operators } from '../operators.repository.ts';
import type { SessionStore } from '../../../platform/sessions/session-store.ts';

/** Takes an operator's second factor away and ends their sessions. For the command line. Throws when there is no such operator. */
export async function resetSecondFactor(operators: Operators, sessions: SessionStore, email: string, context: Context): Promise<void> {
  const id = operators.idOf(email);
  await operators.handle(id, { type: 'ResetSecondFactor' }, context).catch((error: unknown) => {
    throw isRefusedFor(error, 'OperatorUnknown') ? new Error('There is no operator with this address') : error;
  });
  await sessions.revokeAll('operator', id);
}
