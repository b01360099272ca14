import type { Role } from '@willow/contracts';
import type { Context } from '../../event-sourcing/context.ts';
import type { Operators } from './operators.repository.ts';
import { isRefusedFor } from '../../event-sourcing/core/refusal.ts';
import { hashPassword } from './passwords.ts';
import type { SessionStore } from '../../platform/sessions/session-store.ts';

type NewOperator = { readonly email: string; readonly name: string; readonly password: string; readonly role: Role };

const MINIMUM_PASSWORD = 15;

/** An address that has an operator already changes nothing. `strict` refuses short passwords. Answers whether one was created. */
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

export async function disableOperator(operators: Operators, sessions: SessionStore, email: string, context: Context): Promise<void> {
  const id = operators.idOf(email);
  await operators.handle(id, { type: 'DisableOperator' }, context);
  await sessions.revokeAll('operator', id);
}

export async function resetSecondFactor(operators: Operators, sessions: SessionStore, email: string, context: Context): Promise<void> {
  const id = operators.idOf(email);
  await operators.handle(id, { type: 'ResetSecondFactor' }, context).catch((error: unknown) => {
    throw isRefusedFor(error, 'OperatorUnknown') ? new Error('There is no operator with this address') : error;
  });
  await sessions.revokeAll('operator', id);
}
