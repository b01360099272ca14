import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../store/event-store.ts';
import { decodePlain } from './consumer-fixture.behaviour.ts';
import { decodeOnce } from './decode-events.ts';

const event = (id: string) => ({ id, position: id, type: 'Counted', data: {}, metadata: {} }) as unknown as RecordedEvent;

describe('decodeOnce', () => {
  it('decodes an event once for all who ask for it', async () => {
    let decoded = 0;
    const decode = decodeOnce((given) => {
      decoded += 1;
      return decodePlain(given);
    });
    const [first, second] = [event('1'), event('2')];
    const facts = await Promise.all([decode(first), decode(first), decode(second)]);
    expect(facts.map(({ id }) => id)).toEqual(['1', '1', '2']);
    await decode(first);
    expect(decoded).toBe(2);
    for (let n = 3; n < 1_000; n += 1) await decode(event(String(n)));
    await decode(first);
    expect(decoded).toBe(1_000);
  });

  it('does not take an event for the one that stood at its position before a restore', async () => {
    const decode = decodeOnce(decodePlain);
    const [lost, written] = [event('lost'), event('written')].map((given) => ({ ...given, position: '7' }));
    expect(await decode(lost!)).toMatchObject({ id: 'lost' });
    expect(await decode(written!)).toMatchObject({ id: 'written' });
  });

  it('tries again what could not be decoded', async () => {
    let failures = 0;
    const decode = decodeOnce((given) => {
      failures += 1;
      return failures === 1 ? Promise.reject(new Error('the keys are away')) : decodePlain(given);
    });
    const it = event('1');
    await expect(decode(it)).rejects.toThrow('away');
    expect(await decode(it)).toMatchObject({ id: '1' });
  });
});
