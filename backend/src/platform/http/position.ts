import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { setCookie } from './cookies.ts';

const KEEP_SECONDS = 300;

/** Read your own writes: the cookie has the position that the answer wrote, and lists wait until they have seen it. */
export function sendPositions(fastify: FastifyInstance, config: Pick<Config, 'secureCookies'>): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    // Only the console has lists to wait for; anybody else would learn from the cookie whether something was written at all.
    const written = request.willow?.subject?.kind === 'operator' ? request.willow.written : null;
    if (written && reply.statusCode < 400) setCookie(reply, config, 'position', written, KEEP_SECONDS);
    done();
  });
}
