import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;
const LONGEST_MS = 5_000;

/**
 * Browsers keep a connection open for more than a minute after its answer, and a closing server would wait for it: idle connections are
 * closed at once, the others when they are answered, or after `longestMs`.
 */
export function drainOnClose(fastify: FastifyInstance, longestMs = LONGEST_MS): void {
  fastify.addHook('preClose', () => {
    const { server } = fastify;
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    const cutting = setTimeout(() => server.closeAllConnections(), longestMs);
    server.once('close', () => {
      clearInterval(looking);
      clearTimeout(cutting);
    });
    return Promise.resolve();
  });
}
