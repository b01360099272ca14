import { describe, expect, it } from '@jest/globals';
import { findUnprintable } from '../print/typefaces.ts';
import { ON } from '../testing/families.ts';
import { OF_OTHER_THINGS } from './phrases-of-other-things.examples.ts';
import { OF_TAKERS } from './phrases-of-takers.examples.ts';
import { OF_PROPERTY } from './phrases-of-property.examples.ts';
import { TRIED_LATER } from './phrases-tried-later.examples.ts';
import { BASES } from './probes/testing/bases.ts';
import type { Probe } from './probes/testing/probe.ts';
import { flagsOf } from './review-flags.ts';

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function rulesOn({ base, change: { testator, ...answers } }: Probe): readonly string[] {
  const { answers: before, testator: who } = BASES[base];
  const input = { answers: { ...before, ...answers }, testator: { ...who, ...testator }, on: ON };
  return flagsOf(input, findUnprintable).map(({ id }) => id);
}

describe.each([...OF_PROPERTY, ...OF_OTHER_THINGS, ...OF_TAKERS, ...TRIED_LATER])(
  'the words of $rule (AM-9)',
  ({ rule, by, raises, silent }) => {
    const raised = (text: string): boolean => rulesOn(by(text)).includes(rule);

    it('see what must be looked at', () => {
      expect(linesOf(raises).filter((text) => !raised(text))).toEqual([]);
    });

    it('leave alone what only sounds like it', () => {
      expect(linesOf(silent).filter(raised)).toEqual([]);
    });
  },
);
