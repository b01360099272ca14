import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type BodyOf, useCode } from '@willow/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { atLeast } from '../../../platform/http/at-least.ts';
import { cookieName } from '../../../platform/http/cookies.ts';
import { Contract, Ctx, MaybeSubject } from '../../../platform/http/decorators.ts';
import type { Subject } from '../../../platform/http/subject.ts';
import { deviceInWords } from '../../../platform/sessions/device-words.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { CodeAttempts } from '../code-attempts.ts';
import { UseCode } from '../commands/use-code.ts';
import { setSessionCookies } from './session-cookies.ts';

@Controller()
export class CodeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly attempts: CodeAttempts,
    private readonly sessions: SessionStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Contract(useCode)
  async use(
    @Body() { email, code }: BodyOf<typeof useCode>,
    @Req() { ip, cookies, headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @MaybeSubject() subject: Subject | null,
    @Ctx() context: Context,
  ) {
    const cookie = (name: 'browser' | 'customer-device') => cookies[cookieName(this.config, name)];
    const wasRight = await this.attempts.begin(email, { address: ip, device: cookie('customer-device') }, context.now);
    const command = new UseCode(email, code, cookie('browser') ?? null, deviceInWords(headers['user-agent']), context);
    const { purpose, session } = await atLeast(this.commands.execute(command));
    await wasRight();
    if (subject) await this.sessions.revoke(subject.sessionId);
    setSessionCookies(reply, this.config, session);
    return { ok: true as const, purpose };
  }
}
