import { createHash } from 'node:crypto';
import type { RawEvent } from './event-codec.ts';
import { toPosition } from './positions.ts';

export const NOTHING_HASHED: Buffer = Buffer.alloc(32);

/** The server keeps no hashes: each is made of the one before it and of everything of the event that it keeps for ever, each part with its length. */
export function hashAfter(previous: Uint8Array, { position, stream, revision, id, type, recordedAt, bytes }: RawEvent): Buffer {
  if (!bytes) throw new Error('An event was read without its bytes');
  const hash = createHash('sha256').update(previous);
  const parts = [
    toPosition(position),
    stream,
    String(revision),
    id.toLowerCase(),
    type,
    recordedAt.toISOString(),
    bytes.data,
    bytes.metadata,
  ];
  for (const part of parts) {
    const content = typeof part === 'string' ? Buffer.from(part, 'utf8') : part;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    hash.update(length).update(content);
  }
  return hash.digest();
}

/** Commit positions are byte offsets, far below 2^53. */
export const numberOf = ({ position }: Pick<RawEvent, 'position'>): number => Number(position.commit);
