import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { MyAccount } from '@willow/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
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
    const { factor } = (await this.operators.load(operatorId)).state;
    const sessions = open.map(({ id, device, startedAt, lastSeenAt }) => ({
      id,
      device,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === sessionId,
    }));
    return { sessions, authenticator: factor.enrolled };
  }
}
