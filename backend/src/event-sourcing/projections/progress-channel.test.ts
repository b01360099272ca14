import { describe, expect, it } from '@jest/globals';
import { fromMessage, toMessages } from './progress-channel.ts';

describe('the progress channel', () => {
  it('says many positions in few messages, each small enough for the server', () => {
    const positions = new Map(Array.from({ length: 1_000 }, (_, n) => [`projection/number-${n}`, String(n * 1_000)]));
    const changed = new Set(['projection/number-7', 'projection/number-999']);
    const messages = toMessages(positions, changed);
    expect(messages.every((message) => Buffer.byteLength(message) < 8_000)).toBe(true);
    expect(messages.length).toBeLessThan(6);
    const heard = messages.flatMap(fromMessage);
    expect(new Map(heard.map(({ subscription, position }) => [subscription, position]))).toEqual(positions);
    expect(new Set(heard.flatMap((each) => (each.changed ? [each.subscription] : [])))).toEqual(changed);
    expect(toMessages(new Map(), new Set())).toEqual([]);
  });
});
