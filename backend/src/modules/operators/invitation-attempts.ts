import { Injectable } from '@nestjs/common';
import { type Limit, RateLimiter } from '../../platform/sessions/rate-limiter.ts';

const NETWORK: Limit = { name: 'team-link', max: 30, windowSeconds: 900 };

/** Links cannot be guessed; this keeps whoever tries from making work. */
@Injectable()
export class InvitationAttempts {
  constructor(private readonly limiter: RateLimiter) {}

  async count(from: string): Promise<void> {
    await this.limiter.hitNetwork(NETWORK, from);
  }
}
