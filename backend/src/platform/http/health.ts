import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { readinessOf } from '../process/readiness.ts';

/**
 * `live`: the process answers. `ready`: it reaches the event store and the queue, and what is written can be read: the projections keep up,
 * in whichever process they run.
 */
export function serveHealth(fastify: FastifyInstance, app: Pick<INestApplicationContext, 'get'>): void {
  fastify.get('/health/live', (_, reply) => reply.send({ status: 'ok' }));
  fastify.get('/health/ready', async (_, reply) => {
    const readiness = await readinessOf(app, { prefix: 'projection/' });
    return reply.status(readiness.status === 'ok' ? 200 : 503).send(readiness);
  });
}
