import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@willow/contracts';
import { type Limit, RateLimiter } from '../../platform/sessions/rate-limiter.ts';

const userMessage = MESSAGES.tooManyLogins;
/** Five at once, then one after 30 seconds, after a minute, after two … after an hour each: about 35 in a day. */
const GUESSES = { max: 5, windowSeconds: 24 * 3600, pause: { firstSeconds: 30, longestSeconds: 3600 }, userMessage };
const ACCOUNT: Limit = { name: 'operator-account', ...GUESSES };
const DEVICE: Limit = { name: 'operator-device', ...GUESSES };
const NETWORK: Limit = { name: 'operator-network', max: 30, windowSeconds: 900, userMessage };
const STRANGERS: Limit = { name: 'operator-strangers', max: 60, windowSeconds: 60, userMessage };

type Attempt = {
  /** Wrong ones in a row, should this be one. */
  readonly count: number;
  /** It was no guess: the password was right, and the code is still to come. */
  withdraw(): Promise<void>;
  succeed(): Promise<void>;
};

/**
 * Every attempt counts as a wrong one until it turns out to be right, so that guesses at the same moment count as well. An address that has
 * no operator is counted like any other. A known device has a count of its own: strangers cannot lock it out.
 */
@Injectable()
export class LoginAttempts {
  constructor(private readonly limiter: RateLimiter) {}

  /** Throws RateLimited when it is too early for another one. */
  async begin(operatorId: string, from: string, device: string | null): Promise<Attempt> {
    const [limit, who] = device ? [DEVICE, `${operatorId}|${device}`] : [ACCOUNT, operatorId];
    const network = device ? [] : [await this.limiter.hitNetwork(NETWORK, from)];
    const guess = await this.limiter.hit(limit, who);
    const others = device ? [] : [...network, await this.limiter.hitOverall(STRANGERS)];
    const takeBack = async (): Promise<void> => {
      for (const hit of others) await this.limiter.takeBack(hit);
    };
    return {
      count: guess.count,
      withdraw: async () => {
        await this.limiter.takeBack(guess);
        await takeBack();
      },
      succeed: async () => {
        await this.limiter.forget(limit, who);
        await takeBack();
      },
    };
  }
}
