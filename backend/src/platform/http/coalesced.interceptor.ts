import { setImmediate } from 'node:timers/promises';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { defer, lastValueFrom, type Observable } from 'rxjs';
import { KeyedMutex } from '../../event-sourcing/concurrency/keyed-mutex.ts';
import { SharedCalls } from '../../event-sourcing/concurrency/shared-calls.ts';
import { subjectIdOf } from './subject.ts';

@Injectable()
class CoalescedInterceptor implements NestInterceptor {
  readonly #calls = new SharedCalls<unknown>();
  readonly #turns = new KeyedMutex();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { url } = context.switchToHttp().getRequest<FastifyRequest>();
    const subject = subjectIdOf(context);
    return defer(async () => {
      const answer = await this.#calls.run(`${subject} ${url}`, () => lastValueFrom(next.handle()));
      // Large answers are not all written in one go: others have their turn in between.
      await this.#turns.runExclusive(subject, () => setImmediate());
      return answer;
    });
  }
}

/** Reads of the same by the same customer at the same moment are one, which begins after all of them: the same address, the same answer. */
export const Coalesced = () => UseInterceptors(CoalescedInterceptor);
