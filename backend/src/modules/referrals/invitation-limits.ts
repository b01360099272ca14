import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@willow/contracts';
import { type Hit, type Limit, RateLimiter } from '../../platform/sessions/rate-limiter.ts';
import { MAILBOX_LIMITS, mailboxOf } from '../customers/index.ts';

const DAY = 24 * 3600;
const userMessage = MESSAGES.invitedTooOften;
/** D-089. */
const CUSTOMER: Limit = { name: 'invitation-customer', max: 20, windowSeconds: DAY, userMessage: MESSAGES.referredTooOften };
const NETWORK: Limit = { name: 'invitation-network', max: 60, windowSeconds: DAY, userMessage: MESSAGES.referredTooOften };
const EVERYBODY: Limit = { name: 'invitation-everybody', max: 500, windowSeconds: 3600, growsWithCustomers: true };
/** Whoever they come from. An invitation also counts as one of the mails that anybody may have sent there. */
const MAILBOX: readonly Limit[] = [
  { name: 'invitation-mailbox-day', max: 3, windowSeconds: DAY, userMessage },
  { name: 'invitation-mailbox-month', max: 10, windowSeconds: 30 * DAY, userMessage },
  ...MAILBOX_LIMITS.map((limit) => ({ ...limit, userMessage })),
];

/** Invitations go to people who never asked for one: few of them may, from one customer, one network, to one mailbox. */
@Injectable()
export class InvitationLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /** Gives what to call when nothing is mailed after all. */
  async count(customerId: string, email: string, address: string): Promise<() => Promise<void>> {
    const mailbox = mailboxOf(email);
    const hits: Hit[] = [];
    const takeBack = async (): Promise<void> => {
      for (const hit of hits) await this.limiter.takeBack(hit);
    };
    try {
      hits.push(await this.limiter.hit(CUSTOMER, customerId), await this.limiter.hitNetwork(NETWORK, address));
      for (const limit of MAILBOX) hits.push(await this.limiter.hit(limit, mailbox));
      hits.push(await this.limiter.hitOverall(EVERYBODY));
    } catch (error) {
      await takeBack();
      throw error;
    }
    return takeBack;
  }
}
