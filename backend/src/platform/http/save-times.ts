import { saveWill } from '@willow/contracts';
import type { FastifyInstance } from 'fastify';
import { SLOS, type Slos } from '../process/slos.ts';

const { method, path } = saveWill;

/** Null for a refusal, which says what is wrong with the request. */
export const isSaveKept = (status: number, seconds: number): boolean | null =>
  status >= 400 && status < 500 ? null : status < 500 && seconds <= SLOS.save.withinSeconds;

/** Times what saves answers. */
export function timeSaves(fastify: FastifyInstance, slos: Pick<Slos, 'record'>): void {
  fastify.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    if (request.method === method && request.routeOptions.url === path) {
      const seconds = elapsedTime / 1_000;
      const kept = isSaveKept(statusCode, seconds);
      if (kept !== null) slos.record('save', { kept, seconds });
    }
    done();
  });
}
