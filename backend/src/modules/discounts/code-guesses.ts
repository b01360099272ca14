import { MESSAGES } from '@willow/contracts';
import type { Limit, RateLimiter } from '../../platform/sessions/rate-limiter.ts';

const HOUR = { windowSeconds: 3600, userMessage: MESSAGES.tooManyCodes };
const CUSTOMER: Limit = { name: 'code-customer', max: 10, ...HOUR };
const NETWORK: Limit = { name: 'code-network', max: 10, ...HOUR };
const EVERYBODY: Limit = { name: 'code-everybody', max: 200, ...HOUR, growsWithCustomers: true };

/**
 * Counts a guess at a discount code before it is looked up, so that guesses at the same moment count as well. Gives what to call when the
 * code was right: who uses one they have does not guess.
 */
export async function countGuess(limiter: RateLimiter, customerId: string, from: string): Promise<() => Promise<void>> {
  const hits = [await limiter.hitNetwork(NETWORK, from), await limiter.hit(CUSTOMER, customerId), await limiter.hitOverall(EVERYBODY)];
  return async () => {
    for (const hit of hits) await limiter.takeBack(hit);
  };
}
