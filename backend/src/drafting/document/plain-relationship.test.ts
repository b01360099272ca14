import { describe, expect, it } from '@jest/globals';
import { plainRelationship } from './plain-relationship.ts';

describe('what a public document says of a relationship', () => {
  it.each([
    'Sister',
    'my eldest daughter',
    'Step-son',
    'daughter-in-law',
    'mother in law',
    'half-sister',
    'great-niece',
    'civil partner',
    'best friend',
    'friend & neighbour',
    'son of a friend',
    'my late wife’s niece',
    "friend's son",
    'her husband',
    'my firstborn',
    'registered charity',
    'Cancer charity',
    'ex-wife',
    'business partner',
  ])('keeps plain words as they were written: %s', (text) => {
    expect(plainRelationship(text)).toBe(text);
  });

  it.each([
    ['Sister (has MS, gets PIP)', 'Sister'],
    ['brother, in prison until 2028', 'brother'],
    ['Nephew - bankrupt', 'Nephew'],
    ['daughter; on benefits', 'daughter'],
    ['my son who has autism', 'my son'],
    ['Son with Down’s syndrome', 'Son'],
    ['disabled brother', 'brother'],
    ['recovering alcoholic nephew', 'nephew'],
    ['sister/carer', 'sister'],
    ['(estranged) daughter', 'daughter'],
    ['niece HIV positive', 'niece'],
    ['the choir we sing in', 'the choir'],
    ['friend, he lent me £5,000', 'friend'],
    ['sister in hospital', 'sister'],
    ['nephew cancer', 'nephew'],
    ['brother of my late wife who has cancer', 'brother of my late wife'],
  ])('leaves out what else is told: %s', (text, plain) => {
    expect(plainRelationship(text)).toBe(plain);
  });

  it.each([
    'bridge partner',
    'partner at my firm',
    'partner in crime',
    'Margaret’s son',
    'wife of Tom',
    'son Barry’s wife',
    'has MS',
    '',
    '???',
    'of',
    'my',
  ])('says nothing rather than who somebody is not: %j', (text) => {
    expect(plainRelationship(text)).toBe('');
  });
});
