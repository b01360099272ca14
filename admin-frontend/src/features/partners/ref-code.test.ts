import { describe, expect, it } from '@jest/globals';
import { generateRefCode, trackingUrl } from './ref-code.ts';

describe('a ref code', () => {
  it('is drawn as 12 letters and digits, each of them (A-152)', () => {
    const codes = Array.from({ length: 1000 }, () => generateRefCode());
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{12}$/);
    expect(new Set(codes).size).toBe(1000);
    expect(new Set(codes.join('')).size).toBe(36);
  });

  it('has no letter that is likelier than another: bytes beyond the last whole round are drawn again', () => {
    const bytes = [255, 252, 251, ...Array.from({ length: 11 }, () => 0)];
    expect(generateRefCode(() => bytes.shift()!)).toBe(`9${'A'.repeat(11)}`);
    expect(bytes).toEqual([]);
  });

  it('stands in a link to the start page (A-159)', () => {
    expect(trackingUrl('ELM26')).toBe(`${window.location.origin}/?ref=ELM26`);
    expect(trackingUrl('A&B=1')).toBe(`${window.location.origin}/?ref=A%26B%3D1`);
  });
});
