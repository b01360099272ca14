import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../keys/secrets.ts';

const DAYS = 90;
export const DEVICE_SECONDS = DAYS * 24 * 3600;

type Owner = 'operator' | 'customer';

/**
 * A browser in which somebody has signed in before, told by a signed cookie that is good for this person alone. It opens nothing: it only
 * says that what strangers do elsewhere must not keep this browser waiting.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly secrets: Secrets) {}

  issue(owner: Owner, id: string, now: Date): string {
    const [device, until] = [randomBytes(16).toString('base64url'), String(now.getTime() + DEVICE_SECONDS * 1000)];
    return [device, until, this.#signature(owner, id, device, until)].join('.');
  }

  /** The id of the device; null when it is not this person's, or too old. */
  recognise(owner: Owner, id: string, cookie: string | undefined, now: Date): string | null {
    const [device, until, signature, ...more] = (cookie ?? '').split('.');
    if (!device || !until || !signature || more.length > 0 || !(Number(until) > now.getTime())) return null;
    return isSame(signature, this.#signature(owner, id, device, until)) ? device : null;
  }

  #signature(owner: Owner, id: string, device: string, until: string): string {
    return this.secrets.hmac(`${owner}-device`, `${id}|${device}|${until}`);
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
