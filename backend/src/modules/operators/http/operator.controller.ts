import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { adminLogin, adminLogout, adminMe, type BodyOf, enrolSecondFactor } from '@willow/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { atLeast } from '../../../platform/http/at-least.ts';
import { clearCookie, setCookie } from '../../../platform/http/cookies.ts';
import { Ctx, MaybeSubject, OperatorSubject, Contract } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import type { SignedInOperator, Subject } from '../../../platform/http/subject.ts';
import { DEVICE_SECONDS, KnownDevices } from '../../../platform/sessions/known-devices.ts';
import type { Limit } from '../../../platform/sessions/rate-limiter.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { EnrolSecondFactor } from '../commands/enrol-second-factor.ts';
import { LogInOperator } from '../commands/log-in.ts';
import { GetOperator } from '../queries/get-operator.ts';
import { originOf, setSignedIn } from './sign-in-cookies.ts';

const CODES: Limit = { name: 'second-factor', max: 10, windowSeconds: 900 };

@Controller()
export class OperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sessions: SessionStore,
    private readonly devices: KnownDevices,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Contract(adminLogin)
  async login(
    @Body() { email, password, code, passkey }: BodyOf<typeof adminLogin>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ctx() context: Context,
  ) {
    const origin = originOf(request, this.config);
    const credentials = { email, password, code: code ?? null, passkey: passkey ?? null };
    const signedIn = await atLeast(this.commands.execute(new LogInOperator(credentials, origin, context)));
    setSignedIn(reply, this.config, signedIn);
    return signedIn.admin;
  }

  @Contract(adminMe)
  me(@OperatorSubject() { id, pending }: SignedInOperator) {
    return this.queries.execute(new GetOperator(id, pending));
  }

  @Contract(enrolSecondFactor)
  @Limited(CODES)
  async enrol(
    @Body() { code }: BodyOf<typeof enrolSecondFactor>,
    @OperatorSubject() { id, sessionId }: SignedInOperator,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ctx() context: Context,
  ) {
    const enrolled = await this.commands.execute(new EnrolSecondFactor(id, sessionId, code, context));
    setCookie(reply, this.config, 'device', this.devices.issue('operator', id, context.now), DEVICE_SECONDS);
    return enrolled;
  }

  @Contract(adminLogout)
  async logout(@MaybeSubject() subject: Subject | null, @Res({ passthrough: true }) reply: FastifyReply) {
    if (subject) await this.sessions.revoke(subject.sessionId);
    clearCookie(reply, this.config, 'operator');
    return { success: true as const };
  }
}
