import { findUnprintable } from '../../../print/typefaces.ts';
import { flagsOf, RULES } from '../../review-flags.ts';
import { ORDINARY_FAMILIES } from '../ordinary-families.examples.ts';
import type { ReadyProbe } from './every-probe.ts';

export type Figures = {
  readonly rule: string;
  readonly raised: number;
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
  readonly silent: number;
  /** Of those that must be raised, how many are. */
  readonly recall: number;
  /** Of those that are raised, how many must be. */
  readonly precision: number;
};

type Outcome = ReadyProbe & { readonly got: boolean };

const tried = (probe: ReadyProbe): Outcome => ({
  ...probe,
  got: flagsOf(probe.input, findUnprintable).some(({ id }) => id === probe.rule),
});

const ratio = (part: number, rest: number): number => (part + rest === 0 ? 1 : part / (part + rest));

function figuresOf(rule: string, outcomes: readonly Outcome[]): Figures {
  const those = (expect: boolean, got: boolean) =>
    outcomes.filter((each) => each.expect === expect && each.got === got).map(({ id }) => id);
  const raised = those(true, true).length;
  const missed = those(true, false);
  const wrong = those(false, true);
  return {
    rule,
    raised,
    missed,
    wrong,
    silent: those(false, false).length,
    recall: ratio(raised, missed.length),
    precision: ratio(raised, wrong.length),
  };
}

const HEAVY: ReadonlySet<string> = new Set(RULES.flatMap(({ id, severity }) => (severity === 'BLOCK' || severity === 'HIGH' ? [id] : [])));

/** For each rule, and at the end for those that stop a will and for all together. */
export function recallAndPrecision(probes: readonly ReadyProbe[]): readonly Figures[] {
  const outcomes = probes.map(tried);
  const rules = [...new Set(outcomes.map(({ rule }) => rule))];
  return [
    ...rules.map((rule) =>
      figuresOf(
        rule,
        outcomes.filter((each) => each.rule === rule),
      ),
    ),
    figuresOf(
      'stop',
      outcomes.filter(({ rule }) => HEAVY.has(rule)),
    ),
    figuresOf('all', outcomes),
  ];
}

export type FamilyFlags = {
  readonly name: string;
  /** "MED R08", heaviest first. */
  readonly flags: readonly string[];
  /** Stop the will until somebody decides. */
  readonly toDecide: number;
  /** Are there to be read and ticked. */
  readonly toTick: number;
};

/** What an operator sees of families without a trap. */
export const ordinaryFlags = (): readonly FamilyFlags[] =>
  ORDINARY_FAMILIES.map(({ name, ...input }) => {
    const flags = flagsOf(input, findUnprintable);
    const weighing = (...weights: string[]) => flags.filter(({ severity }) => weights.includes(severity)).length;
    return {
      name,
      flags: flags.map(({ id, severity }) => `${severity} ${id}`),
      toDecide: weighing('BLOCK', 'HIGH'),
      toTick: weighing('MED'),
    };
  });
