import { setImmediate } from 'node:timers/promises';
import {
  applyDecorators,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
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
import type { FastifyRequest } from 'fastify';
import { type Limit, RateLimited, RateLimiter } from '../sessions/rate-limiter.ts';
import { EarlyRefusals } from './early-refusals.ts';
import { requested } from './subject.ts';

const LIMIT = 'willow:limit';

/** Before the input is looked at. */
@Injectable()
class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
    private readonly early: EarlyRefusals,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<Limit>(LIMIT, context.getHandler());
    try {
      await this.limiter.hit(limit, subjectOf(context));
      return true;
    } catch (error) {
      if (error instanceof RateLimited) this.early.add(context.switchToHttp().getRequest<FastifyRequest>(), error);
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
