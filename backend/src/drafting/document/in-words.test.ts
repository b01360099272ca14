import { describe, expect, it } from '@jest/globals';
import { fraction } from '../residue/fraction.ts';
import { andList, capitalised, counted, ended, orList, shareInWords } from './in-words.ts';

describe('words for a sentence', () => {
  it.each([
    [1, 1, 'everything'],
    [1, 2, 'half'],
    [1, 3, 'one third'],
    [2, 3, 'two thirds'],
    [1, 4, 'a quarter'],
    [3, 4, 'three quarters'],
    [3, 10, '30%'],
    [5, 7, '5/7'],
  ])('%i/%i is %s', (n, d, words) => {
    expect(shareInWords(fraction(n, d))).toBe(words);
  });

  it('lists names', () => {
    expect([andList([]), andList(['Ann']), andList(['Ann', 'Ben']), andList(['Ann', 'Ben', 'Cat'])]).toEqual([
      '',
      'Ann',
      'Ann and Ben',
      'Ann, Ben and Cat',
    ]);
    expect(orList(['Ann', 'Ben', 'Cat'])).toBe('Ann, Ben or Cat');
  });

  it('counts, begins with a capital and ends with one full stop', () => {
    expect([counted(1, 'gift', 'gifts'), counted(2, 'gift', 'gifts')]).toEqual(['1 gift', '2 gifts']);
    expect([capitalised('gift 1'), ended('To Ann'), ended('To Ann Lee Jr.')]).toEqual(['Gift 1', 'To Ann.', 'To Ann Lee Jr.']);
  });
});
