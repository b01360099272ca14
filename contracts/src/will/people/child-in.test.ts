import { describe, expect, it } from '@jest/globals';
import { childIn } from './child-in.ts';
import { CHILDREN } from './child.examples.ts';
import { NO_CHILDREN } from './no-child.examples.ts';

const examples = Object.entries(CHILDREN).flatMap(([kind, phrases]) => phrases.map((phrase) => [phrase, kind] as const));

describe('whether a relationship is that of a child (C-272)', () => {
  it.each(examples)('%s: %s', (relationship, kind) => {
    expect(childIn(relationship)).toBe(kind);
    expect(childIn(` ${relationship.toUpperCase()} `)).toBe(kind);
  });

  it.each(NO_CHILDREN)('%s is not', (relationship) => {
    expect(childIn(relationship)).toBeNull();
    expect(childIn(relationship.toUpperCase())).toBeNull();
  });

  it('no phrase is nobody’s', () => {
    expect(childIn('')).toBeNull();
    expect(childIn(' \u200b ')).toBeNull();
  });

  it.each([
    ['my son Tom', 'Tom Roe', 'child'],
    ['Tom, my son', 'Tom Roe', 'child'],
    ['my boy Tom', 'Thomas Roe', null],
    ['Son', 'Lee Son', 'child'],
    ['my child', 'Lee Child', 'child'],
    ['son in law', 'Ann Law', null],
    ["Tom's wife", 'Tom Roe', null],
    ['friend', 'Ann Daughter', null],
  ])('%s of %s: %s', (relationship, fullName, kind) => expect(childIn(relationship, fullName)).toBe(kind));
});
