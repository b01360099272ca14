import { Body, Controller, Inject, Query, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { checkLink, useLink } from '@willow/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { cookieName } from '../../../platform/http/cookies.ts';
import { Ctx, MaybeSubject, Contract } from '../../../platform/http/decorators.ts';
import type { Subject } from '../../../platform/http/subject.ts';
import { deviceInWords } from '../../../platform/sessions/device-words.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { UseLink } from '../commands/use-link.ts';
import { LinkGuard } from './link.guard.ts';
import type { LinkClaim } from '../links/magic-links.ts';
import { CheckLink } from '../queries/check-link.ts';
import { setSessionCookies } from './session-cookies.ts';

type WithClaim = FastifyRequest & { readonly linkClaim: LinkClaim };

/** Opening a link changes nothing, because mail scanners open links too; only a click on the page uses it up. */
@Controller()
@UseGuards(LinkGuard)
export class LinkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sessions: SessionStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Contract(checkLink)
  async check(@Query() _query: unknown, @Req() request: WithClaim, @MaybeSubject() subject: Subject | null, @Ctx() context: Context) {
    const browser = request.cookies[cookieName(this.config, 'browser')] ?? null;
    return {
      ok: true as const,
      ...(await this.queries.execute(new CheckLink(request.linkClaim, browser, subject?.id ?? null, context.now))),
    };
  }

  @Contract(useLink)
  async use(
    @Body() _body: unknown,
    @Req() request: WithClaim,
    @Res({ passthrough: true }) reply: FastifyReply,
    @MaybeSubject() subject: Subject | null,
    @Ctx() context: Context,
  ) {
    const { purpose, session } = await this.commands.execute(
      new UseLink(request.linkClaim, subject?.id ?? null, deviceInWords(request.headers['user-agent']), context),
    );
    if (session && subject) await this.sessions.revoke(subject.sessionId);
    if (session) setSessionCookies(reply, this.config, session);
    return { ok: true as const, purpose };
  }
}
