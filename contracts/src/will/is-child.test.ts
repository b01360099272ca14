import { describe, expect, it } from '@jest/globals';
import { isChild } from './is-child.ts';

describe('whether a relationship is that of a child (C-272)', () => {
  it.each([
    'Son',
    'daughter',
    'child',
    'My eldest son',
    'my adopted daughter',
    'step-son',
    'stepdaughter',
    'step son',
    'foster child',
    'foster-daughter',
    'grandson',
    'grand-daughter',
    'great-grandchild',
    'great grand son',
    'youngest  child',
  ])('%s is a child', (relationship) => {
    expect(isChild(relationship)).toBe(true);
  });

  it.each([
    '',
    'person',
    'personal friend',
    'godson',
    'god-daughter',
    'daughter-in-law',
    'son of a friend',
    "friend's son",
    "my partner's daughter",
    'children',
    'Sonia',
    'mason',
    'child minder',
    'Son (half)',
    'son/daughter',
  ])('%s is not', (relationship) => {
    expect(isChild(relationship)).toBe(false);
  });
});
