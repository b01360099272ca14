import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@willow/contracts';
import { KnownDevices } from '../../platform/sessions/known-devices.ts';
import { type Hit, type Limit, RateLimiter } from '../../platform/sessions/rate-limiter.ts';
import { mailboxOf, type Origin } from './mail-requests.ts';

const DAY = 24 * 3600;
const userMessage = MESSAGES.tooManyLoginCodes;
const MAILBOX: Limit = { name: 'login-code-mailbox', max: 20, windowSeconds: DAY, userMessage };
const DEVICE: Limit = { name: 'login-code-device', max: 20, windowSeconds: DAY, userMessage };
const NETWORK: Limit = { name: 'login-code-network', max: 20, windowSeconds: 3600, userMessage };
/** One in ten thousand such hours hits upon somebody's code. */
const EVERYBODY: Limit = { name: 'login-code-everybody', max: 100, windowSeconds: 3600, userMessage, growsWithCustomers: true };

/**
 * Wrong codes, over all the mails that can be asked for; of one mail the fifth voids its code. Addresses without an account count alike.
 * Who reaches a limit still has the link. A known device has a count of its own.
 */
@Injectable()
export class CodeAttempts {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly devices: KnownDevices,
  ) {}

  /** Counts a try before it is looked at, so that tries of the same moment count as well. Gives what to call when the code was right. */
  async begin(email: string, { address, device: cookie }: Origin, now: Date): Promise<() => Promise<void>> {
    const mailbox = mailboxOf(email);
    const device = this.devices.recognise('customer', mailbox, cookie, now);
    const hits = device ? [await this.limiter.hit(DEVICE, `${mailbox}|${device}`)] : await this.#strange(mailbox, address);
    return async () => {
      for (const hit of hits) await this.limiter.takeBack(hit);
    };
  }

  async #strange(mailbox: string, address: string): Promise<readonly Hit[]> {
    const network = await this.limiter.hitNetwork(NETWORK, address);
    return [network, await this.limiter.hit(MAILBOX, mailbox), await this.limiter.hitOverall(EVERYBODY)];
  }
}
