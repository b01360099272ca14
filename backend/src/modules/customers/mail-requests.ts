import { Injectable } from '@nestjs/common';
import { emailKey, MESSAGES } from '@willow/contracts';
import { LINK_MAILS_PER_HOUR } from '../../platform/config/settings.ts';
import { KnownDevices } from '../../platform/sessions/known-devices.ts';
import { type Hit, type Limit, RateLimited, RateLimiter } from '../../platform/sessions/rate-limiter.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** One more after each pause. With these figures no hour has more than 5, no day more than 20: a test takes all there are. */
const IN_AN_HOUR = { windowSeconds: HOUR, pause: { firstSeconds: HOUR, longestSeconds: HOUR } };
const IN_A_DAY = { windowSeconds: DAY, pause: { firstSeconds: HOUR, longestSeconds: 2.5 * HOUR } };
/** Who takes all of them keeps the owner waiting for no longer than a pause, after which the next link is there, whoever asked for it. */
export const MAILBOX_LIMITS: readonly Limit[] = [
  { name: 'mail-mailbox-hour', max: 5, ...IN_AN_HOUR },
  { name: 'mail-mailbox-day', max: 10, ...IN_A_DAY },
];
/** Of those of a mailbox, from one network: some are left for its owner. */
const MAILBOX_NETWORK: readonly Limit[] = [
  { name: 'mail-mailbox-network-hour', max: 4, ...IN_AN_HOUR },
  { name: 'mail-mailbox-network-day', max: 6, windowSeconds: DAY, pause: { firstSeconds: 4 * HOUR, longestSeconds: 4 * HOUR } },
];
/** A browser in which the owner of the mailbox has signed in. */
const DEVICE: readonly Limit[] = [
  { name: 'mail-device-hour', max: 5, windowSeconds: HOUR },
  { name: 'mail-device-day', max: 20, windowSeconds: DAY },
];
const NETWORK: Limit = { name: 'mail-network', max: 30, windowSeconds: 900 };
const SIGN_UPS: Limit = { name: 'sign-up-network', max: 20, windowSeconds: HOUR };
const EVERYBODY: Limit = { name: 'mail-everybody', max: LINK_MAILS_PER_HOUR, windowSeconds: HOUR, growsWithCustomers: true };

/** Where somebody asks from: the address, and the cookie of a device that may be known. */
export type Origin = { readonly address: string; readonly device: string | undefined };

const GMAIL = 'gmail.com';
/** Two names of one service, where a dot in the name of a mailbox changes nothing. */
const NAMES_OF_GMAIL = new Set([GMAIL, 'googlemail.com']);

/**
 * Mails that somebody can have sent to any address without being signed in: for a sign-up, a login, a verification. Together they are one
 * flood for a mailbox, whether it has an account or not. What an operator or a payment causes is not counted and never waits for this.
 * A known device has a count of its own: strangers cannot keep it from a link.
 */
@Injectable()
export class MailRequests {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly devices: KnownDevices,
  ) {}

  async count(email: string, origin: Origin, now: Date): Promise<void> {
    const mailbox = mailboxOf(email);
    const device = this.devices.recognise('customer', mailbox, origin.device, now);
    if (device) return this.#hitAll(DEVICE.map((limit) => () => this.limiter.hit(limit, `${mailbox}|${device}`)));
    await this.limiter.hitNetwork(NETWORK, origin.address);
    await this.#hitAll([
      ...MAILBOX_NETWORK.map((limit) => () => this.limiter.hitNetwork(limit, origin.address, mailbox)),
      ...MAILBOX_LIMITS.map((limit) => () => this.limiter.hit(limit, mailbox)),
    ]);
    await this.limiter.hitOverall(EVERYBODY);
  }

  /** Whether it is a browser in which the owner of the mailbox has signed in. */
  isFromOwner(email: string, { device }: Pick<Origin, 'device'>, now: Date): boolean {
    return this.devices.recognise('customer', mailboxOf(email), device, now) !== null;
  }

  async countSignUp(email: string, origin: Origin, now: Date): Promise<void> {
    await this.limiter.hitNetwork(SIGN_UPS, origin.address);
    await this.count(email, origin, now);
  }

  /** What is refused in the end counts nowhere: who is told to wait does not wait longer for having asked. */
  async #hitAll(hits: readonly (() => Promise<Hit>)[]): Promise<void> {
    const counted: Hit[] = [];
    try {
      for (const hit of hits) counted.push(await hit());
    } catch (error) {
      for (const hit of counted) await this.limiter.takeBack(hit);
      if (!(error instanceof RateLimited)) throw error;
      throw new RateLimited(error.retryAfterSeconds, `${MESSAGES.tooManyMails} We can send the next one in ${timeOf(error)}.`);
    }
  }
}

function timeOf({ retryAfterSeconds }: RateLimited): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** Where a mail ends up: `jane+1@…` and `jane+2@…` are one mailbox. */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^([^+]*).*@(.*)$/.exec(emailKey(email).replace('@', '+@')) ?? [];
  return NAMES_OF_GMAIL.has(domain) ? `${name.replaceAll('.', '')}@${GMAIL}` : `${name}@${domain}`;
}
