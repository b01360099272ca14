import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTrace, newTrace, type Trace } from '../../event-sourcing/telemetry/current-trace.ts';
import { operationChannels } from '../../event-sourcing/telemetry/operation.ts';
import { newTraceId, traceIdIn } from '../../event-sourcing/telemetry/trace-id.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace?: Trace;
  }
}

/** As nginx has it: the sender went away before all of the answer was sent. */
const GONE = 499;
const FILE = /\.\w+$/;

/** The id of a request is that of its trace: the one that the browser made, or a new one. */
export const requestIdOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => traceIdIn(headers['traceparent']) ?? newTraceId();

/** The pattern that a request matched, never its path or query: those can hold a token or a name. All files are one. */
export const routeOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string => {
  const { url = 'none' } = routeOptions;
  return FILE.test(url) ? 'file' : url;
};

/** Everything that is done for a request, in whatever hook or handler, runs in its trace. Goes before all other hooks. */
export function traceRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    currentTrace.run(newTrace(request.id), () => {
      if (request.routeOptions.config.stream) return done();
      const told = { method: request.method, route: routeOf(request), status: 0 };
      // Emitted once, when all is sent and when the other side goes away, however early that is.
      reply.raw.once('close', () => {
        told.status = reply.raw.writableFinished ? reply.statusCode : GONE;
        operationChannels.request.asyncEnd.publish(told);
      });
      operationChannels.request.start.runStores(told, () => {
        request.trace = currentTrace.getStore() as Trace;
        done();
      });
    });
  });
  // A body is read by its connection, which knows of no trace.
  fastify.addHook('preValidation', ({ trace }, _reply, done) => (trace ? currentTrace.run(trace, done) : done()));
}
