import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../event-store.ts';
import { appendInOrder, OutOfOrder } from './ordered-appends.ts';

const recorded = (n: number): RecordedEvent => ({
  id: randomUUID(),
  type: 'Saved',
  data: { n },
  metadata: {},
  sealed: null,
  stream: `s-${n}`,
  revision: 0,
  position: String(n),
  recordedAt: '2026-11-25T12:00:00.000Z',
});

async function* some(count: number): AsyncGenerator<RecordedEvent> {
  for (let n = 1; n <= count; n += 1) yield recorded(n);
}

const at = (place: number) => ({ revision: 0, position: { commit: BigInt(place), prepare: BigInt(place) } });

describe('appends in order', () => {
  it.each([
    [true, 5],
    [false, 1],
  ])('has many under way only where their order is kept (%s): at most %d', async (keepsOrder, most) => {
    let [underWay, highest, place] = [0, 0, 0];
    const append = async () => {
      underWay += 1;
      highest = Math.max(highest, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return at((place += 1));
    };
    const stored: number[] = [];
    await appendInOrder({ keepsOrder, append }, some(50), ({ data }) => stored.push(Number(data['n'])), {
      events: 5,
      bytes: 1e9,
      answerMs: 1e6,
    });
    expect(highest).toBe(most);
    expect(stored).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
  });

  it('has one under way until it is known that their order is kept', async () => {
    let [underWay, answered] = [0, 0];
    const highest: number[] = [];
    const appends = {
      get keepsOrder() {
        return answered > 0;
      },
      append: async () => {
        underWay += 1;
        await new Promise((resolve) => setImmediate(resolve));
        highest.push(underWay);
        underWay -= 1;
        return at((answered += 1));
      },
    };
    await appendInOrder(appends, some(20), () => undefined, { events: 5, bytes: 1e9, answerMs: 1e6 });
    expect(highest[0]).toBe(1);
    expect(Math.max(...highest)).toBe(5);
  });

  it('stops when the server stored one before another that was sent earlier', async () => {
    const places = [10, 30, 20];
    const append = async () => at(places.shift()!);
    await expect(appendInOrder({ keepsOrder: true, append }, some(3), () => undefined)).rejects.toThrow(OutOfOrder);
  });

  it('sends nothing more after the first that fails', async () => {
    let sent = 0;
    const append = async () => {
      sent += 1;
      if (sent === 3) throw new Error('no');
      return at(sent);
    };
    await expect(appendInOrder({ keepsOrder: true, append }, some(100), () => undefined)).rejects.toThrow('no');
    expect(sent).toBeLessThan(6);
  });
});
