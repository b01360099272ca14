import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** By the route that was matched, or by the path when none was: an encoded letter does not change what a request is. */
const isApi = ({ routeOptions, url }: FastifyRequest): boolean => (routeOptions.url ?? url).startsWith('/api/') || url.startsWith('/api/');

/** Headers that every answer carries; pages add their own content security policy. */
export function sendSafeHeaders(fastify: FastifyInstance, { secureCookies }: Pick<Config, 'secureCookies'>): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': request.url.startsWith('/verify') ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      ...(secureCookies ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
      ...(isApi(request)
        ? { 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox" }
        : {}),
    });
    done();
  });
}
