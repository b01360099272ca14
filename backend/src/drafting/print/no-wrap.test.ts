import { describe, expect, it } from '@jest/globals';
import { chunksOf } from './no-wrap.ts';

const kept = (text: string): string[] => chunksOf(text).flatMap((chunk) => (chunk.noWrap ? [chunk.text] : []));

describe('what stays on one line', () => {
  it.each([
    ['born 3 September 1948.', ['3 September 1948']],
    ['of Unit 4, Thornton Road, Pickering, YO18 7JB (Charity)', ['Unit 4', 'YO18 7JB']],
    ['of Flat 3, 27 Marine Parade', ['Flat 3', '27 Marine']],
    ['of 14a Église Road', ['14a Église']],
    ['the period of 28 days that begins with the day', ['28 days']],
    ['every 3-5 years, so section 33 of the Wills Act 1837 does not', ['3-5 years', 'section 33']],
    ['as in clause 11 of my will, version 3723f09a', ['clause 11', 'version 3723f09a']],
    ['of Ann Lee – draft version 3723f09a', ['draft version 3723f09a']],
    ['those who are under 18 take', ['under 18']],
    ['a word by itself, 20% to Ann and £5,000', []],
    [`of 9 ${'W'.repeat(300)}`, []],
  ])('%s', (text, expected) => {
    expect(kept(text)).toEqual(expected);
  });
});
