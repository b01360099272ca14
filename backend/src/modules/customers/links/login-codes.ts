import { Injectable } from '@nestjs/common';
import { LOGIN_CODE_DIGITS } from '@willow/contracts';
import { Secrets } from '../../../platform/keys/secrets.ts';

const DRAWN_HEX_DIGITS = 24;

/** The code beside a link. It is derived from the link's id under a key of ours, so that it is nowhere at rest. */
@Injectable()
export class LoginCodes {
  constructor(private readonly secrets: Secrets) {}

  codeOf(linkId: string): string {
    const drawn = BigInt(`0x${this.secrets.hmac('login-code', linkId).slice(0, DRAWN_HEX_DIGITS)}`);
    return String(drawn % 10n ** BigInt(LOGIN_CODE_DIGITS)).padStart(LOGIN_CODE_DIGITS, '0');
  }

  /** Keyed, because a million codes are soon hashed; with the browser's hash, because elsewhere the code is worth nothing. */
  hashOf(code: string, browserHash: string): string {
    return this.secrets.hmac('login-code-hash', `${browserHash}|${code}`);
  }
}
