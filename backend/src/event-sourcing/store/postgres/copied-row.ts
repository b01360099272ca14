import { hash } from 'node:crypto';
import type { LoggedEvent } from '../anchors/logged-event.ts';
import { EPOCH_2000_MS } from './chain.ts';

/** In the order in which they are hashed; the hash itself last. */
const POSITION = 0;
const STREAM = 1;
const REVISION = 2;
const ID = 3;
const TYPE = 4;
const RECORDED_AT = 5;
const DATA = 6;
const METADATA = 7;
const SEALED = 8;
const HASH = 9;
export const COPIED_COLUMNS = 'position, stream, revision, id, type, recorded_at, data, metadata, sealed, hash';

/** Where a field without a value ends. */
const NULL = -1;
/** Signature, flags and an empty extension stand before the first row. */
const HEADER = Buffer.from('PGCOPY\n\u00ff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
/** At most so much beside what the row has: two hashes before it, and its sealed part's. */
const MORE_BYTES = 3 * 32 + 1;

/** One event of the log as `COPY … (FORMAT binary)` sends it: each field after its length. It is read where it lies, and never taken apart. */
export class CopiedRow {
  #bytes: Buffer = HEADER;
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  #hashed = Buffer.allocUnsafe(8_192);

  /** False when the message has no row: the header alone, or the mark of the end. */
  read(message: Buffer): boolean {
    let at = message.subarray(0, HEADER.length).equals(HEADER) ? HEADER.length : 0;
    if (at === message.length || message.readInt16BE(at) < 0) return false;
    this.#bytes = message;
    at += 2;
    for (let field = POSITION; field <= HASH; field += 1) {
      const length = message.readInt32BE(at);
      this.#starts[field] = at + 4;
      at += 4 + Math.max(0, length);
      this.#ends[field] = length < 0 ? NULL : at;
    }
    return true;
  }

  get position(): number {
    return Number(this.#bytes.readBigInt64BE(this.#starts[POSITION]));
  }

  get stream(): string {
    return this.#text(STREAM);
  }

  get revision(): number {
    return this.#bytes.readInt32BE(this.#starts[REVISION]);
  }

  /** Of the next row once that was read. */
  get hash(): Buffer {
    return this.#part(HASH);
  }

  /** As `hashOf`: between the lengths that COPY writes and those that are hashed there is no difference. */
  hashAfter(previous: Uint8Array, previousInStream: Uint8Array): Buffer {
    if (this.#hashed.length < this.#bytes.length + MORE_BYTES) this.#hashed = Buffer.allocUnsafe(2 * (this.#bytes.length + MORE_BYTES));
    const hashed = this.#hashed;
    hashed.set(previous, 0);
    hashed.set(previousInStream, 32);
    let end = this.#copy(POSITION, STREAM, 64);
    end = this.#copy(REVISION, REVISION, end);
    end = this.#copy(ID, TYPE, end);
    end = this.#copy(RECORDED_AT, METADATA, end);
    const isSealed = this.#ends[SEALED] !== NULL;
    end = hashed.writeUInt8(isSealed ? 1 : 0, end);
    if (isSealed) end += hash('sha256', this.#part(SEALED), 'buffer').copy(hashed, end);
    return hash('sha256', hashed.subarray(0, end), 'buffer');
  }

  toLogged(): LoggedEvent {
    const id = this.#bytes.toString('hex', this.#starts[ID], this.#ends[ID]);
    const recordedAtMs = EPOCH_2000_MS + Number(this.#bytes.readBigInt64BE(this.#starts[RECORDED_AT]) / 1000n);
    return {
      position: String(this.position),
      stream: this.stream,
      revision: this.revision,
      id: [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-'),
      type: this.#text(TYPE),
      at: new Date(recordedAtMs).toISOString(),
      data: this.#text(DATA),
      metadata: this.#text(METADATA),
      sealed: this.#ends[SEALED] === NULL ? null : Buffer.from(this.#part(SEALED)),
    };
  }

  #text(field: number): string {
    return this.#bytes.toString('utf8', this.#starts[field], this.#ends[field]);
  }

  #part(field: number): Buffer {
    return this.#bytes.subarray(this.#starts[field], this.#ends[field]);
  }

  /** From the first byte of one field to the last of another, with the lengths between them. */
  #copy(first: number, last: number, to: number): number {
    return to + this.#bytes.copy(this.#hashed, to, this.#starts[first], this.#ends[last]);
  }
}
