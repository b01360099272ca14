import { describe, expect, it } from '@jest/globals';
import { fromMessage, toMessages } from './progress-channel.ts';

describe('the progress channel', () => {
  it('says many positions in few messages, each small enough for the server', () => {
    const positions = new Map(Array.from({ length: 1_000 }, (_, n) => [`projection/number-${n}`, String(n * 1_000)]));
    const messages = toMessages(positions);
    expect(messages.every((message) => Buffer.byteLength(message) < 8_000)).toBe(true);
    expect(messages.length).toBeLessThan(6);
    expect(new Map(messages.flatMap(fromMessage))).toEqual(positions);
    expect(toMessages(new Map())).toEqual([]);
  });
});
