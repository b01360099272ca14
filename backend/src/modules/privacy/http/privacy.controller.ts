import { Body, Controller, Param, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type BodyOf, cancelErasure, getErasure, getErasureCertificate, MESSAGES, type ParamsOf, requestErasure } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { type Limit, RateLimiter } from '../../../platform/sessions/rate-limiter.ts';
import { ChangeErasure } from '../commands/change-erasure.ts';
import { RequestErasure } from '../commands/request-erasure.ts';
import { erasureIdOf } from '../erasure-id.ts';
import { GetErasure } from '../queries/get-erasure.ts';

/** Each is kept for ever, and each request sends a mail. */
const CHANGES: Limit = { name: 'erasure-changes', max: 10, windowSeconds: 24 * 3600 };
const READS: Limit = { name: 'erasure-reads', max: 100, windowSeconds: 10, countedLater: true };
const CERTIFICATES: Limit = { name: 'erasure-certificates', max: 60, windowSeconds: 60 };

@Controller()
export class PrivacyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limiter: RateLimiter,
  ) {}

  @Contract(getErasure)
  @Limited(READS)
  async mine(@SubjectId() customerId: string) {
    return { erasure: await this.queries.execute(new GetErasure(erasureIdOf(customerId))) };
  }

  @Contract(requestErasure)
  @Limited(CHANGES)
  async request(@SubjectId() customerId: string, @Body() { email }: BodyOf<typeof requestErasure>, @Ctx() context: Context) {
    await this.commands.execute(new RequestErasure(customerId, email, context));
    return this.mine(customerId);
  }

  @Contract(cancelErasure)
  @Limited(CHANGES)
  async cancel(@SubjectId() customerId: string, @Ctx() context: Context) {
    await this.commands.execute(new ChangeErasure(erasureIdOf(customerId), { type: 'Cancel' }, context));
    return this.mine(customerId);
  }

  @Contract(getErasureCertificate)
  async certificate(@Param() { id }: ParamsOf<typeof getErasureCertificate>, @Req() { ip }: FastifyRequest) {
    await this.limiter.hitNetwork(CERTIFICATES, ip);
    const erasure = await this.queries.execute(new GetErasure(id));
    if (!erasure) throw new RequestRefused(404, MESSAGES.erasureUnknown);
    return erasure;
  }
}
