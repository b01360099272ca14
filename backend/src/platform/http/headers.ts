import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** By the route that was matched, or by the path when none was: an encoded letter does not change what a request is. */
const isApi = ({ routeOptions, url }: FastifyRequest): boolean => (routeOptions.url ?? url).startsWith('/api/') || url.startsWith('/api/');

export function sendSafeHeaders(fastify: FastifyInstance, { secureCookies }: Pick<Config, 'secureCookies'>): void {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(secureCookies ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  const api = {
    ...everywhere,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(isApi(request) ? api : everywhere);
    // What its address holds is for nobody else.
    if (request.url.startsWith('/verify')) void reply.header('referrer-policy', 'no-referrer');
    done();
  });
}
