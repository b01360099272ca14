import { applyDecorators, type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.ts';
import { EarlyRefusals } from '../sessions/early-refusals.ts';
import { type Limit, RateLimited, RateLimiter } from '../sessions/rate-limiter.ts';
import { cookieName } from './cookies.ts';
import { subjectIdOf } from './subject.ts';

export const LIMITS = 'willow:limits';

/** Before the input is looked at. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
    private readonly early: EarlyRefusals,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limits = this.reflector.get<readonly Limit[]>(LIMITS, context.getHandler());
    try {
      for (const limit of limits) await this.limiter.hit(limit, subjectIdOf(context));
      return true;
    } catch (error) {
      const key = askedBy(context.switchToHttp().getRequest<FastifyRequest>(), this.config);
      if (error instanceof RateLimited && key) this.early.add(key, error);
      throw error;
    }
  }
}

/** How often somebody who is signed in may ask. */
export const Limited = (...limits: readonly Limit[]) => applyDecorators(SetMetadata(LIMITS, limits), UseGuards(RateLimitGuard));

type CookieSettings = Pick<Config, 'secureCookies'>;

const askedBy = ({ method, routeOptions, cookies }: FastifyRequest, config: CookieSettings): string | undefined => {
  const token = cookies[cookieName(config, 'session')];
  return token && `${method} ${routeOptions.url} ${token}`;
};

/** What a limit refused is refused again before the session is looked up and the body is read, so that a flood costs next to nothing. */
export function refuseEarly(fastify: FastifyInstance, early: EarlyRefusals, config: CookieSettings): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const key = askedBy(request, config);
    done(key ? early.find(key) : undefined);
  });
}
