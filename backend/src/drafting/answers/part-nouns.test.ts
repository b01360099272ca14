import { describe, expect, it } from '@jest/globals';
import { nounOf } from './part-nouns.ts';

describe('what our team calls a part of an answer', () => {
  it.each([
    ['fullName', 'name'],
    ['relationship', 'relationship'],
    ['recipientName', 'recipient'],
    ['secondSubstituteName', 'second substitute'],
    ['carerRelationship', 'relationship of the carer'],
    ['secondGuardianAddress', 'address of the second guardian'],
    ['charityNumber', 'charity number'],
    ['description', 'description'],
    ['amount', 'sum'],
  ])('%s: %s', (part, noun) => expect(nounOf(part)).toBe(noun));
});
