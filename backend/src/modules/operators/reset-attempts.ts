import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@willow/contracts';
import { type Limit, RateLimiter } from '../../platform/sessions/rate-limiter.ts';

const userMessage = MESSAGES.tooManyMails;
const MAILBOX: Limit = { name: 'password-link-mailbox', max: 3, windowSeconds: 3600, userMessage };
const MAILBOX_DAY: Limit = { name: 'password-link-mailbox-day', max: 10, windowSeconds: 24 * 3600, userMessage };
const NETWORK: Limit = { name: 'password-link-network', max: 10, windowSeconds: 3600, userMessage };
const EVERYBODY: Limit = { name: 'password-links', max: 100, windowSeconds: 3600, userMessage };

/** Each is a mail. An address that has no operator is counted like any other. */
@Injectable()
export class ResetAttempts {
  constructor(private readonly limiter: RateLimiter) {}

  async count(operatorId: string, from: string): Promise<void> {
    await this.limiter.hitNetwork(NETWORK, from);
    await this.limiter.hit(MAILBOX, operatorId);
    await this.limiter.hit(MAILBOX_DAY, operatorId);
    await this.limiter.hitOverall(EVERYBODY);
  }
}
