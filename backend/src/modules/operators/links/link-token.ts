import { createHash } from 'node:crypto';
import { parse, stringify } from 'uuid';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/** What a link says. Whether it is good is on the stream of its operator. */
export type LinkClaim = { readonly operatorId: string; readonly tokenHash: string };

export const hashOfSecret = (secret: Uint8Array): string => createHash('sha256').update(secret).digest('hex');

/** `secret`: 32 bytes, of which only the hash is stored. */
export const linkToken = (operatorId: string, secret: Uint8Array): string =>
  Buffer.concat([parse(operatorId), secret]).toString('base64url');

/** Null when it is no token of ours, whatever it says. */
export function readLinkToken(token: string): LinkClaim | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + SECRET_BYTES) return null;
  try {
    return { operatorId: stringify(bytes.subarray(0, ID_BYTES)), tokenHash: hashOfSecret(bytes.subarray(ID_BYTES)) };
  } catch {
    return null;
  }
}
