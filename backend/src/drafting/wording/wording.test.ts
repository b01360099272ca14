import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answerAt, everyPlace } from '@willow/contracts';
import { EVERY_QUESTION } from '../documents/questions-for-customer.ts';
import { wordingText, wordingVersion } from '../print/wording-text.ts';
import { FAMILIES, MARGARET, ON } from '../testing/families.ts';
import { planned } from '../testing/planned.ts';
import { randomWill } from '../testing/random-answers.ts';
import { TIDY } from '../testing/random-texts.ts';
import { everyTemplate, wordingOfSource } from '../testing/templates.ts';
import { shownWording, unseen } from '../testing/unseen-wording.ts';
import { derivedSamples, everySample, optionsAt } from './derived-samples.ts';
import { SAMPLE_WILLS } from './sample-wills.ts';

const PLACES = everyPlace()
  .filter(({ leaf }) => leaf.inWill !== false)
  .map((place) => [place.path.join('.'), place] as const);

describe('the wording that a solicitor approves', () => {
  it('shows every piece of wording of the example families', () => {
    for (const { answers, testator, settings = {} } of FAMILIES)
      expect(unseen(planned({ answers, testator: { ...MARGARET, ...testator }, settings, on: ON }))).toEqual([]);
  });

  it.each(everyTemplate())('shows every piece of wording in the source of %s', (_file, pieces) => {
    const shown = shownWording();
    expect(pieces.filter((piece) => !shown.includes(piece))).toEqual([]);
  });

  it('is found in a source however its templates are nested', () =>
    expect(wordingOfSource('say`A ${is ? say`b ${{ x }}c` : `${x} d`} e.`, say`.`')).toEqual(['A', 'e.', 'b', 'c']));

  it('holds a sample of each answer that is kept by no hand, wherever it changes a will', () => {
    const kept = SAMPLE_WILLS.filter(({ input }) => input.answers.property?.ownership === undefined);
    const shows = derivedSamples(kept).map(({ shows: each }) => each);
    for (const how of ['alone', 'joint', 'in_common'])
      expect(shows).toContainEqual(expect.stringMatching(new RegExp(`^property.ownership: ${how}; `)));
  });

  it('holds the wills and the sheets that go with them, draft and final', () => {
    const text = wordingText();
    for (const part of ['DRAFT', 'Your will is ready to sign', 'For my executors', 'What your will does, clause by clause'])
      expect(text).toContain(part);
    for (const { shows } of everySample()) expect(text).toContain(shows);
  });

  it('holds every question that the letter with a draft may ask', () => {
    const text = wordingText();
    expect(text).toContain('Please answer these questions');
    for (const question of EVERY_QUESTION) expect(text).toContain(question);
  });

  it('says every word for a sum or a share of money', () => {
    const text = wordingText();
    for (const word of ['seventeen', 'ninety', 'hundred', 'thousand', 'million', 'one pound', 'two thirds', 'three quarters'])
      expect(text).toContain(word);
  });

  it('has a version of its own: twelve hexadecimal digits, always the same', () => {
    expect(wordingVersion()).toMatch(/^[0-9a-f]{12}$/);
    expect(wordingVersion()).toBe(wordingVersion());
  });
});

describe('random answers', () => {
  const all = fc.sample(randomWill(TIDY), { numRuns: 500, seed: 1 }).map(({ answers }) => answers);

  it.each(PLACES)('give each option of %s', (_name, place) => {
    const given = all.map((answers) => answerAt(answers, place.path));
    const isListed = ['yes-no', 'tick', 'choice'].includes(place.leaf.kind);
    const expected = isListed ? optionsAt(place) : given.filter((answer) => answer !== undefined).slice(0, 1);
    expect(expected).not.toEqual([]);
    expect(given).toEqual(expect.arrayContaining([...expected]));
  });
});
