import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { KeyedMutex } from '../../event-sourcing/concurrency/keyed-mutex.ts';
import { KeyedSemaphore } from '../../event-sourcing/concurrency/keyed-semaphore.ts';
import type { Config } from '../config/config.ts';
import { networkOf } from '../sessions/network-of.ts';
import { RateLimited } from '../sessions/rate-limiter.ts';
import { answered } from './answered.ts';
import { cookieName } from './cookies.ts';

type Settings = Pick<Config, 'secureCookies' | 'RATE_LIMIT_IP_FACTOR'>;
/** Before each refusal: a hundred of them take half a second of their sender, not fifty milliseconds of everybody. */
const REFUSAL_PAUSE_MS = 5;

type Lane = { readonly places: KeyedSemaphore; keyOf(request: FastifyRequest): string | undefined };

/** A page asks for a few things at once; a browser has six connections to one host at the most. */
const CUSTOMER = { atOnce: 3, waiting: 30, pauseMs: 2 };
/** Approving a will takes up to ten seconds, and the console goes on meanwhile. */
const OPERATOR = { atOnce: 6, waiting: 60, pauseMs: 1 };
/** A house or an office, whoever is signed in there, and whoever says so: a session is looked up later than here. */
const NETWORK = { atOnce: 60, waiting: 300, pauseMs: 0 };

/** In this order: who waits for their own does not take a place from their network. */
const lanesOf = (config: Settings): readonly Lane[] => [
  { places: placesFor(CUSTOMER), keyOf: ({ cookies }) => cookies[cookieName(config, 'session')] },
  { places: placesFor(OPERATOR), keyOf: ({ cookies }) => cookies[cookieName(config, 'operator')] },
  { places: placesFor(NETWORK, config.RATE_LIMIT_IP_FACTOR), keyOf: ({ ip }) => networkOf(ip) },
];

const placesFor = ({ atOnce, waiting, pauseMs }: typeof CUSTOMER, factor = 1): KeyedSemaphore =>
  new KeyedSemaphore(Math.ceil(atOnce * factor), Math.ceil(waiting * factor), pauseMs);

/**
 * So many requests of one session, and of one network, at once. A few more wait before their body is read, parsed and checked, and before
 * anything is asked of the database; the rest are refused, one after the other: who sends a hundred at the same moment waits for themselves,
 * and everybody else's come in between.
 */
export function limitConcurrency(fastify: FastifyInstance, config: Settings, pause: (ms: number) => Promise<unknown> = sleep): void {
  const lanes = lanesOf(config);
  const refusals = new KeyedMutex();
  fastify.addHook('onRequest', async (request, reply) => {
    const over = answered(reply.raw);
    for (const { places, keyOf } of lanes) {
      const key = keyOf(request);
      if (!key) continue;
      const place = places.enter(key);
      if (!place) {
        await refusals.runExclusive(key, () => pause(REFUSAL_PAUSE_MS));
        throw new RateLimited(1);
      }
      void place.entered.then(() => over).then(() => place.leave());
      await place.entered;
    }
  });
}
