import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { MyAccount, Passkey } from '@willow/contracts';
import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { SessionStore, shownSession } from '../../../platform/sessions/session-store.ts';
import type { OperatorFact } from '../domain/operator.facts.ts';
import type { Operator } from '../domain/operator.state.ts';
import { Operators } from '../operators.repository.ts';

export class GetMyAccount extends Query<MyAccount> {
  constructor(
    readonly operatorId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

@QueryHandler(GetMyAccount)
export class GetMyAccountHandler implements IQueryHandler<GetMyAccount> {
  constructor(
    private readonly operators: Operators,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  async execute({ operatorId, sessionId }: GetMyAccount): Promise<MyAccount> {
    const open = await this.sessions.list('operator', operatorId, this.clock.now());
    const { state, facts } = await this.operators.load(operatorId);
    const sessions = open.map((session) => shownSession(session, sessionId));
    return { sessions, authenticator: state.factor.enrolled, passkeys: passkeysOf(state, facts) };
  }
}

/** When each was added and used last stands in the facts. */
function passkeysOf({ passkeys }: Operator, facts: readonly Recorded<OperatorFact>[]): Passkey[] {
  const times = (type: 'PasskeyAdded' | 'PasskeyUsed', passkeyId: string): string[] =>
    facts.flatMap((fact) => (fact.type === type && fact.data.passkeyId === passkeyId ? [fact.recordedAt] : []));
  return passkeys.map(({ passkeyId: id, name }) => ({
    id,
    name,
    addedAt: times('PasskeyAdded', id)[0] ?? '',
    lastUsedAt: times('PasskeyUsed', id).at(-1) ?? null,
  }));
}
