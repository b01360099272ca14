import { describe, expect, it } from '@jest/globals';
import type { Review } from './domain/review.ts';
import { underReview } from './version-tag.ts';

const flag = {
  key: 'R19',
  id: 'R19',
  severity: 'HIGH',
  twoPeople: false,
  revision: 1,
  personal: null,
  decided: null,
  proposal: null,
} as const;
const reviewed = (changes: Partial<Review> = {}): Review => ({
  orderId: 'o1',
  willRevision: 2,
  answerHash: 'a',
  flags: [flag],
  cleared: false,
  ...changes,
});
const version = { customerId: 'c1', willRevision: 2, customerRevision: 7 };
const tag = ({ review = reviewed(), of = version, wording = 'w1' } = {}) => underReview({ reviews: [review] }, of, '', wording).tag;

describe('the tag of a version (AM-15)', () => {
  it.each([
    ['other details', { of: { ...version, customerRevision: 8 } }],
    ['another wording', { wording: 'w2' }],
    ['other answers', { review: reviewed({ answerHash: 'b' }) }],
    ['another flag', { review: reviewed({ flags: [flag, { ...flag, key: 'R26', id: 'R26' }] }) }],
    ['a heavier flag', { review: reviewed({ flags: [{ ...flag, severity: 'BLOCK' }] }) }],
    ['another submission', { of: { ...version, willRevision: 3 }, review: reviewed({ willRevision: 3 }) }],
  ] as const)('is another one for %s', (_, changes) => expect(tag(changes)).not.toBe(tag()));

  it('is the same whatever was decided', () => {
    const decided = { ...flag, decided: { decision: 'accepted', choice: null, reason: 'Talked.' } } as const;
    expect(tag({ review: reviewed({ flags: [decided], cleared: true }) })).toBe(tag());
  });
});
