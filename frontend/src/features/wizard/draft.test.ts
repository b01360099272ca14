import { describe, expect, it } from '@jest/globals';
import type { StepId, WillAnswers } from '@willow/contracts/will/answers';
import { stepById } from '@willow/contracts/will/wizard';
import { checked, withFirstRows } from './checks.ts';
import { type Draft, savedOf } from './draft.ts';

const TODAY = '2026-11-21';
const save = (id: StepId, draft: Draft, saved: WillAnswers = {}) => checked(stepById(id), draft, saved, TODAY).answers;
const start = (id: StepId, answers: WillAnswers) => withFirstRows(stepById(id), savedOf(stepById(id), answers), answers, TODAY);

const guardian = { fullName: 'Jo Park', address: '3 Mill Lane', relationship: 'Sister' };
const parentOf = (...births: string[]): Draft => ({ hasChildren: 'yes', children: births.map((dob) => ({ fullName: 'Mia', dob })) });

describe('what is saved of a question', () => {
  it('is a guardian while a child is young, and none that nobody needs any more', () => {
    expect(save('children', { ...parentOf('2015-06-01'), guardian }).guardian).toEqual(guardian);
    expect(save('children', { ...parentOf('1990-06-01'), guardian })).not.toHaveProperty('guardian');
    expect(save('children', { ...parentOf('2008-11-22'), guardian: { ...guardian, fullName: ' ' } })).not.toHaveProperty('guardian');
  });

  it('is a gift to a charity without a relationship, and one to a person with it', () => {
    const gift = { description: 'my books', recipientName: 'Oxfam' };
    expect(save('gifts', { specificGifts: [gift] }).specificGifts).toEqual([]);
    expect(save('gifts', { specificGifts: [{ ...gift, charity: true }] }).specificGifts).toEqual([{ ...gift, charity: true }]);
  });

  it('counts the children', () => {
    expect(save('children', { ...parentOf('1990-06-01', '1991-06-01'), childrenCount: 7 }).childrenCount).toBe(2);
  });

  it('is dates and numbers as they were meant', () => {
    const answers = save('partner', { isMarried: 'yes', partner: { fullName: 'Tom', dob: '1983-Nov-2' } });
    expect(answers.partner).toEqual({ fullName: 'Tom', dob: '1983-11-02' });
    const home = save('home', { isHomeowner: 'yes', property: { address: '1 Hill', marketValue: '£ 385,000' } });
    expect(home.property?.marketValue).toBe(385_000);
  });

  it('takes the place of what was saved before, and leaves the other questions alone', () => {
    const saved: WillAnswers = { isHomeowner: 'yes', property: { address: '1 Hill' }, funeralWishes: 'By the sea' };
    expect(save('home', { isHomeowner: 'no' }, saved)).toEqual({ isHomeowner: 'no', funeralWishes: 'By the sea' });
  });
});

describe('what a question starts with', () => {
  const partner = { fullName: 'Tom Lee', address: '12 Willow Walk' };

  it('is the partner as the first executor, of those who are married', () => {
    expect(start('executors', { isMarried: 'yes', partner })).toEqual({ executors: [{ ...partner, relationship: 'Spouse' }] });
    expect(start('executors', { isMarried: 'no', partner })).toEqual({ executors: [{}] });
  });

  it('is one row of a list that is asked for, and none of one that may stay empty', () => {
    expect(start('children', { hasChildren: 'yes' })).toEqual({ hasChildren: 'yes', children: [{}] });
    expect(start('children', { hasChildren: 'no' })).toEqual({ hasChildren: 'no' });
    expect(start('gifts', {})).toEqual({ specificGifts: [] });
  });
});
