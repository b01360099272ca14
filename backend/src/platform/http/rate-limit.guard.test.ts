import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { EarlyRefusals } from '../sessions/early-refusals.ts';
import { type Limit, RateLimited, type RateLimiter } from '../sessions/rate-limiter.ts';
import { RateLimitGuard, refuseEarly } from './rate-limit.guard.ts';

const SAVES: Limit = { name: 'saves', max: 60, windowSeconds: 60 };
const DAY: Limit = { name: 'day', max: 500, windowSeconds: 86_400 };
const config = { secureCookies: false } as Config;

const requestOf = (token: string | undefined, method = 'PUT') =>
  ({
    method,
    routeOptions: { url: '/api/will' },
    cookies: { 'willow-session': token },
    willow: { subject: { kind: 'customer', id: 'c1' } },
  }) as unknown as FastifyRequest;

/** A guard over both limits, of which `full` refuses. */
function guarding(full: Limit | null) {
  const hits: string[] = [];
  const hit = async (limit: Limit, key: string) => {
    hits.push(`${limit.name} ${key}`);
    if (limit === full) throw new RateLimited(30);
  };
  const early = new EarlyRefusals({ now: () => new Date('2026-11-29T12:00:00Z') });
  const guard = new RateLimitGuard({ get: () => [SAVES, DAY] } as unknown as Reflector, { hit } as unknown as RateLimiter, early, config);
  const asks = (request: FastifyRequest) =>
    guard.canActivate({ switchToHttp: () => ({ getRequest: () => request }), getHandler: () => guarding } as unknown as ExecutionContext);
  /** Whether the same is refused before the session is looked up. */
  const isRefusedEarly = (request: FastifyRequest): boolean => {
    let refused: unknown;
    const addHook = (_: string, hook: (request: FastifyRequest, reply: null, done: (error?: unknown) => void) => void) =>
      hook(request, null, (error) => (refused = error));
    refuseEarly({ addHook } as unknown as FastifyInstance, early, config);
    return refused instanceof RateLimited;
  };
  return { asks, hits, isRefusedEarly };
}

describe('the rate limit guard', () => {
  it('counts a request under each limit, for the person who is signed in', async () => {
    const { asks, hits, isRefusedEarly } = guarding(null);
    expect(await asks(requestOf('a'))).toBe(true);
    expect(hits).toEqual(['saves c1', 'day c1']);
    expect(isRefusedEarly(requestOf('a'))).toBe(false);
  });

  it.each([SAVES, DAY])('refuses what is too much for the limit "$name", and the same again early', async (full) => {
    const { asks, isRefusedEarly } = guarding(full);
    await expect(asks(requestOf('a'))).rejects.toBeInstanceOf(RateLimited);
    expect(isRefusedEarly(requestOf('a'))).toBe(true);
  });

  it('refuses nothing early that another session asks, or another method, or nobody', async () => {
    const { asks, isRefusedEarly } = guarding(SAVES);
    await expect(asks(requestOf('a'))).rejects.toBeInstanceOf(RateLimited);
    for (const other of [requestOf('b'), requestOf('a', 'GET'), requestOf(undefined)]) expect(isRefusedEarly(other)).toBe(false);
  });

  it('remembers nothing of a request without a session', async () => {
    const { asks, isRefusedEarly } = guarding(SAVES);
    await expect(asks(requestOf(undefined))).rejects.toBeInstanceOf(RateLimited);
    expect(isRefusedEarly(requestOf(undefined))).toBe(false);
  });
});
