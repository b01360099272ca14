import { Refused } from '../../../event-sourcing/core/refusal.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Streams } from '../../../event-sourcing/streams.ts';
import type { Secrets } from '../../../platform/keys/secrets.ts';
import type { SessionStore } from '../../../platform/sessions/session-store.ts';
import { operator } from '../domain/operator.ts';
import { operatorIdOf, operatorStream } from '../operator.streams.ts';

/** Takes an operator's second factor away and ends their sessions. For the command line. Throws when there is no such operator. */
export async function resetSecondFactor(
  streams: Streams,
  secrets: Secrets,
  sessions: SessionStore,
  email: string,
  context: Context,
): Promise<void> {
  const id = operatorIdOf(secrets, email);
  const outcome = await streams.handle(operator, operatorStream(id), { type: 'ResetSecondFactor' }, context);
  if (outcome instanceof Refused) throw new Error('There is no operator with this address');
  await sessions.revokeAll('operator', id);
}
