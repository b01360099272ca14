import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

type Headers = Readonly<Record<string, string>>;
type Settings = Pick<Config, 'secureCookies'>;

/** An encoded letter does not change what a request is. */
function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const API = /^\/api\//;
/** Addresses that carry a secret. */
const WITH_SECRET = /^\/(verify|confirm-email|stop-invitations|couple)/;

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
    const path = pathOf(request);
    void reply.headers(API.test(path) ? data : page);
    if (WITH_SECRET.test(path)) void reply.header('referrer-policy', 'no-referrer');
    done();
  });
}
