import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals bytes with AES-256-GCM under a 32-byte key. The context is authenticated with them: a blob moved to another place does not open.
 * Layout: version (1 byte), IV (12), tag (16), ciphertext.
 */
export function seal(key: Uint8Array, context: string, plain: Uint8Array): Uint8Array {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, asKey(key), iv).setAAD(Buffer.from(context, 'utf8'));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), body]);
}

/** Opens what `seal` made. Throws when the key, the context or a single bit is not the same. */
export function unseal(key: Uint8Array, context: string, sealed: Uint8Array): Uint8Array {
  const blob = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (blob[0] !== VERSION) throw new Error(`Unknown sealing version ${blob[0]}`);
  const iv = blob.subarray(1, 1 + IV_BYTES);
  const tag = blob.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, asKey(key), iv).setAAD(Buffer.from(context, 'utf8'));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(blob.subarray(1 + IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** Node takes four times as long over a key that comes as plain bytes. */
const asKey = (key: Uint8Array): KeyObject => createSecretKey(key);
