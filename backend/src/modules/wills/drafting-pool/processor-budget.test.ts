import { expect, it } from '@jest/globals';
import { ProcessorBudget } from './processor-budget.ts';

function spending() {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const budget = new ProcessorBudget({ now: () => new Date(now) }, { atOnceMs: 1_000, backMsPerSecond: 100 });
  return { budget, pass: (seconds: number) => (now += seconds * 1_000) };
}

it('an account that has spent its processor time waits until some of it came back, and nobody else does', () => {
  const { budget, pass } = spending();
  budget.spend('a', 999);
  expect(budget.secondsToWait('a')).toBe(0);
  budget.spend('a', 501);
  expect(budget.secondsToWait('a')).toBe(5);
  expect(budget.secondsToWait('b')).toBe(0);
  pass(6);
  expect(budget.secondsToWait('a')).toBe(0);
});

it('nothing is saved up, and a clock that is set back gives and takes nothing', () => {
  const { budget, pass } = spending();
  budget.spend('a', 500);
  pass(3_600);
  budget.spend('a', 1_100);
  pass(-7_200);
  expect(budget.secondsToWait('a')).toBe(1);
});
