import { LOGIN_LINK_MINUTES, VERIFY_LINK_MINUTES } from '@willow/contracts';
import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { NewLink } from '../domain/customer.commands.ts';
import type { MagicLinks } from './magic-links.ts';

export const browserHash = (nonce: string | null): string | null =>
  nonce === null ? null : createHash('sha256').update(nonce).digest('hex');

export function newLink(links: MagicLinks, browser: string | null, now: Date): NewLink {
  const linkId = uuid();
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  return {
    linkId,
    tokenHash: links.tokenHash(linkId),
    browserHash: browserHash(browser),
    verifyExpiresAt: after(VERIFY_LINK_MINUTES),
    loginExpiresAt: after(LOGIN_LINK_MINUTES),
  };
}
