import { LOGIN_LINK_MINUTES, VERIFY_LINK_MINUTES } from '@willow/contracts';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { NewLink } from '../domain/customer.commands.ts';
import { LoginCodes } from './login-codes.ts';
import { MagicLinks } from './magic-links.ts';

/** The browser that asks: the nonce in its cookie, and what it had before, a discount code that it accepted and a partner's invitation. */
export type Asking = { readonly browser: string | null; readonly discountCode: string | null; readonly coupleCode: string | null };

const sha256 = (text: string | null): string | null => (text === null ? null : createHash('sha256').update(text).digest('hex'));

export const browserHash = sha256;

@Injectable()
export class NewLinks {
  constructor(
    private readonly links: MagicLinks,
    private readonly codes: LoginCodes,
  ) {}

  make({ browser, discountCode, coupleCode }: Asking, now: Date): NewLink {
    const linkId = uuid();
    const hash = browserHash(browser);
    const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
    return {
      linkId,
      tokenHash: this.links.tokenHash(linkId),
      browserHash: hash,
      verifyExpiresAt: after(VERIFY_LINK_MINUTES),
      loginExpiresAt: after(LOGIN_LINK_MINUTES),
      codeHash: hash && this.codes.hashOf(this.codes.codeOf(linkId), hash),
      discountCode,
      invitationHash: sha256(coupleCode),
    };
  }
}
