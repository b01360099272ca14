import { describe, expect, it } from '@jest/globals';
import { CHILDREN } from './child.examples.ts';
import { followsChildRule, isChild, isListedChild } from './child-rule.ts';

const LISTED = [{ fullName: 'Seán O’Brien-Roe', dob: '1990-01-01' }];

describe('whom the child rule is about', () => {
  it.each([
    ['Sean OBrien Roe', 'whatever', true],
    ['SEÁN O’BRIEN ROE', 'friend', true],
    ['Mr Seán O’Brien-Roe', '', true],
    ['Seán O’Brien-Roe', 'my Sean', true],
    ['Seán O’Brien-Roe', 'Father', false],
    ['Seán O’Brien-Roe', 'husband', false],
    ['Seán O’Brien-Roe Senior', '', false],
    ['Seán O’Brien', 'friend', false],
    ['Ann Roe', 'friend', false],
  ])('%s, %s, is the listed child: %s', (fullName, relationship, isListed) => {
    expect(isListedChild({ fullName, relationship }, LISTED)).toBe(isListed);
    expect(followsChildRule({ fullName, relationship }, LISTED)).toBe(isListed);
  });

  it.each(CHILDREN.grandchild)('%s is no child, and the rule is about them', (relationship) => {
    expect(isChild({ fullName: 'Ann Roe', relationship })).toBe(false);
    expect(followsChildRule({ fullName: 'Ann Roe', relationship }, LISTED)).toBe(true);
  });
});
