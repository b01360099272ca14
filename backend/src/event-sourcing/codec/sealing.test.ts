import { generateKeySync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { seal, unseal } from './sealing.ts';

describe('sealing', () => {
  const newKey = () => generateKeySync('aes', { length: 256 });
  const key = newKey();
  const plain = Buffer.from('Jane Roe');

  it('opens with the same key and context only', () => {
    const sealed = seal(key, 'will-1|0|AnswerSaved|1', plain);
    expect(Buffer.from(unseal(key, 'will-1|0|AnswerSaved|1', sealed))).toEqual(plain);
    expect(() => unseal(key, 'will-2|0|AnswerSaved|1', sealed)).toThrow(/authenticate/);
    expect(() => unseal(newKey(), 'will-1|0|AnswerSaved|1', sealed)).toThrow(/authenticate/);
  });

  it('does not open when a single bit is another', () => {
    const sealed = seal(key, 'c', plain);
    for (let index = 0; index < sealed.length; index += 1) {
      const spoilt = Uint8Array.from(sealed);
      spoilt[index]! ^= 1;
      expect(() => unseal(key, 'c', spoilt)).toThrow(/authenticate|sealing version/);
    }
  });

  it('never gives the same bytes twice', () => {
    const blobs = Array.from({ length: 1_000 }, () => Buffer.from(seal(key, 'c', plain)));
    expect(new Set(blobs.map((blob) => blob.subarray(1, 13).toString('hex'))).size).toBe(1_000);
    for (const blob of blobs) expect(Buffer.from(unseal(key, 'c', blob))).toEqual(plain);
  });

  it('does not open with anything cut off, also of nothing', () => {
    const sealed = seal(key, 'c', Buffer.of());
    expect(Buffer.from(unseal(key, 'c', sealed))).toEqual(Buffer.of());
    for (let length = 0; length < sealed.length; length += 1)
      expect(() => unseal(key, 'c', sealed.subarray(0, length))).toThrow(/authenticat|tag|initialization|version/i);
  });
});
