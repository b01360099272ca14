import { createHash } from 'node:crypto';

const HASH_BYTES = 32;
const FIRST_ROOM = 1_024;

/** Hashes in order, 32 bytes each, in one piece of memory: a million of them are 32 MB. */
export class Leaves {
  #bytes = Buffer.alloc(FIRST_ROOM * HASH_BYTES);
  count = 0;

  add(hash: Uint8Array): void {
    if ((this.count + 1) * HASH_BYTES > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(this.#bytes.length)]);
    this.#bytes.set(hash, this.count * HASH_BYTES);
    this.count += 1;
  }

  /** Counted from 0. */
  at(index: number): Buffer {
    return this.#bytes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);
  }
}

/** RFC 9162, 2.1.1: what a leaf is hashed with is not what a node is hashed with. */
export const leafOf = (line: string): Buffer => createHash('sha256').update('\0').update(line, 'utf8').digest();

const nodeOf = (left: Uint8Array, right: Uint8Array): Buffer => createHash('sha256').update('\u0001').update(left).update(right).digest();

/** The root of the tree over the first `count` leaves, at least one. */
export const rootOf = (leaves: Leaves, count = leaves.count): Buffer => subtree(leaves, 0, count);

/**
 * What somebody who has the leaves with these indices (ascending) needs beside them to work out the root over the first `count`: the roots of
 * all parts of the tree that have none of them, from left to right.
 */
export function proofOf(leaves: Leaves, count: number, indices: readonly number[]): readonly Buffer[] {
  const proof: Buffer[] = [];
  let next = 0;
  const walk = (from: number, to: number): void => {
    const index = indices[next];
    if (index === undefined || index >= to) proof.push(subtree(leaves, from, to));
    else if (to - from === 1) next += 1;
    else {
      const middle = from + leftPartOf(to - from);
      walk(from, middle);
      walk(middle, to);
    }
  };
  walk(0, count);
  return proof;
}

function subtree(leaves: Leaves, from: number, to: number): Buffer {
  if (to - from === 1) return leaves.at(from);
  const middle = from + leftPartOf(to - from);
  return nodeOf(subtree(leaves, from, middle), subtree(leaves, middle, to));
}

/** The largest power of two below `size`, which is 2 at least. */
const leftPartOf = (size: number): number => 2 ** Math.floor(Math.log2(size - 1));
