import { describe, expect, it } from '@jest/globals';
import { wordingText, wordingVersion } from '../print/wording-text.ts';
import { FAMILIES, MARGARET, ON } from '../testing/families.ts';
import { planned } from '../testing/planned.ts';
import { unseen } from '../testing/unseen-wording.ts';
import { SAMPLE_WILLS } from './sample-wills.ts';

describe('the wording that a solicitor approves', () => {
  it('shows every piece of wording of the example families', () => {
    for (const { answers, testator, settings = {} } of FAMILIES)
      expect(unseen(planned({ answers, testator: { ...MARGARET, ...testator }, settings, on: ON }))).toEqual([]);
  });

  it('holds the wills and the sheets that go with them, draft and final', () => {
    const text = wordingText();
    for (const part of ['DRAFT', 'Your will is ready to sign', 'For my executors', 'What your will does, clause by clause'])
      expect(text).toContain(part);
    for (const { shows } of SAMPLE_WILLS) expect(text).toContain(shows);
  });

  it('has a version of its own: twelve hexadecimal digits, always the same', () => {
    expect(wordingVersion()).toMatch(/^[0-9a-f]{12}$/);
    expect(wordingVersion()).toBe(wordingVersion());
  });
});
