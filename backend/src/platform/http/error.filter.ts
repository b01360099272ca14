import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject, Injectable } from '@nestjs/common';
import { type ErrorBody, MESSAGES } from '@willow/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import { isTransient } from '../../event-sourcing/postgres/transient-errors.ts';
import { RevisionConflict } from '../../event-sourcing/store/event-store.ts';
import { KeyDestroyed } from '../keys/key-vault.ts';
import { WritesRefused } from '../event-store/write-gate.ts';
import { Logger } from '../logging/logger.ts';
import { RateLimited } from '../sessions/rate-limiter.ts';
import { ProjectionBehind } from '../../event-sourcing/projections/projection-progress.ts';
import { OF_DATA } from './headers.ts';
import { REFUSAL_ANSWERS, type RefusalAnswers } from './refusals.ts';
import { RequestRefused } from './request-refused.ts';

type Answer = { readonly status: number; readonly body: ErrorBody; readonly retryAfterSeconds?: number | undefined };

const BY_STATUS: Readonly<Record<number, string>> = {
  400: MESSAGES.badRequest,
  401: MESSAGES.notAuthenticated,
  403: MESSAGES.forbidden,
  404: MESSAGES.notFound,
  409: MESSAGES.conflict,
  412: MESSAGES.conflict,
  413: MESSAGES.tooLarge,
  415: MESSAGES.notJson,
  416: MESSAGES.noSuchPart,
  429: MESSAGES.tooManyRequests,
};

@Catch()
@Injectable()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    @Inject(REFUSAL_ANSWERS) private readonly refusals: RefusalAnswers<string>,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (wasAborted(request)) return this.logger.info('request ended by its sender', { trace_id: request.id });
    const { status, body, retryAfterSeconds } = this.#answerTo(error);
    if (status >= 500) this.logger.failure('request failed', error, { trace_id: request.id, status });
    if (reply.sent) return;
    if (retryAfterSeconds) void reply.header('retry-after', String(retryAfterSeconds));
    // Whatever was asked for, a page too: this is data.
    void reply
      .headers(OF_DATA)
      .status(status)
      .type('application/json')
      .send({ ...body, traceId: request.id });
  }

  #answerTo(error: unknown): Answer {
    if (error instanceof RequestRefused) return refused(error.status, error.message, error);
    const answer = error instanceof RefusedError ? this.refusals[error.reason] : undefined;
    if (!(error instanceof RefusedError) || !answer) return answerTo(error);
    const [status, message, retryAfterSeconds] = answer;
    return { ...refused(status, error.userMessage ?? message, error), retryAfterSeconds };
  }
}

type Refused = Pick<RequestRefused, 'issues' | 'step'> & { readonly retryAfterSeconds?: number | undefined };

function refused(status: number, message: string, { issues, step, retryAfterSeconds }: Refused): Answer {
  const errors = issues.map(({ path, message: problem }) => ({ path: [...path], message: problem }));
  return { status, body: { message, ...(step ? { step } : {}), ...(errors.length > 0 ? { errors } : {}) }, retryAfterSeconds };
}

function answerTo(error: unknown): Answer {
  if (error instanceof RateLimited) {
    const body = { message: error.userMessage ?? MESSAGES.tooManyRequests };
    return { status: 429, body, retryAfterSeconds: error.retryAfterSeconds };
  }
  if (error instanceof RevisionConflict || error instanceof KeyDestroyed) return answerWith(409);
  if (error instanceof WritesRefused) return { status: 503, body: { message: MESSAGES.savingPaused }, retryAfterSeconds: 60 };
  if (isTransient(error) || error instanceof ProjectionBehind)
    return { status: 503, body: { message: MESSAGES.busy }, retryAfterSeconds: 1 };
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  return answerWith(status >= 400 && status < 500 ? status : 500);
}

const answerWith = (status: number): Answer => ({
  status,
  body: { message: BY_STATUS[status] ?? (status < 500 ? MESSAGES.badRequest : MESSAGES.internal) },
});

/** The sender went away before the whole request was here: nobody's failure, and nobody reads the answer. */
const wasAborted = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Fastify's own errors carry the status they mean, and so do those of the package `http-errors` that are made to be shown. */
const statusOf = (error: unknown): number =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  (('code' in error && String(error.code).startsWith('FST_')) || ('expose' in error && error.expose === true))
    ? error.statusCode
    : 500;
