import { hash } from 'node:crypto';

export const NO_HASH: Buffer = Buffer.alloc(32);

type LinkContent = {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
  readonly sealed: Uint8Array | null;
  /** Since 1970, UTC. */
  readonly recordedAtMs: number;
};

/** PostgreSQL counts microseconds from here. */
export const EPOCH_2000_MS = Date.UTC(2000, 0, 1);

/**
 * Computed independently of the database: previous hash, previous hash of the same stream, then every field in one canonical form. The
 * sealed part goes in by its own hash, so a copy without ciphertext can still be proven.
 */
export function hashOf(previous: Uint8Array, previousInStream: Uint8Array, link: LinkContent): Buffer {
  const { stream, type, data, metadata } = link;
  const size = FIXED_BYTES + [stream, type, data, metadata].reduce((sum, text) => sum + 4 + Buffer.byteLength(text), 0);
  if (size > bytes.length) bytes = Buffer.allocUnsafe(2 * size);
  bytes.set(previous, 0);
  bytes.set(previousInStream, 32);
  bytes.writeBigInt64BE(BigInt(link.position), 64);
  let end = writeText(stream, 72);
  end = bytes.writeInt32BE(link.revision, end);
  end += bytes.write(link.id.replaceAll('-', ''), end, 'hex');
  end = writeText(type, end);
  end = bytes.writeBigInt64BE(BigInt(link.recordedAtMs - EPOCH_2000_MS) * 1000n, end);
  end = writeText(metadata, writeText(data, end));
  end = bytes.writeUInt8(link.sealed ? 1 : 0, end);
  if (link.sealed) end += hash('sha256', link.sealed, 'buffer').copy(bytes, end);
  return hash('sha256', bytes.subarray(0, end), 'buffer');
}

/** At most so much beside the four texts: three hashes, position, revision, id, time, and whether there is a sealed part. */
const FIXED_BYTES = 3 * 32 + 8 + 4 + 16 + 8 + 1;
/** Used again for each event: a log has millions. */
let bytes = Buffer.allocUnsafe(8_192);

function writeText(text: string, at: number): number {
  const length = bytes.write(text, at + 4, 'utf8');
  bytes.writeInt32BE(length, at);
  return at + 4 + length;
}
