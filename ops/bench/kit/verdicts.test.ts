import { describe, expect, it } from '@jest/globals';
import { doubt, verdicts } from './verdicts.ts';

const figures = [
  { key: 'speed', about: '', goal: { atLeast: 4 } },
  { key: 'lag', about: '', goal: { atMost: 25 } },
];
const certain = (): null => null;

describe('verdicts', () => {
  it('are met at the goal itself and missed beside it, in the right direction', () => {
    expect(verdicts(figures, { speed: 4, lag: 25 }, certain).map(({ met }) => met)).toEqual([true, true]);
    expect(verdicts(figures, { speed: 3.99, lag: 25.1 }, certain).map(({ met }) => met)).toEqual([false, false]);
    expect(verdicts(figures, { speed: 4.1, lag: 0 }, certain)).toEqual([
      { figure: 'speed', value: 4.1, goal: '≥ 4', met: true },
      { figure: 'lag', value: 0, goal: '≤ 25', met: true },
    ]);
  });

  it('do not judge what was not measured', () => {
    expect(verdicts(figures, { speed: 5 }, certain)[1]).toEqual({ figure: 'lag', value: null, goal: '≤ 25', met: null });
  });

  it('keep the figure and say why it is not judged, be it good or bad', () => {
    const doubtful = (key: string) => (key === 'lag' ? 'others were at work' : null);
    expect(verdicts(figures, { speed: 5, lag: 1 }, doubtful)).toEqual([
      { figure: 'speed', value: 5, goal: '≥ 4', met: true },
      { figure: 'lag', value: 1, goal: '≤ 25', met: null, notJudged: 'others were at work' },
    ]);
  });
});

describe('doubt', () => {
  const quiet = { quick: false, before: 0.2, during: 0.2 };

  it('is there when the run was quick, or others kept more than a fifth of a core busy, before or meanwhile', () => {
    expect(doubt(quiet)).toBeNull();
    expect(doubt({ ...quiet, quick: true })).toBe('a quick run');
    expect(doubt({ ...quiet, before: 0.21 })).toBe('others kept 0.21 cores busy before the start');
    expect(doubt({ ...quiet, during: 1.5 })).toBe('others kept 1.50 cores busy meanwhile');
  });

  it('is there where nobody knows', () => {
    for (const unknown of [{ before: null }, { during: null }]) expect(doubt({ ...quiet, ...unknown })).toMatch(/on Linux only/);
  });
});
