import { describe, expect, it } from '@jest/globals';
import { verdicts } from './verdicts.ts';

const figures = [
  { key: 'speed', about: '', goal: { atLeast: 4 } },
  { key: 'lag', about: '', goal: { atMost: 25 } },
];

describe('verdicts', () => {
  it('are met at the goal itself and missed beside it, in the right direction', () => {
    expect(verdicts(figures, { speed: 4, lag: 25 }).map(({ met }) => met)).toEqual([true, true]);
    expect(verdicts(figures, { speed: 3.99, lag: 25.1 }).map(({ met }) => met)).toEqual([false, false]);
    expect(verdicts(figures, { speed: 4.1, lag: 0 })).toEqual([
      { figure: 'speed', value: 4.1, goal: '≥ 4', met: true },
      { figure: 'lag', value: 0, goal: '≤ 25', met: true },
    ]);
  });

  it('do not judge what was not measured', () => {
    expect(verdicts(figures, { speed: 5 })[1]).toEqual({ figure: 'lag', value: null, goal: '≤ 25', met: null });
  });
});
