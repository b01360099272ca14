import type { ServerResponse } from 'node:http';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As the contract says: it stays open, and does not count as work in progress. */
    stream?: boolean;
  }
}

/** Emitted by the answer of a stream. */
export const BEGUN = 'begun';

/** When all is sent, or the other side has gone away, however early that is; of a stream, when it begins. */
export const answered = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    response.once('close', resolve);
    response.once(BEGUN, resolve);
  });
