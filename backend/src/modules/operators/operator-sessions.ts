import { Injectable } from '@nestjs/common';
import type { Context } from '../../event-sourcing/context.ts';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import { SessionStore } from '../../platform/sessions/session-store.ts';
import type { Operator } from './domain/operator.state.ts';
import type { OperatorRefusal } from './domain/operator.commands.ts';
import { Operators } from './operators.repository.ts';

export type StartedSession = { readonly token: string; readonly maxAgeSeconds: number };

type NewSession = {
  /** The second factor is still to be set up. */
  readonly pending: boolean;
  /** Of which kind the browser is, in words. */
  readonly device: string;
  /** Whether the password or passkey used to sign in still belongs to this account. */
  readonly holds: (operator: Operator) => boolean;
};

@Injectable()
export class OperatorSessions {
  constructor(
    private readonly sessions: SessionStore,
    private readonly operators: Operators,
  ) {}

  /**
   * Who was disabled, got another role or another password while they signed in has no session. What changes an account ends the sessions that
   * are there after it: one that begins looks again once it is there.
   */
  async start(id: string, { role }: Operator, { now }: Context, { pending, device, holds }: NewSession): Promise<StartedSession> {
    const session = await this.sessions.start({ kind: 'operator', subjectId: id, role }, now, { pending, device });
    const { state } = await this.operators.load(id);
    if (state.standing === 'active' && state.role === role && holds(state)) return session;
    await this.sessions.revoke(session.id);
    throw new RefusedError<OperatorRefusal>('CredentialsWrong');
  }
}
