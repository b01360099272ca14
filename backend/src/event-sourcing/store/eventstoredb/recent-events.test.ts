import { describe, expect, it } from '@jest/globals';
import type { RawEvent } from './event-codec.ts';
import { RecentEvents } from './recent-events.ts';

const at = (n: number) => ({ commit: BigInt(n), prepare: BigInt(n) });
const event = (n: number, data: unknown = {}): RawEvent =>
  ({ position: at(n), id: `id-${n}`, type: 'Saved', stream: 'will-1', data, metadata: {} }) as RawEvent;

describe('RecentEvents', () => {
  it('gives what came after a position, and knows how far back it reaches', () => {
    const recent = new RecentEvents();
    recent.restart(at(10));
    for (const n of [20, 30, 40]) recent.push(event(n));
    expect(recent.after(at(20)).map(({ position }) => position.commit)).toEqual([30n, 40n]);
    expect(recent.after(at(25)).map(({ position }) => position.commit)).toEqual([30n, 40n]);
    expect(recent.after(at(10))).toHaveLength(3);
    expect([recent.isPast(at(39)), recent.isPast(at(40)), recent.isPast('start')]).toEqual([true, false, true]);
    expect([recent.reachesBackTo(at(10)), recent.reachesBackTo(at(9)), recent.reachesBackTo('start')]).toEqual([true, false, false]);
  });

  it('begins with an empty log', () => {
    const recent = new RecentEvents();
    recent.restart('start');
    expect([recent.isPast('start'), recent.reachesBackTo('start'), recent.reachesBackTo(at(5))]).toEqual([false, true, true]);
  });

  it.each([
    ['many', {}, 2_001],
    ['large', 'x'.repeat(1_000_000), 17],
  ])('forgets the older half when there are %s of them, and says so', (_, data, count) => {
    const recent = new RecentEvents();
    recent.restart('start');
    for (let n = 1; n <= count; n += 1) recent.push(event(n, data));
    const half = Math.ceil(count / 2);
    expect(recent.after(at(half)).length).toBe(count - half);
    expect([recent.reachesBackTo(at(half)), recent.reachesBackTo(at(half - 1)), recent.seenTo]).toEqual([true, false, at(count)]);
  });
});
