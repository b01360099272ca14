import { MESSAGES } from '@willow/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { RequestRefused } from './request-refused.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const EXEMPT = new Set(['/api/payments/webhook']);

/** A request that says it comes from another site may change nothing. Tools that send neither header may pass. */
export function refuseForeignOrigins(fastify: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const own = new URL(config.publicUrl).origin;
  fastify.addHook('onRequest', (request, _reply, done) => {
    const guarded = !SAFE.has(request.method) && !EXEMPT.has(request.url);
    done(guarded && isForeign(request, own) ? new RequestRefused(403, MESSAGES.forbidden) : undefined);
  });
}

function isForeign(request: FastifyRequest, own: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = request.headers;
  if (origin === undefined || origin === own) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host;
}
