import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../../platform/keys/secrets.ts';

const DAYS = 90;
export const DEVICE_SECONDS = DAYS * 24 * 3600;

/**
 * A browser in which an operator has signed in before, told by a signed cookie that is good for this operator alone. It opens nothing: it only
 * says that what strangers guess wrong elsewhere must not keep this browser waiting.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly secrets: Secrets) {}

  issue(operatorId: string, now: Date): string {
    const [device, until] = [randomBytes(16).toString('base64url'), String(now.getTime() + DEVICE_SECONDS * 1000)];
    return [device, until, this.#signature(operatorId, device, until)].join('.');
  }

  /** The id of the device; null when it is not this operator's, or too old. */
  recognise(cookie: string | undefined, operatorId: string, now: Date): string | null {
    const [device, until, signature, ...more] = (cookie ?? '').split('.');
    if (!device || !until || !signature || more.length > 0 || !(Number(until) > now.getTime())) return null;
    return isSame(signature, this.#signature(operatorId, device, until)) ? device : null;
  }

  #signature(operatorId: string, device: string, until: string): string {
    return this.secrets.hmac('operator-device', `${operatorId}|${device}|${until}`);
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
