import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@willow/contracts';
import { type Hit, type Limit, RateLimited, RateLimiter } from '../../platform/sessions/rate-limiter.ts';
import { MAILBOX_LIMITS, mailboxOf } from '../customers/index.ts';

const HOUR = 3600;
const userMessage = MESSAGES.tooManyMessages;
const NETWORK: Limit = { name: 'contact-network', max: 10, windowSeconds: HOUR, userMessage };
const MAILBOX: Limit = { name: 'contact-mailbox', max: 5, windowSeconds: 24 * HOUR, userMessage };
/** A person reads each of them. */
const EVERYBODY: Limit = { name: 'contact-everybody', max: 200, windowSeconds: HOUR, userMessage, growsWithCustomers: true };

/** Messages of visitors: few from one network, few with one address, and no more altogether than people can read. */
@Injectable()
export class ContactLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /** What is refused counts nowhere. */
  async count(email: string, address: string): Promise<void> {
    await this.#all([
      () => this.limiter.hitNetwork(NETWORK, address),
      () => this.limiter.hit(MAILBOX, mailboxOf(email)),
      () => this.limiter.hitOverall(EVERYBODY),
    ]);
  }

  /**
   * Whether one more mail may go to this mailbox. It is one of those that strangers can have sent there; who has had all of them, and cannot
   * sign in for that, can still write to us.
   */
  async mayAcknowledge(email: string): Promise<boolean> {
    try {
      await this.#all(MAILBOX_LIMITS.map((limit) => () => this.limiter.hit(limit, mailboxOf(email))));
      return true;
    } catch (error) {
      if (error instanceof RateLimited) return false;
      throw error;
    }
  }

  async #all(hits: readonly (() => Promise<Hit>)[]): Promise<void> {
    const counted: Hit[] = [];
    try {
      for (const hit of hits) counted.push(await hit());
    } catch (error) {
      for (const hit of counted) await this.limiter.takeBack(hit);
      throw error;
    }
  }
}
