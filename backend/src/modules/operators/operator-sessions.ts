import { Injectable } from '@nestjs/common';
import type { Context } from '../../event-sourcing/context.ts';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import { SessionStore } from '../../platform/sessions/session-store.ts';
import type { Operator } from './domain/operator.ts';
import type { OperatorRefusal } from './domain/operator.commands.ts';
import { Operators } from './operators.repository.ts';

export type StartedSession = { readonly token: string; readonly maxAgeSeconds: number };

/** `pending`: the second factor is still to be set up. `device`: of which kind the browser is, in words. */
type NewSession = { readonly pending: boolean; readonly device: string };

@Injectable()
export class OperatorSessions {
  constructor(
    private readonly sessions: SessionStore,
    private readonly operators: Operators,
  ) {}

  /** Whoever was disabled, or got another role, while they signed in has no session: those that were there are ended before this one begins. */
  async start(id: string, { role }: Operator, { now }: Context, { pending, device }: NewSession): Promise<StartedSession> {
    const session = await this.sessions.start({ kind: 'operator', subjectId: id, role }, now, { pending, device });
    const { state } = await this.operators.load(id);
    if (state.standing === 'active' && state.role === role) return session;
    await this.sessions.revokeAll('operator', id);
    throw new RefusedError<OperatorRefusal>('CredentialsWrong');
  }
}
