import { Body, Controller, Inject, Req } from '@nestjs/common';
import { askMailStatus, type BodyOf } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { cookieName } from '../../../platform/http/cookies.ts';
import { Contract, Ctx } from '../../../platform/http/decorators.ts';
import { RefusedAddresses } from '../../../platform/mail/refused-addresses.ts';
import { type Limit, RateLimiter } from '../../../platform/sessions/rate-limiter.ts';
import { MailRequests } from '../mail-requests.ts';

const NETWORK: Limit = { name: 'mail-status-network', max: 120, windowSeconds: 600 };

@Controller()
export class MailStatusController {
  constructor(
    private readonly refused: RefusedAddresses,
    private readonly limiter: RateLimiter,
    private readonly mails: MailRequests,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Nothing is looked up but whether mails to this address were refused or came back: not whether anybody has an account with it. That mails
   * came back which go to accounts only, such as a login link, is told in a browser of the owner's and to nobody else.
   */
  @Contract(askMailStatus)
  async ask(@Body() { email }: BodyOf<typeof askMailStatus>, @Req() { ip, cookies }: FastifyRequest, @Ctx() { now }: Context) {
    await this.limiter.hitNetwork(NETWORK, ip);
    const isOwner = this.mails.isFromOwner(email, { device: cookies[cookieName(this.config, 'customer-device')] }, now);
    return { refused: await (isOwner ? this.refused.has(email) : this.refused.hasForAnybody(email)) };
  }
}
