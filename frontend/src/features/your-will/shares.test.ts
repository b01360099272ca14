import { describe, expect, it } from '@jest/globals';
import { pounds, readPounds, shareInWords, widthOf } from './shares.ts';
import { ALL_ALIVE, isSame, toggleDead, toggleNoIssue } from './trial.ts';

describe('a share in words', () => {
  it.each([
    [1, 1, 'everything'],
    [0, 1, 'nothing'],
    [1, 2, '1/2 (50%)'],
    [33, 100, '33%'],
    [7, 50, '14%'],
    [29, 100, '29%'],
    [411, 500, '82.2%'],
    [1, 8, '1/8 (12.5%)'],
    [1, 3, '1/3 (about 33.3%)'],
    [33, 67, 'about 49%'],
    [481, 640, 'about 75%'],
    [1, 300, 'about 0.3%'],
    [299, 300, 'about 99.7%'],
    [1, 4000, 'less than 0.1%'],
    [3999, 4001, 'more than 99.9%'],
  ])('%i/%i is %s', (numerator, denominator, words) => {
    expect(shareInWords({ numerator, denominator })).toBe(words);
  });

  it('has a bar of that width', () => {
    expect(widthOf({ numerator: 1, denominator: 4 })).toBe(25);
  });
});

describe('an amount', () => {
  it.each([
    [161_000, '£161,000'],
    [0.5, '£0.50'],
    [0, '£0'],
  ])('%d is written %s', (amount, text) => {
    expect(pounds(amount)).toBe(text);
  });

  it.each([
    ['250,000', 250_000],
    [' £250 000 ', 250_000],
    ['250k', 250_000],
    ['250000.00', 250_000],
    ['0', 0],
    ['-1', null],
    ['1.5', null],
    ['a lot', null],
    ['', null],
    ['9'.repeat(13), null],
  ])('%j is read as %p', (text, amount) => {
    expect(readPounds(text)).toBe(amount);
  });
});

describe('a trial', () => {
  it('somebody who is alive again has descendants again', () => {
    const gone = toggleNoIssue(toggleDead(ALL_ALIVE, 'b'), 'b');
    expect(gone).toEqual({ dead: ['b'], noIssue: ['b'] });
    expect(toggleDead(gone, 'b')).toEqual(ALL_ALIVE);
  });

  it('is the same in whatever order people were tapped', () => {
    const one = toggleDead(toggleDead(ALL_ALIVE, 'a'), 'b');
    expect(one).toEqual(toggleDead(toggleDead(ALL_ALIVE, 'b'), 'a'));
    expect(isSame(one, { dead: ['b', 'a'], noIssue: [] })).toBe(true);
    expect(isSame(one, { dead: ['b', 'a'], noIssue: ['a'] })).toBe(false);
  });
});
