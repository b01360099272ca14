import type { WillInput } from '../../../answers/read-will.ts';
import { ON } from '../../../testing/families.ts';
import { R27_R29 } from '../r27-r29.examples.ts';
import { R30_R31 } from '../r30-r31.examples.ts';
import { R32_R34 } from '../r32-r34.examples.ts';
import { R35_R37 } from '../r35-r37.examples.ts';
import { R27_R29 as R27_R29_APART } from '../held-apart/r27-r29.examples.ts';
import { R30_R31 as R30_R31_APART } from '../held-apart/r30-r31.examples.ts';
import { R32_R34 as R32_R34_APART } from '../held-apart/r32-r34.examples.ts';
import { R35_R37 as R35_R37_APART } from '../held-apart/r35-r37.examples.ts';
import { BASES } from './bases.ts';
import type { Probe, ProbeGroup } from './probe.ts';

export const TUNING: ProbeGroup = { ...R27_R29, ...R30_R31, ...R32_R34, ...R35_R37 };
/** Nobody who works on the rules reads these: they tell whether a rule has understood or only learnt by heart. */
export const HELD_APART: ProbeGroup = { ...R27_R29_APART, ...R30_R31_APART, ...R32_R34_APART, ...R35_R37_APART };

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
