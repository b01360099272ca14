import { describe, expect, it } from '@jest/globals';
import { InviteFriendRequest, listReferrals } from '../index.ts';

const friend = { refereeName: ' Sam Poole ', refereeEmail: 'sam@example.test' };
const firstMessage = (changes: object) => InviteFriendRequest.safeParse({ ...friend, ...changes }).error?.issues[0]?.message;

describe('an invitation', () => {
  it('is a name and an address, and nothing else (C-330, C-418)', () => {
    expect(InviteFriendRequest.parse({ ...friend, status: 'paid', referrerId: 'somebody' })).toEqual({
      refereeName: 'Sam Poole',
      refereeEmail: 'sam@example.test',
    });
  });

  it.each([
    [{ refereeName: ' S ' }, "Friend's name must be at least 2 characters", 'C-321'],
    [{ refereeName: undefined }, "Friend's name must be at least 2 characters", 'C-321'],
    [{ refereeEmail: 'sam' }, 'Please enter a valid email address', 'C-322'],
    [{ refereeEmail: 'sam@example.test, ann@example.test' }, 'Please enter a valid email address', 'C-322'],
    [{ refereeName: 'S'.repeat(301) }, 'Please use a shorter name', ''],
  ])('refuses %j with %j (%s)', (changes, message, _id) => {
    expect(firstMessage(changes)).toBe(message);
  });

  it('in the list has what its sender may know, whatever else is given (C-417)', () => {
    const shown = { id: 'r1', refereeName: 'Sam', refereeEmail: 'sam@example.test', status: 'pending', createdAt: 'then', clickedAt: null };
    expect(listReferrals.response.parse({ referrals: [{ ...shown, claimedBy: 'c1', orderId: 'o1' }] })).toEqual({ referrals: [shown] });
  });
});
