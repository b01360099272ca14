import { createHash } from 'node:crypto';

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
const EPOCH_2000_MS = Date.UTC(2000, 0, 1);

/**
 * Computed independently of the database: previous hash, previous hash of the same stream, then every field in one canonical form. The
 * sealed part goes in by its own hash, so a copy without ciphertext can still be proven.
 */
export function hashOf(previous: Uint8Array, previousInStream: Uint8Array, link: LinkContent): Buffer {
  return createHash('sha256')
    .update(previous)
    .update(previousInStream)
    .update(int64(BigInt(link.position)))
    .update(text(link.stream))
    .update(int32(link.revision))
    .update(Buffer.from(link.id.replaceAll('-', ''), 'hex'))
    .update(text(link.type))
    .update(int64(BigInt(link.recordedAtMs - EPOCH_2000_MS) * 1000n))
    .update(text(link.data))
    .update(text(link.metadata))
    .update(link.sealed ? Buffer.concat([Buffer.of(1), createHash('sha256').update(link.sealed).digest()]) : Buffer.of(0))
    .digest();
}

function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(value);
  return buffer;
}

function int64(value: bigint): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeBigInt64BE(value);
  return buffer;
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  return Buffer.concat([int32(bytes.length), bytes]);
}
