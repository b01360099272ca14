import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
/** Length, name, and check sum, around each part. */
const AROUND_BYTES = 12;
const DATA = 'IDAT';

type Part = { readonly name: string; readonly data: Buffer };

/** The same picture in fewer bytes: a browser packs it quickly, not well. What is in the file beside the picture is kept. */
export function smallerPng(png: Buffer): Buffer {
  const parts = partsOf(png);
  const packed = Buffer.concat(parts.filter(({ name }) => name === DATA).map(({ data }) => data));
  const data = deflateSync(inflateSync(packed), { level: 9, memLevel: 9 });
  const first = parts.findIndex(({ name }) => name === DATA);
  const rest = parts.filter(({ name }, index) => name !== DATA || index === first);
  const smaller = Buffer.concat([
    png.subarray(0, SIGNATURE_BYTES),
    ...rest.map((part) => written(part.name === DATA ? { name: DATA, data } : part)),
  ]);
  return smaller.length < png.length ? smaller : png;
}

export function partsOf(png: Buffer): readonly Part[] {
  const parts: Part[] = [];
  for (let at = SIGNATURE_BYTES; at < png.length;) {
    const length = png.readUInt32BE(at);
    parts.push({ name: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + AROUND_BYTES;
  }
  return parts;
}

export function written({ name, data }: Part): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
