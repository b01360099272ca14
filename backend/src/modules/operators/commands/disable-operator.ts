import { accepted } from '../../../platform/http/request-refused.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Streams } from '../../../event-sourcing/streams.ts';
import type { Secrets } from '../../../platform/keys/secrets.ts';
import type { SessionStore } from '../../../platform/sessions/session-store.ts';
import { operator } from '../domain/operator.ts';
import { OPERATOR_REFUSALS } from '../operator.refusals.ts';
import { operatorIdOf, operatorStream } from '../operator.streams.ts';

/** Takes an operator's access away and ends their sessions. For the command line. */
export async function disableOperator(
  streams: Streams,
  secrets: Secrets,
  sessions: SessionStore,
  email: string,
  context: Context,
): Promise<void> {
  const id = operatorIdOf(secrets, email);
  accepted(await streams.handle(operator, operatorStream(id), { type: 'DisableOperator' }, context), OPERATOR_REFUSALS);
  await sessions.revokeAll('operator', id);
}
