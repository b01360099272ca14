import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { KeyedMutex } from '../../event-sourcing/concurrency/keyed-mutex.ts';
import { KeyedSemaphore } from '../../event-sourcing/concurrency/keyed-semaphore.ts';
import type { Config } from '../config/config.ts';
import { RateLimited } from '../sessions/rate-limiter.ts';
import { cookieName } from './cookies.ts';

/** A page asks for a few things at once; a browser has six connections to one host at the most. */
const AT_ONCE = 3;
const MAX_WAITING = 30;

/**
 * So many requests of one customer's session at once. A few more wait before their body is read, parsed and checked, and before anything is
 * asked of the database; the rest are refused, one in a turn: who sends a hundred at the same moment waits for themselves, and everybody
 * else's come in between.
 */
export function limitConcurrency(fastify: FastifyInstance, config: Pick<Config, 'secureCookies'>): void {
  const sessions = new KeyedSemaphore(AT_ONCE, MAX_WAITING);
  const refusals = new KeyedMutex();
  fastify.addHook('onRequest', async ({ cookies }, reply) => {
    const token = cookies[cookieName(config, 'session')];
    if (!token) return;
    const place = sessions.enter(token);
    if (!place) {
      await refusals.runExclusive(token, () => setImmediate());
      throw new RateLimited(1);
    }
    // Emitted once, when all is sent and when the other side goes away, however early that is.
    const closed = new Promise<void>((resolve) => reply.raw.once('close', resolve));
    void place.entered.then(() => closed).then(() => place.leave());
    await place.entered;
  });
}
