import { describe, expect, it } from '@jest/globals';
import { validate, version } from 'uuid';
import { newEventId, pooledRandom } from './pooled-random.ts';

describe('pooled randomness', () => {
  it('is handed out once, also across the end of the pool', () => {
    const drawn = Array.from({ length: 1_000 }, () => Buffer.from(pooledRandom(12)).toString('hex'));
    expect(new Set(drawn).size).toBe(1_000);
    expect(new Set(drawn.map(({ length }) => length))).toEqual(new Set([24]));
  });

  it('makes ids that are UUIDs in the order of time, none twice', () => {
    const from = Date.now();
    const ids = Array.from({ length: 1_000 }, newEventId);
    const until = Date.now();
    expect(new Set(ids).size).toBe(1_000);
    expect(ids.filter((id) => !validate(id) || version(id) !== 7)).toEqual([]);
    const times = ids.map((id) => Number.parseInt(id.replace('-', '').slice(0, 12), 16));
    expect(times.filter((time) => time < from || time > until)).toEqual([]);
  });
});
