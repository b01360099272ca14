import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;
const LONGEST_MS = 5_000;

/**
 * Lets the requests under way be answered when the server closes, and their connections end with them: a browser keeps a connection for
 * more than a minute after its answer, and the server would wait for it. What is not answered in time is cut off.
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
