import { Body, Controller, Req } from '@nestjs/common';
import { askMailStatus, type BodyOf } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import { Contract } from '../../../platform/http/decorators.ts';
import { RefusedAddresses } from '../../../platform/mail/refused-addresses.ts';
import { type Limit, RateLimiter } from '../../../platform/sessions/rate-limiter.ts';

const NETWORK: Limit = { name: 'mail-status-network', max: 120, windowSeconds: 600 };

@Controller()
export class MailStatusController {
  constructor(
    private readonly refused: RefusedAddresses,
    private readonly limiter: RateLimiter,
  ) {}

  /** Nothing is looked up but whether a mail to this address was refused: not whether anybody has an account with it. */
  @Contract(askMailStatus)
  async ask(@Body() { email }: BodyOf<typeof askMailStatus>, @Req() { ip }: FastifyRequest) {
    await this.limiter.hitNetwork(NETWORK, ip);
    return { refused: await this.refused.has(email) };
  }
}
