import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/keys/secrets.ts';

const LENGTH = 32;

/** In the mail and nowhere else: who invited somebody knows the invitation, and cannot stop others from inviting them. */
export const stopKeyOf = (secrets: Secrets, referralId: string): string => secrets.hmac('invitation-stop', referralId).slice(0, LENGTH);

export function isStopKey(secrets: Secrets, referralId: string, key: string): boolean {
  const [given, wanted] = [Buffer.from(key), Buffer.from(stopKeyOf(secrets, referralId))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
