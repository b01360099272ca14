import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { executorsSheet } from './documents/executors-sheet.ts';
import { sheetText } from './documents/sheet.ts';
import { explainWill } from './explanations/explanation.ts';
import { meaningDiff } from './explanations/meaning-diff.ts';
import { explained, flagged, paper, takers, text } from './testing/choices.ts';
import { plan, share } from './testing/planned.ts';

const CHILDREN: WillAnswers = {
  hasChildren: 'yes',
  children: ['Ann Roe', 'Ben Roe'].map((fullName) => ({ fullName, dob: '2015-01-01' })),
  beneficiaryType: 'children',
  childrenSubstituteRule: 'per_stirpes',
};

describe('an age for the shares of children', () => {
  const will = plan({ ...CHILDREN, childrenAge: '25' });

  it('is a condition, so that nobody can claim the share at 18', () => {
    expect(text(will)).toContain('One of My Children takes a share under this clause only on reaching the age of 25.');
    expect(text(will)).toContain(
      'this clause applies as if that child had not survived me, and as if any of that child’s Descendants who are then alive had survived me.',
    );
    expect(text(will)).toContain(
      'Except for a share that depends on an age under clause 5, a gift under this will to someone under 18 belongs to that person',
    );
    expect(text(will)).toContain('the child has no right to income before that age');
  });

  it('cannot be handed over before it to somebody of 16', () => {
    expect(text(will)).toContain(
      'My Executors may pay what they spend under this clause to a parent, a guardian or whoever is caring for that person, or to the person themselves once they are 16. They may hand over in the same way what belongs to someone under 18, but no share that depends on an age.',
    );
    expect(text(plan(CHILDREN))).toContain('My Executors may pay or hand over any of it to a parent');
  });

  it('of 18 is the text of a will without one', () => {
    expect(text(plan({ ...CHILDREN, childrenAge: '18' }))).toBe(text(plan(CHILDREN)));
  });

  it('changes nothing of the table', () => {
    for (const dead of [[], ['Ann Roe'], ['Ann Roe', 'Ben Roe']]) expect(takers(will, dead)).toBe(takers(plan(CHILDREN), dead));
  });

  it('holds for children who come after a partner', () => {
    const after = {
      ...CHILDREN,
      isMarried: 'yes',
      partner: { fullName: 'Pat Lee' },
      beneficiaryType: 'partner',
      childrenAge: '21',
    } as const;
    expect(text(plan({ ...after, partnerSubstituteRule: 'children' }))).toContain('only on reaching the age of 21');
    expect(text(plan({ ...after, partnerSubstituteRule: 'intestacy' }))).not.toContain('reaching the age');
  });

  it('brings no descendants in where they do not take', () => {
    expect(text(plan({ ...CHILDREN, childrenSubstituteRule: 'lapse', childrenAge: '21' }))).toContain(
      'this clause applies as if that child had not survived me.\n',
    );
  });

  it('says what it costs, to the customer, the executors and the operator', () => {
    expect(explained(will)).toContain('up to £4.20 for every £100 of a share at 25');
    expect(explained(plan({ ...CHILDREN, childrenAge: '21' }))).toContain('£1.80 for every £100 of a share at 21');
    expect(explainWill(will, { wording: false }).find(({ id }) => id === 'under-18')?.step).toBe(7);
    expect(paper(will)).toContain('Your children’s shares are held until they are 25, on that condition.');
    expect(sheetText(executorsSheet({ planned: will, kind: 'final', questions: [] }))).toContain('children until they are 25');
    expect(flagged({ ...CHILDREN, childrenAge: '25' })).toContain('R54:childrenAge');
    expect(flagged({ ...CHILDREN, childrenAge: '18' })).not.toContain('R54:childrenAge');
  });

  it('is told of when it changes', () => {
    const sentences = (one: WillAnswers, other: WillAnswers) => meaningDiff(plan(one), plan(other)).map(({ sentence }) => sentence);
    expect(sentences(CHILDREN, { ...CHILDREN, childrenAge: '21' })).toContain('A child of yours now gets a share only on reaching 21.');
    expect(sentences({ ...CHILDREN, childrenAge: '21' }, CHILDREN)).toContain('A child’s share is now theirs at once.');
  });
});

const SHARES: WillAnswers = {
  customBeneficiaries: [{ ...share('Ann Roe', 60, 'niece'), ownChildren: true }, share('Ben Roe', 40, 'nephew')],
};
const SUM: WillAnswers = {
  hasSpecificGifts: true,
  specificGifts: [{ amount: 5000, recipientName: 'Cat Roe', recipientRelationship: 'goddaughter' }],
};

describe('an age for everybody else', () => {
  const will = plan({ ...SHARES, ...SUM, sharesAge: '25' });

  it('is a condition of shares and of sums of money, and changes nothing of who takes', () => {
    expect(text(will)).toContain(
      'A person takes a share under this clause only on reaching the age of 25. If someone to whom this applies survives me but dies before that age, this clause applies as if that person had not survived me, and as if any of that person’s Descendants who are then alive had survived me.',
    );
    expect(text(will)).toContain('A person receives a gift of a sum of money only on reaching the age of 25.');
    for (const dead of [[], ['Ann Roe'], ['Ann Roe', 'Ben Roe']]) expect(takers(will, dead)).toBe(takers(plan(SHARES), dead));
  });

  it('is held until then, and not handed over before', () => {
    expect(text(will)).toContain('Gifts to anyone under 18, and what depends on a later age');
    expect(text(will)).toContain('Except for what depends on an age under clause 3 and clause 5, a gift under this will');
    expect(text(will)).toContain('My Executors hold what depends on an age on trust until whoever it is for reaches the age of 25');
    expect(text(will)).toContain('but nothing that depends on an age.');
  });

  it('leaves My Partner and My Children out, who have a choice of their own', () => {
    const after = { ...CHILDREN, isMarried: 'yes', partner: { fullName: 'Pat Lee' }, beneficiaryType: 'partner' } as const;
    const family = plan({ ...after, partnerSubstituteRule: 'children', childrenAge: '21', sharesAge: '30' });
    expect(text(family)).toContain(
      'A person other than My Partner or one of My Children takes a share under this clause only on reaching the age of 30.',
    );
    expect(text(family)).toContain(
      'My Executors hold whatever else depends on an age on trust until whoever it is for reaches the age of 30',
    );
    expect(explained(family)).toContain(
      'A child of yours gets their share at 21, and anyone else who is younger gets a share at 30, and if they die before that',
    );
    expect(explained(family)).toContain(
      '£1.80 for every £100 of a share at 21, and for others inheritance tax of up to 6% every ten years',
    );
    expect(text(plan({ ...after, partnerSubstituteRule: 'intestacy', sharesAge: '30' }))).not.toContain('reaching the age');
  });

  it('says what it costs, to the customer, the executors and the operator', () => {
    expect(explained(will)).toContain('Anyone younger gets a share or a sum of money at 25');
    expect(explained(will)).toContain('inheritance tax of up to 6% every ten years on what waits above the tax-free amount');
    expect(explained(plan({ ...CHILDREN, childrenAge: '30' }))).toContain('inheritance tax of up to 6% every ten years');
    expect(paper(will)).toContain(
      'What anyone else younger gets as a share or a sum of money is held until they are 25, on that condition.',
    );
    expect(sheetText(executorsSheet({ planned: will, kind: 'final', questions: [] }))).toContain(
      'sums of money of others until they are 25',
    );
    expect(explainWill(will, { wording: false }).find(({ id }) => id === 'under-18')?.step).toBe(7);
    expect(flagged({ ...SHARES, sharesAge: '25' })).toContain('R54:sharesAge');
  });

  it('is told of when it changes', () => {
    const sentences = meaningDiff(plan({ ...SHARES, ...SUM }), will).map(({ sentence }) => sentence);
    expect(sentences).toContain('Anyone who is not one of your children now gets a share only on reaching 25.');
    expect(sentences).toContain('A gift of money is now theirs only on reaching 25.');
  });
});
