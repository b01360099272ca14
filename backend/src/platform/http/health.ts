import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { JobQueue } from '../queue/index.ts';

/** `live`: the process answers. `ready`: it reaches the event store and the queue. */
export function serveHealth(fastify: FastifyInstance, app: Pick<INestApplicationContext, 'get'>): void {
  fastify.get('/health/live', (_, reply) => reply.send({ status: 'ok' }));
  fastify.get('/health/ready', async (_, reply) => {
    const checks = { events: app.get(EventStore, { strict: false }).ping(), queue: app.get(JobQueue, { strict: false }).ping() };
    const results = await Promise.allSettled(Object.values(checks));
    const down = Object.keys(checks).filter((_name, index) => results[index]?.status === 'rejected');
    return reply.status(down.length > 0 ? 503 : 200).send({ status: down.length > 0 ? 'unavailable' : 'ok', down });
  });
}
