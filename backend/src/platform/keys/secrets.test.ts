import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { publicKeyText } from '../../event-sourcing/store/anchors/anchor.ts';
import { LASTING, Secrets } from './secrets.ts';

const first = new Secrets(randomBytes(32).toString('base64'));
const PASSING = ['key-encryption', 'key-check', 'log-anchor', 'login-link', 'magic-link-token', 'operator-device'] as const;
const keyOf = (secrets: Secrets) => publicKeyText(secrets.signer.publicKey);

describe('a new master key', () => {
  it('takes over what stands in names and mails, also the next time, and nothing that opens, signs or lets in', () => {
    const second = new Secrets(first.next().turned);
    const third = new Secrets(second.next().turned);
    for (const purpose of LASTING) expect([second, third].map((one) => one.key(purpose).equals(first.key(purpose)))).toEqual([true, true]);
    for (const purpose of PASSING) {
      const keys = [first, second, third].map((one) => one.key(purpose).toString('hex'));
      expect([purpose, new Set(keys).size]).toEqual([purpose, 3]);
    }
  });

  it('has the one before only while it is turned', () => {
    const { turning, turned } = first.next();
    const during = new Secrets(turning);
    expect(during.before?.wrappingKey.equals(first.wrappingKey)).toBe(true);
    expect(during.turned.before).toBeNull();
    expect(during.turned.wrappingKey.equals(new Secrets(turned).wrappingKey)).toBe(true);
    expect(turned).not.toContain(turning.split('.')[2]);
  });

  it('names in what it signs who signed before, and so does the one after it', () => {
    const second = new Secrets(first.next().turned);
    const third = new Secrets(second.next().turning);
    const line = third.signer.sign({ position: 1, hash: 'ab'.repeat(32), at: '2026-11-29T10:00:00.000Z', previous: null });
    expect(JSON.parse(line)).toMatchObject({ former: [keyOf(second), keyOf(first)] });
  });

  it.each(['cut short', 'with more than belongs there'])('that is %s is refused', (how) => {
    const { turning } = first.next();
    const broken = how === 'cut short' ? turning.slice(0, 60) : `${turning}.${turning}`;
    expect(() => new Secrets(broken)).toThrow('MASTER_KEY: was cut short or damaged');
  });
});
