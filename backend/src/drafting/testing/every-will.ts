import fc from 'fast-check';
import { randomWill, RUNS } from './random-answers.ts';
import { TIDY } from './random-texts.ts';
import { type Tried, tryWill } from './text-properties.ts';

export const SEED = Number(process.env['WILL_SEED'] ?? Date.now() % 2 ** 31);

/** Tries a promise on random answers that make a will; one will in `pageEvery` is set as a page as well. The seed is in every failure. */
export const forEveryWill = (check: (tried: Tried) => void, { texts = TIDY, numRuns = RUNS, seed = SEED, pageEvery = 0 } = {}): void => {
  let made = 0;
  fc.assert(
    fc.property(randomWill(texts), (input) => {
      const tried = tryWill(input, pageEvery > 0 && made % pageEvery === 0);
      fc.pre(tried !== null);
      made += 1;
      check(tried);
    }),
    { numRuns, seed, maxSkipsPerRun: 1000 },
  );
};
