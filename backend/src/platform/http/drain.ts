import { MESSAGES } from '@willow/contracts';
import type { FastifyInstance } from 'fastify';
import { RequestRefused } from './request-refused.ts';

const POLL_MS = 50;
const MAX_MS = 5_000;

/**
 * Browsers keep a connection open for more than a minute after its answer, and a closing server would wait for it: idle connections are
 * closed at once, the others when they are answered, or after `longestMs`. What still comes in is asked to come again.
 */
export function drainOnClose(fastify: FastifyInstance, longestMs = MAX_MS): void {
  let closing = false;
  fastify.addHook('onRequest', (_request, _reply, done) => {
    done(closing ? new RequestRefused(503, MESSAGES.busy, { retryAfterSeconds: 1 }) : undefined);
  });
  fastify.addHook('preClose', () => {
    closing = true;
    const { server } = fastify;
    const idleTimer = setInterval(() => server.closeIdleConnections(), POLL_MS);
    const cutOffTimer = setTimeout(() => server.closeAllConnections(), longestMs);
    server.once('close', () => {
      clearInterval(idleTimer);
      clearTimeout(cutOffTimer);
    });
    return Promise.resolve();
  });
}
