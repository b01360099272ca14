import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { type AnchorSigner, publicKeyText, signerOf } from '../../event-sourcing/store/anchors/anchor.ts';
import { ConfigError } from '../config/config.ts';
import { type FromBefore, readMasterKey, writeMasterKey } from './master-key.ts';

/** They stand in the names of streams, in mails that are out, and on backups: a new master key takes them over from the one before. */
export const LASTING = [
  'email-index',
  'referral-id',
  'invitee-index',
  'invitation-stop',
  'couple-id',
  'couple-code',
  'message-writer',
  'refused-address',
  'backup',
] as const;

/** Each purpose has a key of its own, derived from the master key, which is never used directly. */
type Purpose =
  | (typeof LASTING)[number]
  | 'key-encryption'
  | 'key-check'
  | 'log-anchor'
  | 'login-link'
  | 'login-code'
  | 'login-code-hash'
  | 'magic-link-token'
  | 'operator-device'
  | 'customer-device'
  | 'team-link'
  | 'health-details'
  | 'password-link';

const KEY_BYTES = 32;

export class Secrets {
  /** Of the master key that is being turned into this one. Null once it is not needed any more. */
  readonly before: Secrets | null;
  readonly #master: Buffer;
  readonly #fromBefore: FromBefore;
  readonly #derived = new Map<Purpose, Buffer>();
  #wrappingKey: KeyObject | null = null;

  /** `masterKey`: as the setting has it. Throws ConfigError. */
  constructor(masterKey: string) {
    const { key, fromBefore, before } = readMasterKey(masterKey);
    this.#master = Buffer.from(key, 'base64');
    if (this.#master.length !== KEY_BYTES)
      throw new ConfigError([
        'MASTER_KEY: must be 32 bytes in base64. Put the key back from its backup; to make a first one: openssl rand -base64 32',
      ]);
    this.#fromBefore = fromBefore;
    this.before = before === null ? null : new Secrets(writeMasterKey({ key: before, fromBefore, before: null }));
  }

  key(purpose: Purpose): Buffer {
    const known = this.#derived.get(purpose);
    if (known) return known;
    const taken = this.#fromBefore.keys[purpose];
    const key = taken ? Buffer.from(taken, 'base64') : Buffer.from(hkdfSync('sha256', this.#master, '', `willow:${purpose}`, KEY_BYTES));
    this.#derived.set(purpose, key);
    return key;
  }

  /** Seals the keys of subjects. */
  get wrappingKey(): KeyObject {
    return (this.#wrappingKey ??= createSecretKey(this.key('key-encryption')));
  }

  /** Signs the log. */
  get signer(): AnchorSigner {
    return signerOf(this.key('log-anchor'), this.#fromBefore.signers, this.before?.signer.publicKey);
  }

  /** In hex. For an index that cannot be guessed without the key. */
  hmac(purpose: Purpose, text: string): string {
    return createHmac('sha256', this.key(purpose)).update(text).digest('hex');
  }

  /** A new master key, as the setting has it: `turning` reads with this one, too; `turned` does without it. */
  next(): { readonly turning: string; readonly turned: string } {
    const key = randomBytes(KEY_BYTES).toString('base64');
    const fromBefore = {
      keys: Object.fromEntries(LASTING.map((purpose) => [purpose, this.key(purpose).toString('base64')])),
      signers: [publicKeyText(this.signer.publicKey), ...this.#fromBefore.signers],
    };
    const before = this.#master.toString('base64');
    return { turning: writeMasterKey({ key, fromBefore, before }), turned: writeMasterKey({ key, fromBefore, before: null }) };
  }

  /** The same once the key before it is not needed any more. */
  get turned(): Secrets {
    return new Secrets(writeMasterKey({ key: this.#master.toString('base64'), fromBefore: this.#fromBefore, before: null }));
  }
}
