import { setImmediate } from 'node:timers/promises';
import {
  applyDecorators,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { defer, lastValueFrom, type Observable } from 'rxjs';
import { SharedCalls } from '../../event-sourcing/concurrency/shared-calls.ts';
import { KeyedMutex } from '../../event-sourcing/concurrency/keyed-mutex.ts';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.ts';
import { type Limit, RateLimited, RateLimiter } from '../sessions/rate-limiter.ts';
import { EarlyRefusals } from '../sessions/early-refusals.ts';
import { cookieName } from './cookies.ts';
import { requested } from './subject.ts';

const LIMIT = 'willow:limit';

/** Before the input is looked at. */
@Injectable()
class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
    private readonly early: EarlyRefusals,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<Limit>(LIMIT, context.getHandler());
    try {
      await this.limiter.hit(limit, subjectOf(context));
      return true;
    } catch (error) {
      const key = askedBy(context.switchToHttp().getRequest<FastifyRequest>(), this.config);
      if (error instanceof RateLimited && key) this.early.add(key, error);
      throw error;
    }
  }
}

@Injectable()
class InTurnInterceptor implements NestInterceptor {
  readonly #mutex = new KeyedMutex();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return defer(() => this.#mutex.runExclusive(subjectOf(context), () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}

@Injectable()
class TogetherInterceptor implements NestInterceptor {
  readonly #calls = new SharedCalls<unknown>();
  readonly #turns = new KeyedMutex();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { url } = context.switchToHttp().getRequest<FastifyRequest>();
    const subject = subjectOf(context);
    return defer(async () => {
      const answer = await this.#calls.run(`${subject} ${url}`, () => lastValueFrom(next.handle()));
      // Large answers are not all written in one go: others have their turn in between.
      await this.#turns.runExclusive(subject, () => setImmediate());
      return answer;
    });
  }
}

function subjectOf(context: ExecutionContext): string {
  const { subject } = requested(context.switchToHttp().getRequest<FastifyRequest>());
  if (!subject) throw new Error(`${context.getHandler().name} is open to visitors: it has no subject to limit`);
  return subject.id;
}

/** How often somebody who is signed in may ask. */
export const Limited = (limit: Limit) => applyDecorators(SetMetadata(LIMIT, limit), UseGuards(LimitGuard));

/** One request of somebody after the other: who sends sixty at once waits for their own, and nobody else waits for all of them. */
export const InTurn = () => UseInterceptors(InTurnInterceptor);

/** Reads of the same by the same customer at the same moment are one, which begins after all of them: the same address, the same answer. */
export const Together = () => UseInterceptors(TogetherInterceptor);

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
