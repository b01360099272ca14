import { describe, expect, it } from '@jest/globals';
import { textsOf } from './article.ts';
import { ARTICLES } from './articles.ts';
import { nearSearch } from './near-articles.ts';

const near = nearSearch(ARTICLES.map((article) => ({ ...article, body: textsOf(article).join(' ') })));

describe('the forgiving search in the guides', () => {
  it.each([
    ['inheritence tax', 'inheritance-tax-uk'],
    ['gaurdian', 'guardians-children-will'],
    ['mirrer will', 'mirror-wills-couples'],
    ['probait', 'probate-process-uk'],
    ['excutor', 'executor-duties-uk'],
    ['intestasy', 'intestacy-rules'],
    ['widower', 'inheritance-tax-uk'],
    ['step-parent', 'guardians-children-will'],
    ['deferred payment', 'care-fee-protection'],
  ])('“%s” leads to %s', (words, id) => {
    expect(near(words, 'all')).toContain(id);
    expect(near(words, 'all').length).toBeLessThanOrEqual(4);
  });

  it('finds nothing where every word is foreign to the guides, and keeps to the category', () => {
    expect(near('zebra xylophone', 'all')).toEqual([]);
    expect(near('inheritence', 'family')).not.toContain('inheritance-tax-uk');
  });
});
