import { describe, expect, it } from '@jest/globals';
import { deflateSync, inflateSync } from 'node:zlib';
import { partsOf, smallerPng, written } from './smaller-png.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const rows = Buffer.alloc(50_000, 'one row after the other ');
const halves = [deflateSync(rows, { level: 1 })].flatMap((packed) => [packed.subarray(0, 100), packed.subarray(100)]);
const png = Buffer.concat([
  SIGNATURE,
  written({ name: 'IHDR', data: Buffer.alloc(13, 1) }),
  ...halves.map((data) => written({ name: 'IDAT', data })),
  written({ name: 'IEND', data: Buffer.alloc(0) }),
]);

describe('a smaller PNG', () => {
  it('is the same picture, in one part, in fewer bytes', () => {
    const smaller = smallerPng(png);
    const parts = partsOf(smaller);
    expect(parts.map(({ name }) => name)).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect(inflateSync(parts[1]!.data).equals(rows)).toBe(true);
    expect(smaller.length).toBeLessThan(png.length);
  });

  it('is left alone where it cannot be smaller', () => {
    const best = smallerPng(png);
    expect(smallerPng(best)).toBe(best);
  });
});
