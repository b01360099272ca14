import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { forEveryWill, SEED } from '../testing/every-will.ts';
import { RUNS } from '../testing/random-answers.ts';
import { TEXT_PROPERTIES } from '../testing/text-properties.ts';

jest.setTimeout(600_000);

/** How many random wills keep every promise about their text; RUNS of them are enough for the others. */
const WILLS = RUNS * 25;

const PAGE_EVERY = 10;

describe(`every one of ${WILLS} random wills (C-476, D-110; seed ${SEED})`, () => {
  const broken = new Set<string>();
  let tried = 0;

  // One pass for all promises: making the wills costs more than looking at them.
  beforeAll(() =>
    forEveryWill(
      (each) => {
        tried += 1;
        for (const { title, check } of TEXT_PROPERTIES) {
          if (broken.has(title)) continue;
          try {
            check(each);
          } catch {
            broken.add(title);
          }
        }
      },
      { numRuns: WILLS, pageEvery: PAGE_EVERY },
    ),
  );

  it.each(TEXT_PROPERTIES)('$title', ({ title, check }) => {
    // Once more, for the smallest example.
    if (broken.has(title)) forEveryWill(check, { numRuns: WILLS });
    expect(broken.has(title)).toBe(false);
    expect(tried).toBeGreaterThanOrEqual(WILLS);
  });
});
