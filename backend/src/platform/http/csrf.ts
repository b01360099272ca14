import { MESSAGES } from '@willow/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { RequestRefused } from './request-refused.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const EXEMPT = new Set(['/api/payments/webhook', '/api/mail/events']);

/** A request that says it comes from another site may change nothing. Tools that send neither header may pass. */
export function refuseForeignOrigins(fastify: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const own = new URL(config.publicUrl).origin;
  fastify.addHook('onRequest', (request, _reply, done) => {
    const guarded = !SAFE.has(request.method) && !EXEMPT.has(request.url);
    done(guarded && isForeign(request, own) ? new RequestRefused(403, MESSAGES.forbidden) : undefined);
  });
}

/** Scheme, host and port of the address we were given; what a request says in its Host is the sender's word. */
function isForeign({ headers }: FastifyRequest, own: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && headers.origin !== own;
}
