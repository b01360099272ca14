import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const pool = Buffer.alloc(4_096);
let unusedAt = pool.length;

/**
 * Random bytes, drawn for many at a time: each draw is a system call. Use them at once, for the next draw writes over them; not for keys,
 * which must not stay in a pool.
 */
export function pooledRandom(bytes: number): Uint8Array {
  if (unusedAt + bytes > pool.length) {
    randomFillSync(pool);
    unusedAt = 0;
  }
  return pool.subarray(unusedAt, (unusedAt += bytes));
}

/** A UUID that begins with the time, so that neighbours in time are neighbours in an index. */
export const newEventId = (): string => v7({ random: pooledRandom(16) });
