import type { Role } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Streams } from '../../../event-sourcing/streams.ts';
import type { Secrets } from '../../../platform/keys/secrets.ts';
import { Refused } from '../../../event-sourcing/core/refusal.ts';
import { operator } from '../domain/operator.ts';
import { operatorIdOf, operatorStream } from '../operator.streams.ts';
import { hashPassword } from '../passwords.ts';

export type NewOperator = { readonly email: string; readonly name: string; readonly password: string; readonly role: Role };

const MINIMUM_PASSWORD = 15;

/** Creates an operator, unless there is one with this address: then nothing changes. Answers whether it was created. For the command line. `strict` refuses short passwords. */
export async function createOperator(
  streams: Streams,
  secrets: Secrets,
  { password, ...who }: NewOperator,
  { strict }: { readonly strict: boolean },
  context: Context,
): Promise<boolean> {
  if (strict && password.length < MINIMUM_PASSWORD) throw new Error(`An operator's password has at least ${MINIMUM_PASSWORD} characters`);
  const stream = operatorStream(operatorIdOf(secrets, who.email));
  const command = { type: 'CreateOperator', ...who, passwordHash: await hashPassword(password) } as const;
  return !((await streams.handle(operator, stream, command, context)) instanceof Refused);
}
