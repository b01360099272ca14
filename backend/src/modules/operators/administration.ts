import type { Role } from '@willow/contracts';
import type { Context } from '../../event-sourcing/context.ts';
import type { Operators } from './operators.repository.ts';
import { isRefusedFor } from '../../event-sourcing/core/refusal.ts';
import { hashPassword } from './passwords.ts';
import type { SessionStore } from '../../platform/sessions/session-store.ts';

export type NewOperator = { readonly email: string; readonly name: string; readonly password: string; readonly role: Role };

const MINIMUM_PASSWORD = 15;

/** Creates an operator, unless there is one with this address: then nothing changes. Answers whether it was created. For the command line. `strict` refuses short passwords. */
export async function createOperator(
  operators: Operators,
  { password, ...who }: NewOperator,
  { strict }: { readonly strict: boolean },
  context: Context,
): Promise<boolean> {
  if (strict && password.length < MINIMUM_PASSWORD) throw new Error(`An operator's password has at least ${MINIMUM_PASSWORD} characters`);
  const command = { type: 'CreateOperator', ...who, passwordHash: await hashPassword(password) } as const;
  try {
    await operators.handle(operators.idOf(who.email), command, context);
    return true;
  } catch (error) {
    if (isRefusedFor(error, 'OperatorExists')) return false;
    throw error;
  }
}

/** Takes an operator's access away and ends their sessions. For the command line. */
export async function disableOperator(operators: Operators, sessions: SessionStore, email: string, context: Context): Promise<void> {
  const id = operators.idOf(email);
  await operators.handle(id, { type: 'DisableOperator' }, context);
  await sessions.revokeAll('operator', id);
}

/** Takes an operator's second factor away and ends their sessions. For the command line. Throws when there is no such operator. */
export async function resetSecondFactor(operators: Operators, sessions: SessionStore, email: string, context: Context): Promise<void> {
  const id = operators.idOf(email);
  await operators.handle(id, { type: 'ResetSecondFactor' }, context).catch((error: unknown) => {
    throw isRefusedFor(error, 'OperatorUnknown') ? new Error('There is no operator with this address') : error;
  });
  await sessions.revokeAll('operator', id);
}
