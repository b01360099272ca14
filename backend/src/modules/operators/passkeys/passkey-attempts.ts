import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@willow/contracts';
import { type Limit, RateLimiter } from '../../../platform/sessions/rate-limiter.ts';

const userMessage = MESSAGES.tooManyLogins;
const ASKED: Limit = { name: 'operator-passkey-asked', max: 60, windowSeconds: 900, userMessage };
const TRIED: Limit = { name: 'operator-passkey-tried', max: 30, windowSeconds: 900, userMessage };
const EVERYBODY: Limit = { name: 'operator-passkeys', max: 300, windowSeconds: 60, userMessage };

/** A signature cannot be guessed; this keeps whoever tries from making work. No account is counted: nobody can be locked out of it. */
@Injectable()
export class PasskeyAttempts {
  constructor(private readonly limiter: RateLimiter) {}

  async countAsked(from: string): Promise<void> {
    await this.limiter.hitNetwork(ASKED, from);
    await this.limiter.hitOverall(EVERYBODY);
  }

  /** Gives what takes the attempt back, should it be right. */
  async countTried(from: string): Promise<() => Promise<void>> {
    const hit = await this.limiter.hitNetwork(TRIED, from);
    return () => this.limiter.takeBack(hit);
  }
}
