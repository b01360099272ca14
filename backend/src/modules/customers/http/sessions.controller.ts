import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { endOwnOtherSessions, endOwnSession, getSessions, type ParamsOf, type ResponseOf } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, CustomerSubject } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import type { SignedInCustomer } from '../../../platform/http/subject.ts';
import type { Limit } from '../../../platform/sessions/rate-limiter.ts';
import { SessionStore, shownSession } from '../../../platform/sessions/session-store.ts';
import { EndOwnSessions } from '../commands/end-own-sessions.ts';

const READS: Limit = { name: 'session-reads', max: 100, windowSeconds: 60, countedLater: true };
const ENDS: Limit = { name: 'session-ends', max: 30, windowSeconds: 3600 };

/** Where a customer is signed in. */
@Controller()
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: SessionStore,
  ) {}

  @Contract(getSessions)
  @Limited(READS)
  list(@CustomerSubject() self: SignedInCustomer, @Ctx() { now }: Context) {
    return this.#open(self, now);
  }

  @Contract(endOwnSession)
  @Limited(ENDS)
  async end(@Param() { id }: ParamsOf<typeof endOwnSession>, @CustomerSubject() self: SignedInCustomer, @Ctx() context: Context) {
    await this.commands.execute(new EndOwnSessions(self.id, { one: id }, context));
    return this.#open(self, context.now);
  }

  @Contract(endOwnOtherSessions)
  @Limited(ENDS)
  async endOthers(@CustomerSubject() self: SignedInCustomer, @Ctx() context: Context) {
    await this.commands.execute(new EndOwnSessions(self.id, { othersThan: self.sessionId }, context));
    return this.#open(self, context.now);
  }

  async #open({ id, sessionId }: SignedInCustomer, now: Date): Promise<ResponseOf<typeof getSessions>> {
    const sessions = await this.sessions.list('customer', id, now);
    return { sessions: sessions.map((session) => shownSession(session, sessionId)) };
  }
}
