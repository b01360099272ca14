import '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { RateLimited } from '../sessions/rate-limiter.ts';
import { cookieName } from './cookies.ts';

type Refusal = { readonly until: number; readonly words: string | undefined };

/**
 * Who was refused by a limit, for which route, and until when: until then the same is answered before the session is looked up and the body is
 * read, so that a flood costs next to nothing. For limits by session, of which nothing is taken back.
 */
export class EarlyRefusals {
  readonly #clock: Clock;
  readonly #cookie: string;
  readonly #refusals = new LRUCache<string, Refusal>({ max: 10_000 });

  constructor(clock: Clock, config: Pick<Config, 'secureCookies'>) {
    this.#clock = clock;
    this.#cookie = cookieName(config, 'session');
  }

  add(request: FastifyRequest, { retryAfterSeconds, words }: RateLimited): void {
    const key = this.#keyOf(request);
    // The seconds are rounded up.
    if (key) this.#refusals.set(key, { until: this.#clock.now().getTime() + (retryAfterSeconds - 1) * 1000, words });
  }

  answer(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, _reply, done) => done(this.#refusalOf(request)));
  }

  #refusalOf(request: FastifyRequest): RateLimited | undefined {
    const key = this.#keyOf(request);
    const refusal = key && this.#refusals.get(key);
    const waitMs = refusal ? refusal.until - this.#clock.now().getTime() : 0;
    return refusal && waitMs > 0 ? new RateLimited(Math.ceil(waitMs / 1000) + 1, refusal.words) : undefined;
  }

  #keyOf({ method, routeOptions, cookies }: FastifyRequest): string | undefined {
    const token = cookies[this.#cookie];
    return token && `${method} ${routeOptions.url} ${token}`;
  }
}
