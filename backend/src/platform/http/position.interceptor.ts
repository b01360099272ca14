import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, tap } from 'rxjs';
import { CONFIG, type Config } from '../config/config.ts';
import { setCookie } from './cookies.ts';

const KEEP_SECONDS = 300;

/** Read your own writes: an answer carries the position it wrote in a cookie, and the lists asked for next wait until they have seen it. */
@Injectable()
export class PositionInterceptor implements NestInterceptor {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      tap(() => {
        // Only the console has lists to wait for; anybody else would learn from the cookie whether something was written at all.
        const written = request.willow?.subject?.kind === 'operator' ? request.willow.written : null;
        if (written && !reply.sent) setCookie(reply, this.config, 'position', written, KEEP_SECONDS);
      }),
    );
  }
}
