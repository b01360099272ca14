type Element<T> = {
  readonly oid: number;
  readonly bytesOf: (value: T) => number;
  readonly write: (target: Buffer, value: T, at: number) => void;
};

const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;
const NULL_LENGTH = -1;

/** Binary format needs no quoting or parsing: a tenth more appends a second than text (ops/bench/README.md). */
const arrayOf =
  <T>({ oid, bytesOf, write }: Element<T>) =>
  (values: readonly (T | null)[]): Buffer => {
    const lengths = values.map((value) => (value === null ? NULL_LENGTH : bytesOf(value)));
    const size = lengths.reduce((sum, length) => sum + LENGTH_BYTES + Math.max(length, 0), HEADER_BYTES);
    const array = Buffer.allocUnsafe(size);
    writeHeader(array, oid, values.length, lengths.includes(NULL_LENGTH));
    let at = HEADER_BYTES;
    lengths.forEach((length, index) => {
      at = array.writeInt32BE(length, at);
      const value = values[index] ?? null;
      if (value === null) return;
      write(array, value, at);
      at += length;
    });
    return array;
  };

function writeHeader(array: Buffer, oid: number, count: number, hasNulls: boolean): void {
  const dimensions = 1;
  const firstIndex = 1;
  [dimensions, hasNulls ? 1 : 0, oid, count, firstIndex].forEach((field, index) => array.writeInt32BE(field, index * 4));
}

export const textArray = arrayOf<string>({
  oid: 25,
  bytesOf: (value) => Buffer.byteLength(value),
  write: (target, value, at) => target.write(value, at),
});

export const byteaArray = arrayOf<Uint8Array>({
  oid: 17,
  bytesOf: (value) => value.length,
  write: (target, value, at) => target.set(value, at),
});

export const uuidArray = arrayOf<string>({
  oid: 2950,
  bytesOf: () => 16,
  write: (target, value, at) => target.write(value.replaceAll('-', ''), at, 'hex'),
});

export const intArray = arrayOf<number>({ oid: 23, bytesOf: () => 4, write: (target, value, at) => target.writeInt32BE(value, at) });

export const bigintArray = arrayOf<number>({
  oid: 20,
  bytesOf: () => 8,
  write: (target, value, at) => target.writeBigInt64BE(BigInt(value), at),
});
