import { describe, expect, it } from '@jest/globals';
import { firstIncomplete, WillAnswers } from '@willow/contracts';
import { ORDINARY_FAMILIES } from './ordinary-families.examples.ts';
import { HELD_APART, probesOf, TUNING } from './testing/every-probe.ts';

const EVERY = [...probesOf(TUNING), ...probesOf(HELD_APART)];
const counted = Object.entries(TUNING).map(([rule, { raises, silent }]) => {
  const apart = HELD_APART[rule] ?? { raises: [], silent: [] };
  return { rule, raises: [raises.length, apart.raises.length], silent: [silent.length, apart.silent.length] } as const;
});

describe('the labelled probes of the review flags', () => {
  it('are answers that the contract accepts, as they are', () => {
    const refused = EVERY.filter(({ input }) => !WillAnswers.safeParse(input.answers).success);
    expect(refused.map(({ id }) => id)).toEqual([]);
  });

  it('are told apart by their ids', () => {
    const ids = EVERY.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are 600 and more, six and more of each label for each of R01 to R54', () => {
    expect(EVERY.length).toBeGreaterThan(600);
    expect(counted.map(({ rule }) => rule)).toEqual(Array.from({ length: 54 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`));
    expect(counted.filter(({ raises, silent }) => [raises, silent].some(([tuning, apart]) => tuning + apart < 6))).toEqual([]);
  });

  it('hold a third apart, of what must raise each rule and of what must not', () => {
    const uneven = counted.filter(({ raises, silent }) =>
      [raises, silent].some(([tuning, apart]) => Math.abs(apart - (tuning + apart) / 3) > 1),
    );
    expect(uneven).toEqual([]);
  });
});

describe('the ordinary families', () => {
  it('are 40, told apart by what they are called', () => {
    expect(new Set(ORDINARY_FAMILIES.map(({ name }) => name)).size).toBe(40);
  });

  it('can be submitted: every step is complete', () => {
    const stopped = ORDINARY_FAMILIES.flatMap(({ name, answers, on }) => {
      const incomplete = firstIncomplete(WillAnswers.parse(answers), on);
      return incomplete ? [{ name, ...incomplete }] : [];
    });
    expect(stopped).toEqual([]);
  });
});
