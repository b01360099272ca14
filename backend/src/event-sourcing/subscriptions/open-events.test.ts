import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../store/event-store.ts';
import { openPlain } from './consumer-fixture.behaviour.ts';
import { openOnce } from './open-events.ts';

const event = (id: string) => ({ id, position: id, type: 'Counted', data: {}, metadata: {} }) as unknown as RecordedEvent;

describe('openOnce', () => {
  it('opens an event once for all who ask for it', async () => {
    let opened = 0;
    const open = openOnce((given) => {
      opened += 1;
      return openPlain(given);
    });
    const [first, second] = [event('1'), event('2')];
    const facts = await Promise.all([open(first), open(first), open(second)]);
    expect(facts.map(({ id }) => id)).toEqual(['1', '1', '2']);
    await open(first);
    expect(opened).toBe(2);
    for (let n = 3; n < 1_000; n += 1) await open(event(String(n)));
    await open(first);
    expect(opened).toBe(1_000);
  });

  it('tries again what could not be opened', async () => {
    let failures = 0;
    const open = openOnce((given) => {
      failures += 1;
      return failures === 1 ? Promise.reject(new Error('the keys are away')) : openPlain(given);
    });
    const it = event('1');
    await expect(open(it)).rejects.toThrow('away');
    expect(await open(it)).toMatchObject({ id: '1' });
  });
});
