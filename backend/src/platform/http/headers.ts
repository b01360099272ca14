import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

type Headers = Readonly<Record<string, string>>;
type Settings = Pick<Config, 'secureCookies'>;

/** By the route that was matched, or by the path when none was: an encoded letter does not change what a request is. */
const isApi = ({ routeOptions, url }: FastifyRequest): boolean => (routeOptions.url ?? url).startsWith('/api/') || url.startsWith('/api/');

const everywhere = ({ secureCookies }: Settings): Headers => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  ...(secureCookies ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Of every answer that is data and no page. */
export const OF_DATA: Headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

export const dataHeaders = (settings: Settings): Headers => ({ ...everywhere(settings), ...OF_DATA });

export function sendSafeHeaders(fastify: FastifyInstance, settings: Settings): void {
  const page = everywhere(settings);
  const data = dataHeaders(settings);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(isApi(request) ? data : page);
    // What its address holds is for nobody else.
    if (/^\/(verify|confirm-email|stop-invitations|couple)/.test(request.url)) void reply.header('referrer-policy', 'no-referrer');
    done();
  });
}
