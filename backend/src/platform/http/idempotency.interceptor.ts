import { setTimeout as sleep } from 'node:timers/promises';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { MESSAGES } from '@willow/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defer, lastValueFrom, type Observable } from 'rxjs';
import { isTransient } from '../../event-sourcing/postgres/transient-errors.ts';
import { ProjectionBehind } from '../../event-sourcing/projections/projection-progress.ts';
import { OutcomeUnknown } from '../../event-sourcing/store/event-store.ts';
import { changesCookies } from './cookies.ts';
import { REPEATABLE } from './decorators.ts';
import { Logger } from '../logging/logger.ts';
import { type KeyedCall, type KeptAnswer, KeptAnswers } from '../sessions/kept-answers.ts';
import { RequestRefused } from './request-refused.ts';
import { requested } from './subject.ts';

const KEY = /^[\x21-\x7e]{16,128}$/;
/** Shorter than a browser of ours waits for an answer. */
const LONGEST_WAIT_MS = 10_000;
const LOOK_MS = 200;
/** Longer than anything takes: the process that was doing it has ended. */
const LOST_AFTER_MS = 60_000;

/**
 * A change with an `Idempotency-Key` is done once: who asks again with the key, because the answer was lost, gets the answer. What was
 * refused or failed is not kept, and an answer that signs somebody in or is a file is not either. What failed when something was done already
 * was interrupted.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly kept: KeptAnswers,
    private readonly logger: Logger,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const call = keyedCall(request);
    if (!call) return next.handle();
    const reply = http.getResponse<FastifyReply>();
    const run = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    const isRepeatable = this.reflector.get<true | undefined>(REPEATABLE, context.getHandler()) ?? false;
    const wouldRepeat = (error: unknown): boolean => !isRepeatable && mayBeDone(error, request);
    return defer(() => this.#once(call, request, reply, run, wouldRepeat));
  }

  async #once(
    call: KeyedCall,
    request: FastifyRequest,
    reply: FastifyReply,
    run: () => Promise<unknown>,
    wouldRepeat: (error: unknown) => boolean,
  ): Promise<unknown> {
    const answer = await this.#answerTo(call);
    if (answer) return replayed(answer, request, reply);
    const body = await run().catch(async (error: unknown) => {
      await (wouldRepeat(error) ? this.kept.interrupt(call) : this.kept.release(call));
      throw error;
    });
    // It is done, so the key is never free again: if this fails, who asks again is told that it was interrupted.
    const noting = reply.sent || changesCookies(reply) ? this.kept.release(call) : this.kept.keep(call, answerOf(body, request, reply));
    await noting.catch((error: unknown) => this.logger.failure('an answer could not be kept', error));
    return body;
  }

  /** Null: it is this call that does it. */
  async #answerTo(call: KeyedCall): Promise<KeptAnswer | null> {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    for (;;) {
      const claim = await this.kept.claim(call);
      if (claim.state === 'claimed') return null;
      if (claim.state === 'answered') return claim.answer;
      if (claim.state === 'other') throw new RequestRefused(422, MESSAGES.keyUnusable);
      if (claim.ageMs > LOST_AFTER_MS) throw new RequestRefused(409, MESSAGES.interrupted);
      if (performance.now() > deadline) throw new RequestRefused(504, MESSAGES.busy);
      await sleep(LOOK_MS);
    }
  }
}

/** It failed on the way: something is written, and the rest can be asked for again in a moment. Done again, that would be there twice. */
const mayBeDone = (error: unknown, request: FastifyRequest): boolean =>
  error instanceof OutcomeUnknown || (requested(request).written !== null && (isTransient(error) || error instanceof ProjectionBehind));

function keyedCall(request: FastifyRequest): KeyedCall | null {
  const { method, url, body, headers } = request;
  const key = headers['idempotency-key'];
  if (key === undefined || method === 'GET') return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw new RequestRefused(400, MESSAGES.keyUnusable);
  const { subject } = requested(request);
  return {
    by: subject ? `${subject.kind}:${subject.id}` : 'visitor',
    key,
    request: JSON.stringify([method, url, body ?? null, headers['if-match'] ?? null]),
  };
}

const answerOf = (body: unknown, request: FastifyRequest, reply: FastifyReply): KeptAnswer => ({
  status: reply.statusCode,
  body,
  version: reply.getHeader('etag')?.toString() ?? null,
  written: requested(request).written,
});

function replayed({ status, body, version, written }: KeptAnswer, request: FastifyRequest, reply: FastifyReply): unknown {
  void reply.status(status);
  if (version !== null) void reply.header('etag', version);
  requested(request).written = written;
  return body;
}
