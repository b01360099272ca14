import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { ConfigError } from '../config/config.ts';

/** Each purpose has a key of its own, derived from the master key, which is never used directly. */
type Purpose =
  | 'key-encryption'
  | 'key-check'
  | 'log-anchor'
  | 'email-index'
  | 'login-link'
  | 'login-code'
  | 'login-code-hash'
  | 'magic-link-token'
  | 'referral-id'
  | 'invitee-index'
  | 'invitation-stop'
  | 'couple-id'
  | 'couple-code'
  | 'message-writer'
  | 'refused-address'
  | 'operator-device'
  | 'customer-device'
  | 'team-link'
  | 'health-details'
  | 'password-link'
  | 'backup';

export class Secrets {
  readonly #master: Buffer;
  readonly #derived = new Map<Purpose, Buffer>();
  #wrappingKey: KeyObject | null = null;

  constructor(masterKeyBase64: string) {
    this.#master = Buffer.from(masterKeyBase64, 'base64');
    if (this.#master.length !== 32)
      throw new ConfigError([
        'MASTER_KEY: must be 32 bytes in base64. Put the key back from its backup; to make a first one: openssl rand -base64 32',
      ]);
  }

  key(purpose: Purpose): Buffer {
    const known = this.#derived.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', this.#master, '', `willow:${purpose}`, 32));
    this.#derived.set(purpose, key);
    return key;
  }

  /** Seals the keys of subjects. */
  get wrappingKey(): KeyObject {
    return (this.#wrappingKey ??= createSecretKey(this.key('key-encryption')));
  }

  /** In hex. For an index that cannot be guessed without the key. */
  hmac(purpose: Purpose, text: string): string {
    return createHmac('sha256', this.key(purpose)).update(text).digest('hex');
  }
}
