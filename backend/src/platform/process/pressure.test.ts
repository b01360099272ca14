import { afterEach, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { Pressure } from './pressure.ts';

let pressure: Pressure;
afterEach(() => pressure.stop());

/** Ticks that come so late each, in milliseconds, after a loop that rested for so much of each. What is in time leaves time to rest. */
function afterTicks(lateMs: readonly number[], length: () => number = () => 0, rested = 0): Pressure {
  let [now, idle] = [0, 0];
  pressure = new Pressure({ now: () => now, idle: () => idle });
  pressure.watch({ length, high: 20, extreme: 80 });
  for (const late of lateMs) {
    now += 10 + late;
    idle += late <= 1 ? 8 : rested;
    pressure.tick();
  }
  return pressure;
}
const times = (count: number, value: number): readonly number[] => Array.from({ length: count }, () => value);

describe('pressure', () => {
  it('is low while the event loop comes in time, and after one long piece of work', () => {
    expect(afterTicks(times(50, 1)).level).toBe('low');
    expect(afterTicks([...times(50, 1), 400]).level).toBe('low');
    expect(afterTicks([...times(50, 1), 400, 1]).level).toBe('low');
  });

  it('is high while the loop comes late again and again, extreme when it is very late for a second, and low soon afterwards', () => {
    expect(afterTicks(times(40, 30)).level).toBe('high');
    expect(afterTicks(times(9, 90)).level).toBe('high');
    expect(afterTicks(times(10, 90)).level).toBe('extreme');
    expect(afterTicks([...times(20, 90), ...times(11, 1)]).level).toBe('low');
  });

  it('is high while the loop never rests, however short some of its turns are', () => {
    expect(afterTicks(times(10, 0).flatMap(() => [28, 2, 2])).level).toBe('high');
    expect(afterTicks([...times(10, 40), ...times(8, 3), ...times(2, 40)]).level).toBe('high');
  });

  it('is low while the loop has time to rest, however late it comes on a machine that others keep busy', () => {
    expect(afterTicks(times(20, 90), () => 0, 10).level).toBe('low');
  });

  it('is that of a queue that stands, not of one that is there for a moment', () => {
    expect(afterTicks(times(30, 0), () => 25).level).toBe('high');
    expect(afterTicks(times(30, 0), () => 100).level).toBe('extreme');
    let calls = 0;
    expect(afterTicks(times(30, 0), () => ((calls += 1) % 5 === 0 ? 0 : 100)).level).toBe('low');
  });

  it('counts whom it turned away', async () => {
    afterTicks([]).turnedAway();
    const registry = new Registry();
    pressure.measure(registry);
    expect(await registry.metrics()).toContain('willow_requests_turned_away_total 1');
  });
});
