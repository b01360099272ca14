import { describe, expect, it } from '@jest/globals';
import { outlived } from './retention.ts';

const DAY_MS = 24 * 3_600_000;
const daysBack = (count: number, from = '2026-11-28T02:00:00.000Z') =>
  Array.from({ length: count }, (_, n) => ({ at: new Date(Date.parse(from) - n * DAY_MS).toISOString(), facts: 1 }));
const kept = (made: readonly { at: string; facts: number }[], retention: Parameters<typeof outlived>[1]): readonly string[] => {
  const gone = new Set(outlived(made, retention));
  return made.filter((each) => !gone.has(each)).map(({ at }) => at.slice(0, 10));
};

describe('which backups are kept', () => {
  it('the newest of the last days, of the last weeks and of the last months', () => {
    expect(kept(daysBack(400), { days: 3, weeks: 3, months: 3 })).toEqual([
      '2026-11-28',
      '2026-11-27',
      '2026-11-26',
      // Sundays: a week ends with its last.
      '2026-11-22',
      '2026-11-15',
      '2026-10-31',
      '2026-09-30',
    ]);
  });

  it('days without one do not count, so that a long pause deletes nothing by itself', () => {
    expect(kept([...daysBack(2), ...daysBack(2, '2026-03-01T02:00:00.000Z')], { days: 3, weeks: 1, months: 1 })).toEqual([
      '2026-11-28',
      '2026-11-27',
      '2026-03-01',
    ]);
  });

  it('of one day the newest, and the newest of all in any case', () => {
    expect(
      outlived(
        [
          { at: '2026-11-28T02:00:00.000Z', facts: 1 },
          { at: '2026-11-28T09:00:00.000Z', facts: 1 },
        ],
        { days: 1, weeks: 1, months: 1 },
      ),
    ).toEqual([{ at: '2026-11-28T02:00:00.000Z', facts: 1 }]);
    expect(outlived([{ at: '2026-11-28T02:00:00.000Z', facts: 1 }], { days: 1, weeks: 1, months: 1 })).toEqual([]);
  });

  it('and all that have more facts than the newest: an empty product that was started by mistake deletes no history', () => {
    const lost = { at: '2026-11-28T02:00:00.000Z', facts: 276 };
    const empty = { at: '2026-11-28T09:00:00.000Z', facts: 2 };
    expect(outlived([lost, empty], { days: 1, weeks: 1, months: 1 })).toEqual([]);
    expect(outlived([lost, { ...empty, facts: 277 }], { days: 1, weeks: 1, months: 1 })).toEqual([lost]);
  });
});
