import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** "At this time the log had this hash at this position", said by who holds the key. */
export type Anchor = {
  readonly position: number;
  /** In hex. */
  readonly hash: string;
  readonly at: string;
  /** SHA-256 of the line before it in the same file. */
  readonly previous: string | null;
};

export type AnchorSigner = { readonly publicKey: KeyObject; sign(anchor: Anchor): string };

/** The DER prefixes of a raw Ed25519 key, private as PKCS #8 and public as SPKI (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

const SIGNED_AS = 'willow log anchor 1';

/** `seed` is 32 secret bytes. */
export function signerOf(seed: Uint8Array): AnchorSigner {
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  const line = (anchor: Anchor): string =>
    JSON.stringify({ ...anchor, signature: sign(null, signedBytes(anchor), key).toString('base64') });
  return { publicKey: createPublicKey(key), sign: line };
}

/** 32 bytes in base64, as auditors keep it. */
export const publicKeyText = (key: KeyObject): string =>
  key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_PREFIX.length).toString('base64');

export function publicKeyOf(text: string): KeyObject {
  const raw = Buffer.from(text, 'base64');
  if (raw.length !== 32) throw new Error('A public key is 32 bytes in base64');
  return createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, raw]), format: 'der', type: 'spki' });
}

/** Null when the line is no anchor or another key signed it. */
export function openAnchor(line: string, publicKey: KeyObject): Anchor | null {
  const parsed = parseAnchor(line);
  if (!parsed) return null;
  const { signature, ...anchor } = parsed;
  return verify(null, signedBytes(anchor), publicKey, Buffer.from(signature, 'base64')) ? anchor : null;
}

/** Without a look at the signature. */
export function parseAnchor(line: string): (Anchor & { readonly signature: string }) | null {
  try {
    const { position, hash, at, previous, signature } = JSON.parse(line) as Record<string, unknown>;
    const isAnchor = Number.isSafeInteger(position) && typeof hash === 'string' && typeof at === 'string' && typeof signature === 'string';
    if (!isAnchor || (previous !== null && typeof previous !== 'string')) return null;
    return { position: Number(position), hash, at, previous, signature };
  } catch {
    return null;
  }
}

export const idOf = (line: string): string => createHash('sha256').update(line).digest('hex');

const signedBytes = ({ position, hash, at, previous }: Anchor): Buffer =>
  Buffer.from([SIGNED_AS, position, hash, at, previous ?? '-', ''].join('\n'));
