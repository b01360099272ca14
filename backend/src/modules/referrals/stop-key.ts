import { timingSafeEqual } from 'node:crypto';
import { stopInOneClick } from '@willow/contracts';
import type { Secrets } from '../../platform/keys/secrets.ts';
import { pageOf } from '../../platform/config/storefront.ts';

const LENGTH = 32;

/** In the mail and nowhere else: who invited somebody knows the invitation, and cannot stop others from inviting them. */
export const stopKeyOf = (secrets: Secrets, referralId: string): string => secrets.hmac('invitation-stop', referralId).slice(0, LENGTH);

/** Where whoever got an invitation stops all others: the page that asks, and the address for mail programs (RFC 8058). */
export function stopLinksOf(secrets: Secrets, publicUrl: string, invitation: string) {
  const stop = new URLSearchParams({ invitation, key: stopKeyOf(secrets, invitation) }).toString();
  return { stopHref: pageOf({ publicUrl }, `/stop-invitations?${stop}`), unsubscribeHref: `${publicUrl}${stopInOneClick.path}?${stop}` };
}

export function isStopKey(secrets: Secrets, referralId: string, key: string): boolean {
  const [given, wanted] = [Buffer.from(key), Buffer.from(stopKeyOf(secrets, referralId))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
