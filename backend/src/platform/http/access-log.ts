import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logging/logger.ts';

/** One line a request: the route's pattern, never its path or query, because those can hold a token or a name. */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    logger.info('request', {
      trace_id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}
