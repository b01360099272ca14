import { describe, expect, it } from '@jest/globals';
import { RULES } from '../review-flags.ts';
import { HELD_APART, probesOf, TUNING } from './testing/every-probe.ts';
import { ordinaryFlags, recallAndPrecision } from './testing/figures.ts';

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe.each([
  ['probes to tune on', TUNING],
  ['probes held apart', HELD_APART],
])('the review flags on the %s (AM-9)', (_set, group) => {
  const figures = recallAndPrecision(probesOf(group));
  const of = (rule: string) => figures.find((each) => each.rule === rule);

  it('of those that stop a will, see 97 in 100 of what they must and are right 95 times in 100', () => {
    expect(of('stop')?.recall).toBeGreaterThanOrEqual(0.97);
    expect(of('stop')?.precision).toBeGreaterThanOrEqual(0.95);
  });

  it('of those that stop a will, are none that misses more than one in 20', () => {
    const stopping = new Set<string>(RULES.filter(({ severity }) => severity === 'BLOCK' || severity === 'HIGH').map(({ id }) => id));
    expect(figures.filter(({ rule, recall }) => stopping.has(rule) && recall < 0.95).map(({ rule }) => rule)).toEqual([]);
  });

  it('all together are right 9 times in 10 and see as much of what they must', () => {
    expect(of('all')?.recall).toBeGreaterThanOrEqual(0.9);
    expect(of('all')?.precision).toBeGreaterThanOrEqual(0.9);
  });

  it('are none that is blind, and none that speaks to everybody', () => {
    expect(figures.filter(({ recall, precision }) => recall < 0.5 || precision < 0.5).map(({ rule }) => rule)).toEqual([]);
  });
});

describe('an ordinary family (AM-9, AM-19)', () => {
  const families = ordinaryFlags();

  it('sees no more than three flags, two of them to be decided or ticked', () => {
    expect(mean(families.map(({ flags }) => flags.length))).toBeLessThanOrEqual(3);
    expect(mean(families.map(({ toDecide, toTick }) => toDecide + toTick))).toBeLessThanOrEqual(2);
    expect(mean(families.map(({ toDecide }) => toDecide))).toBeLessThanOrEqual(0.1);
    expect(families.filter(({ toDecide }) => toDecide > 2).map(({ name }) => name)).toEqual([]);
  });

  it('sees one flag for one matter', () => {
    const twice = families.filter(({ flags }) => new Set(flags).size < flags.length);
    expect(twice.map(({ name, flags }) => `${name}: ${flags.join(', ')}`)).toEqual([]);
  });
});
