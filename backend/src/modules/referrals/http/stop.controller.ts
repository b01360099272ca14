import { Body, Controller, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { askBeforeStopping, type BodyOf, type QueryOf, stopInOneClick, stopInvitations } from '@willow/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx } from '../../../platform/http/decorators.ts';
import { type Limit, RateLimiter } from '../../../platform/sessions/rate-limiter.ts';
import { StopInvitations } from '../commands/stop-invitations.ts';

/** Many, because the machines of one mail provider post for all of its customers. */
const NETWORK: Limit = { name: 'invitation-stops', max: 300, windowSeconds: 600 };

/** For whoever wants no more invitations, and has no session with us. */
@Controller()
export class StopController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limiter: RateLimiter,
  ) {}

  @Contract(stopInvitations)
  async stop(@Body() { invitation, key }: BodyOf<typeof stopInvitations>, @Req() { ip }: FastifyRequest, @Ctx() context: Context) {
    return this.#stop(invitation, key, ip, context);
  }

  @Contract(stopInOneClick)
  async stopInOneClick(
    @Query() { invitation, key }: QueryOf<typeof stopInOneClick>,
    @Req() { ip }: FastifyRequest,
    @Ctx() context: Context,
  ) {
    return this.#stop(invitation, key, ip, context);
  }

  @Contract(askBeforeStopping)
  async ask(@Query() link: QueryOf<typeof askBeforeStopping>, @Res() reply: FastifyReply): Promise<void> {
    await reply.header('referrer-policy', 'no-referrer').redirect(`/stop-invitations?${new URLSearchParams(link).toString()}`, 303);
  }

  async #stop(invitation: string, key: string, address: string, context: Context) {
    await this.limiter.hitNetwork(NETWORK, address);
    await this.commands.execute(new StopInvitations(invitation, key, context));
    return { success: true as const };
  }
}
