import type { WillInput } from '../../../answers/read-will.ts';
import { ON } from '../../../testing/families.ts';
import { R01_R05 } from '../r01-r05.examples.ts';
import { R06_R11 } from '../r06-r11.examples.ts';
import { R12_R16 } from '../r12-r16.examples.ts';
import { R17_R21 } from '../r17-r21.examples.ts';
import { R22_R26 } from '../r22-r26.examples.ts';
import { R27_R29 } from '../r27-r29.examples.ts';
import { R30_R31 } from '../r30-r31.examples.ts';
import { R32_R34 } from '../r32-r34.examples.ts';
import { R35_R37 } from '../r35-r37.examples.ts';
import { R38_R39 } from '../r38-r39.examples.ts';
import { R40_R44 } from '../r40-r44.examples.ts';
import { R45_R48 } from '../r45-r48.examples.ts';
import { R49_R52 } from '../r49-r52.examples.ts';
import { R01_R05 as R01_R05_APART } from '../held-apart/r01-r05.examples.ts';
import { R06_R11 as R06_R11_APART } from '../held-apart/r06-r11.examples.ts';
import { R12_R16 as R12_R16_APART } from '../held-apart/r12-r16.examples.ts';
import { R17_R21 as R17_R21_APART } from '../held-apart/r17-r21.examples.ts';
import { R22_R26 as R22_R26_APART } from '../held-apart/r22-r26.examples.ts';
import { R27_R29 as R27_R29_APART } from '../held-apart/r27-r29.examples.ts';
import { R30_R31 as R30_R31_APART } from '../held-apart/r30-r31.examples.ts';
import { R32_R34 as R32_R34_APART } from '../held-apart/r32-r34.examples.ts';
import { R35_R37 as R35_R37_APART } from '../held-apart/r35-r37.examples.ts';
import { R38_R39 as R38_R39_APART } from '../held-apart/r38-r39.examples.ts';
import { R40_R44 as R40_R44_APART } from '../held-apart/r40-r44.examples.ts';
import { R45_R48 as R45_R48_APART } from '../held-apart/r45-r48.examples.ts';
import { R49_R52 as R49_R52_APART } from '../held-apart/r49-r52.examples.ts';
import { CHOICES_OF_PEOPLE } from '../choices-of-people.examples.ts';
import { CHOICES_OF_THINGS } from '../choices-of-things.examples.ts';
import { CHOICES as CHOICES_APART } from '../held-apart/choices.examples.ts';
import { WORDS_OF_GIFTS } from '../words-of-gifts.examples.ts';
import { WORDS_OF_PEOPLE } from '../words-of-people.examples.ts';
import { WORDS_OF_PLACES } from '../words-of-places.examples.ts';
import { WORDS_OF_SUMS } from '../words-of-sums.examples.ts';
import { WORDS_OF_GIFTS as WORDS_OF_GIFTS_APART } from '../held-apart/words-of-gifts.examples.ts';
import { WORDS_OF_PEOPLE as WORDS_OF_PEOPLE_APART } from '../held-apart/words-of-people.examples.ts';
import { WORDS_OF_PLACES as WORDS_OF_PLACES_APART } from '../held-apart/words-of-places.examples.ts';
import { WORDS_OF_SUMS as WORDS_OF_SUMS_APART } from '../held-apart/words-of-sums.examples.ts';
import { BASES } from './bases.ts';
import type { Probe, ProbeGroup } from './probe.ts';

/** A rule may have probes in several groups. */
function together(...groups: readonly ProbeGroup[]): ProbeGroup {
  const rules = [...new Set(groups.flatMap((group) => Object.keys(group)))];
  const all = (rule: string, label: 'raises' | 'silent') => groups.flatMap((group) => group[rule]?.[label] ?? []);
  return Object.fromEntries(rules.map((rule) => [rule, { raises: all(rule, 'raises'), silent: all(rule, 'silent') }]));
}

export const TUNING: ProbeGroup = together(
  R01_R05,
  R06_R11,
  R12_R16,
  R17_R21,
  R22_R26,
  R27_R29,
  R30_R31,
  R32_R34,
  R35_R37,
  R38_R39,
  R40_R44,
  R45_R48,
  R49_R52,
  CHOICES_OF_PEOPLE,
  CHOICES_OF_THINGS,
  WORDS_OF_GIFTS,
  WORDS_OF_PEOPLE,
  WORDS_OF_PLACES,
  WORDS_OF_SUMS,
);
/** Nobody who works on the rules reads these: they tell whether a rule has understood or only learnt by heart. */
export const HELD_APART: ProbeGroup = together(
  R01_R05_APART,
  R06_R11_APART,
  R12_R16_APART,
  R17_R21_APART,
  R22_R26_APART,
  R27_R29_APART,
  R30_R31_APART,
  R32_R34_APART,
  R35_R37_APART,
  R38_R39_APART,
  R40_R44_APART,
  R45_R48_APART,
  R49_R52_APART,
  CHOICES_APART,
  WORDS_OF_GIFTS_APART,
  WORDS_OF_PEOPLE_APART,
  WORDS_OF_PLACES_APART,
  WORDS_OF_SUMS_APART,
);

export type ReadyProbe = { readonly id: string; readonly rule: string; readonly expect: boolean; readonly input: WillInput };

function ready(rule: string, expect: boolean, { name, base, change: { testator, ...answers } }: Probe): ReadyProbe {
  const { answers: before, testator: who } = BASES[base];
  const input = { answers: { ...before, ...answers }, testator: { ...who, ...testator }, on: ON };
  return { id: `${rule} ${expect ? 'raised' : 'silent'}: ${name}`, rule, expect, input };
}

export const probesOf = (group: ProbeGroup): readonly ReadyProbe[] =>
  Object.entries(group).flatMap(([rule, { raises, silent }]) => [
    ...raises.map((probe) => ready(rule, true, probe)),
    ...silent.map((probe) => ready(rule, false, probe)),
  ]);
