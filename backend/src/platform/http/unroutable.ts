import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { MESSAGES } from '@willow/contracts';
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { ErrorFilter } from './error.filter.ts';
import { dataHeaders } from './headers.ts';
import { RequestRefused } from './request-refused.ts';

type Settings = Pick<Config, 'secureCookies'>;

const STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Some requests never reach a hook or a handler of ours: Fastify and Node would answer them in their own words and without our headers. */
export const answersOfOurs = (settings: Settings) => ({
  frameworkErrors: (_: Error, { id }: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers(dataHeaders(settings)).status(400).type('application/json').send({ message: MESSAGES.badRequest, traceId: id });
  },
  clientErrorHandler: (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(rawAnswer(STATUS[error.code] ?? 400, settings));
    socket.destroy(error);
  },
  // Checked by a hook of ours below, and while closing by the one in drain.ts.
  http: { requireHostHeader: false },
  return503OnClosing: false,
});

function rawAnswer(status: number, settings: Settings): string {
  const body = JSON.stringify({ message: MESSAGES.badRequest });
  const headers = {
    ...dataHeaders(settings),
    connection: 'close',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** Nest answers for its own routes only. Files and pages have theirs from Fastify, which would add fields of its own to what we say. */
export function answerErrors(fastify: FastifyInstance, filter: ErrorFilter): void {
  fastify.setErrorHandler((error, request, reply) => filter.answer(error, request, reply));
}

export function refuseUnroutable(fastify: FastifyInstance): void {
  // Node refuses expectations it does not know by itself; without them the request is like any other.
  fastify.server.on('checkExpectation', (request, response) => fastify.routing(request, response));
  fastify.addHook('onRequest', (request, _reply, done) => {
    done(request.headers.host ? undefined : new RequestRefused(400, MESSAGES.badRequest));
  });
}
