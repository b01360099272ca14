import { createCipheriv, createDecipheriv, createSecretKey, randomFillSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Without it the decipher would accept a truncated tag. */
const TAG_LENGTH = { authTagLength: TAG_BYTES };
const IV_AT = 1;
const TAG_AT = IV_AT + IV_BYTES;
const BODY_AT = TAG_AT + TAG_BYTES;

/**
 * AES-256-GCM with a 32-byte key. The context is authenticated: a blob moved to another stream or revision does not open. Layout: version
 * (1 byte), IV (12), tag (16), ciphertext.
 */
export function seal(key: Uint8Array, context: string, plain: Uint8Array): Buffer {
  const iv = freshIv();
  const cipher = createCipheriv(ALGORITHM, asKey(key), iv, TAG_LENGTH).setAAD(Buffer.from(context, 'utf8'));
  const blob = Buffer.allocUnsafe(BODY_AT + plain.length);
  blob[0] = VERSION;
  blob.set(iv, IV_AT);
  blob.set(cipher.update(plain), BODY_AT);
  cipher.final();
  blob.set(cipher.getAuthTag(), TAG_AT);
  return blob;
}

/** Throws when the key, the context or a single bit differs. */
export function unseal(key: Uint8Array, context: string, sealed: Uint8Array): Buffer {
  const blob = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (blob[0] !== VERSION) throw new Error(`Unknown sealing version ${blob[0]}`);
  const decipher = createDecipheriv(ALGORITHM, asKey(key), blob.subarray(IV_AT, TAG_AT), TAG_LENGTH).setAAD(Buffer.from(context, 'utf8'));
  decipher.setAuthTag(blob.subarray(TAG_AT, BODY_AT));
  const plain = decipher.update(blob.subarray(BODY_AT));
  decipher.final();
  return plain;
}

const ivs = Buffer.alloc(256 * IV_BYTES);
let unusedAt = ivs.length;

/** Random bytes are drawn for many at a time: each draw is a system call. */
function freshIv(): Uint8Array {
  if (unusedAt === ivs.length) {
    randomFillSync(ivs);
    unusedAt = 0;
  }
  return ivs.subarray(unusedAt, (unusedAt += IV_BYTES));
}

const keyObjects = new WeakMap<Uint8Array, KeyObject>();

/** Node takes four times as long with a key as plain bytes. */
function asKey(key: Uint8Array): KeyObject {
  const known = keyObjects.get(key) ?? createSecretKey(key);
  keyObjects.set(key, known);
  return known;
}
