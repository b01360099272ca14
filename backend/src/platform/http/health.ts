import { timingSafeEqual } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { SharedCalls } from '../../event-sourcing/concurrency/shared-calls.ts';
import { Secrets } from '../keys/secrets.ts';
import { type Readiness, readinessOf } from '../process/readiness.ts';

/** What `Authorization` says of somebody who has the master key, as doctor does. */
export const healthPass = (secrets: Secrets): string => `Bearer ${secrets.hmac('health-details', '')}`;

/**
 * `live`: the process answers. `ready`: it reaches the event store and the queue, and what is written can be read: the projections keep up,
 * in whichever process they run. What exactly is wrong is told on our own networks and to whoever has the pass; others hear whether it is ready.
 */
export function serveHealth(fastify: FastifyInstance, app: Pick<INestApplicationContext, 'get'>): void {
  const pass = Buffer.from(healthPass(app.get(Secrets)));
  const looks = new SharedCalls<Readiness>();
  fastify.get('/health/live', (_, reply) => reply.send({ status: 'ok' }));
  fastify.get('/health/ready', async (request, reply) => {
    const readiness = await looks.run('', () => readinessOf(app, { prefix: 'projection/' }));
    const { status } = readiness;
    return reply.status(status === 'ok' ? 200 : 503).send(isDirect(request) || hasPass(request, pass) ? readiness : { status });
  });
}

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];
const OWN_NETWORKS = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/** From a container, a pod or this machine, and not through a proxy, which says for whom it asks. */
function isDirect({ headers, socket: { remoteAddress = '' } }: FastifyRequest): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  return ipaddr.isValid(remoteAddress) && OWN_NETWORKS.has(ipaddr.process(remoteAddress).range());
}

function hasPass({ headers: { authorization = '' } }: FastifyRequest, pass: Buffer): boolean {
  const given = Buffer.from(authorization);
  return given.length === pass.length && timingSafeEqual(given, pass);
}
