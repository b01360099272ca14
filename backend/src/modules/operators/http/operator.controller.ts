import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { adminLogin, adminLogout, adminMe, type BodyOf, emailKey, enrolSecondFactor } from '@willow/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { atLeast } from '../../../platform/http/at-least.ts';
import { clearCookie, setCookie } from '../../../platform/http/cookies.ts';
import { Ctx, MaybeSubject, OperatorSubject, Contract } from '../../../platform/http/decorators.ts';
import type { SignedInOperator, Subject } from '../../../platform/http/subject.ts';
import { RateLimiter } from '../../../platform/sessions/rate-limiter.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { EnrolSecondFactor } from '../commands/enrol-second-factor.ts';
import { LogInOperator } from '../commands/log-in.ts';
import { GetOperator } from '../queries/get-operator.ts';

const WRONG_LOGINS_IP = { name: 'operator-login-ip', max: 30, windowSeconds: 900 } as const;
const WRONG_LOGINS = { name: 'operator-login', max: 10, windowSeconds: 900 } as const;

@Controller()
export class OperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sessions: SessionStore,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Contract(adminLogin)
  async login(
    @Body() { email, password, code }: BodyOf<typeof adminLogin>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ctx() context: Context,
  ) {
    const who = `${emailKey(email)}|${request.ip}`;
    await this.limiter.hit({ ...WRONG_LOGINS_IP, max: WRONG_LOGINS_IP.max * this.config.RATE_LIMIT_IP_FACTOR }, request.ip);
    await this.limiter.hit(WRONG_LOGINS, who);
    const { session, ...signedIn } = await atLeast(
      this.commands.execute(new LogInOperator({ email, password, code: code ?? null }, context)),
    );
    await this.limiter.forgive(WRONG_LOGINS, who);
    await this.limiter.forgive(WRONG_LOGINS_IP, request.ip);
    setCookie(reply, this.config, 'operator', session.token, session.maxAgeSeconds);
    return signedIn;
  }

  @Contract(adminMe)
  me(@OperatorSubject() { id, pending }: SignedInOperator) {
    return this.queries.execute(new GetOperator(id, pending));
  }

  @Contract(enrolSecondFactor)
  async enrol(
    @Body() { code }: BodyOf<typeof enrolSecondFactor>,
    @OperatorSubject() { id, sessionId }: SignedInOperator,
    @Ctx() context: Context,
  ) {
    await this.limiter.hit({ name: 'second-factor', max: 10, windowSeconds: 900 }, id);
    return this.commands.execute(new EnrolSecondFactor(id, sessionId, code, context));
  }

  @Contract(adminLogout)
  async logout(@MaybeSubject() subject: Subject | null, @Res({ passthrough: true }) reply: FastifyReply) {
    if (subject) await this.sessions.revoke(subject.sessionId);
    clearCookie(reply, this.config, 'operator');
    return { success: true as const };
  }
}
