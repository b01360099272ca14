import { setImmediate } from 'node:timers/promises';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defer, lastValueFrom, type Observable } from 'rxjs';
import { KeyedMutex } from '../../event-sourcing/concurrency/keyed-mutex.ts';
import { SharedCalls } from '../../event-sourcing/concurrency/shared-calls.ts';
import { subjectOf } from './subject.ts';

@Injectable()
class CoalescedInterceptor implements NestInterceptor {
  readonly #calls = new SharedCalls<Buffer>();
  readonly #turns = new KeyedMutex();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { url } = http.getRequest<FastifyRequest>();
    const { id: subject, sessionId } = subjectOf(context);
    return defer(async () => {
      const answer = await this.#calls.run(`${sessionId} ${url}`, async () =>
        Buffer.from(JSON.stringify(await lastValueFrom(next.handle()))),
      );
      void http.getResponse<FastifyReply>().type('application/json');
      // Large answers are not all written in one go: others have their turn in between.
      await this.#turns.runExclusive(subject, () => setImmediate());
      return answer;
    });
  }
}

/** Reads of the same in one session at the same moment are one, which begins after all of them: the same address, the same bytes. */
export const Coalesced = () => UseInterceptors(CoalescedInterceptor);
