import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As the contract says: it stays open, and is nobody's work once it has begun. */
    stream?: boolean;
  }
}

/** Emitted by the raw answer of a stream. */
export const BEGUN = 'begun';

/** When all is sent, or the other side has gone away, however early that is; of a stream, when it begins. */
export const answered = (request: FastifyRequest, { raw }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    raw.once('close', resolve);
    if (request.routeOptions.config.stream) raw.once(BEGUN, resolve);
  });
