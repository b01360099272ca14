import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { type Limit, RateLimiter } from '../sessions/rate-limiter.ts';
import { requested } from './subject.ts';

const LIMIT = 'willow:limit';

/** Before the input is looked at, so that what is refused costs next to nothing. */
@Injectable()
class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<Limit>(LIMIT, context.getHandler());
    const { subject } = requested(context.switchToHttp().getRequest<FastifyRequest>());
    if (!subject) throw new Error(`${context.getHandler().name} is open to visitors: it has no subject to limit`);
    await this.limiter.hit(limit, subject.id);
    return true;
  }
}

/** How often somebody who is signed in may ask. */
export const Limited = (limit: Limit) => applyDecorators(SetMetadata(LIMIT, limit), UseGuards(LimitGuard));
