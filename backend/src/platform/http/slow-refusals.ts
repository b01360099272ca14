import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../sessions/network-of.ts';

/** More than a house or an office full of people who mistype is refused in a few seconds. */
const AT_ONCE = 200;
const EACH_TAKES_MS = 10;
const LONGEST_WAIT_MS = 2_000;

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/**
 * What one network is refused beyond that leaves one after the other, so that thousands of bad requests a second take no more of the machine
 * than a hundred. Nobody else waits, and nobody is refused by it.
 */
export function slowRefusals(fastify: FastifyInstance): void {
  /** By network: when all that it was refused will have been paid for. */
  const paidAt = new LRUCache<string, number>({ max: 10_000 });
  fastify.addHook('onSend', async ({ ip }, { statusCode }) => {
    if (!isRefusal(statusCode)) return;
    const network = networkOf(ip);
    const now = performance.now();
    const owedMs = Math.max((paidAt.get(network) ?? 0) - now, 0) + EACH_TAKES_MS;
    const waitMs = Math.min(owedMs - AT_ONCE * EACH_TAKES_MS, LONGEST_WAIT_MS);
    if (waitMs < LONGEST_WAIT_MS) paidAt.set(network, now + owedMs);
    if (waitMs > 0) await sleep(waitMs);
  });
}
