import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { acceptInvitation, type BodyOf, readInvitation } from '@willow/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { setCookie } from '../../../platform/http/cookies.ts';
import { Contract, Ctx } from '../../../platform/http/decorators.ts';
import { deviceInWords } from '../../../platform/sessions/device-words.ts';
import { AcceptInvitation } from '../commands/accept-invitation.ts';
import { ReadInvitation } from '../queries/read-invitation.ts';

/** For somebody who was sent a link to join the team. */
@Controller()
export class InvitationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Contract(readInvitation)
  read(@Body() { token }: BodyOf<typeof readInvitation>, @Req() { ip }: FastifyRequest) {
    return this.queries.execute(new ReadInvitation(token, ip));
  }

  @Contract(acceptInvitation)
  async accept(
    @Body() body: BodyOf<typeof acceptInvitation>,
    @Req() { ip, headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ctx() context: Context,
  ) {
    const { admin, session } = await this.commands.execute(
      new AcceptInvitation(body, { address: ip, browser: deviceInWords(headers['user-agent']) }, context),
    );
    setCookie(reply, this.config, 'operator', session.token, session.maxAgeSeconds);
    return admin;
  }
}
