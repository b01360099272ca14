import { Injectable } from '@nestjs/common';
import { emailKey, MESSAGES } from '@willow/contracts';
import { type Limit, RateLimiter } from '../../platform/sessions/rate-limiter.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const userMessage = MESSAGES.tooManyMails;
const ADDRESS: readonly Limit[] = [
  { name: 'mail-address-hour', max: 5, windowSeconds: HOUR, userMessage },
  { name: 'mail-address-day', max: 20, windowSeconds: DAY, userMessage },
];
const NETWORK: Limit = { name: 'mail-network', max: 30, windowSeconds: 900 };
const SIGN_UPS: Limit = { name: 'sign-up-network', max: 20, windowSeconds: HOUR };
const EVERYBODY: Limit = { name: 'mail-everybody', max: 1_000, windowSeconds: HOUR };

/** Domains where a dot in the name changes nothing. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Mails that somebody can have sent to any address without being signed in: for a sign-up, a login, a verification. Together they are one
 * flood for a mailbox, whether it has an account or not. What an operator or a payment causes is not counted and never waits for this.
 */
@Injectable()
export class MailRequests {
  constructor(private readonly limiter: RateLimiter) {}

  async count(email: string, from: string): Promise<void> {
    await this.limiter.hitNetwork(NETWORK, from);
    for (const limit of ADDRESS) await this.limiter.hit(limit, mailboxOf(email));
    await this.limiter.hitOverall(EVERYBODY);
  }

  async countSignUp(email: string, from: string): Promise<void> {
    await this.limiter.hitNetwork(SIGN_UPS, from);
    await this.count(email, from);
  }
}

/** Where a mail ends up: `jane+1@…` and `jane+2@…` are one mailbox. */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^([^+]*).*@(.*)$/.exec(emailKey(email).replace('@', '+@')) ?? [];
  return `${DOTLESS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
