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
    [{ refereeEmail: 'sam..poole@example.test' }, 'Please enter a valid email address', 'C-322'],
  ])('refuses %j with %j (%s)', (changes, message, _id) => {
    expect(firstMessage(changes)).toBe(message);
  });

  it.each([
    'Sam',
    'Mary Ann',
    'Jean-Luc',
    "D'Arcy",
    'Siobhán',
    'O’Neill',
    'Łukasz',
    '李娜',
    'Ольга',
    'محمد',
    'नीलम',
    'Zoe\u0308',
    'Sam Poole',
  ])('takes %s as a name', (refereeName) => expect(firstMessage({ refereeName })).toBeUndefined());

  it.each(['Mary\nAnn', 'Mary\u2028Ann', ' Mary \t Ann'])('is one line: %j', (refereeName) => {
    expect(InviteFriendRequest.parse({ ...friend, refereeName }).refereeName).toBe('Mary Ann');
  });

  it.each([
    'you owe £480, pay by SMS to 60999',
    'Pay 60999',
    'you owe money',
    'evil.example',
    'https://evil.example',
    'sam@evil.example',
    'Sam!',
    'Sam, call us',
    'Sam?',
    '£££',
    '٤٨٠',
    'S4m',
    'Sam_Poole',
    '𝟒𝟖𝟎',
    'evil．example',
    'pay-me-now-please',
    'Sam\nPoole pays',
    'Sam 🎁',
    'evil。example',
    'S'.repeat(31),
  ])('takes no message to a stranger for a name: %j', (refereeName) =>
    expect(firstMessage({ refereeName })).toBe(
      "Please give your friend's first name only, in up to 30 letters. Your friend reads it in our email, so there is no room for more.",
    ),
  );

  it('in the list has what its sender may know, whatever else is given (C-417)', () => {
    const shown = { id: 'r1', refereeName: 'Sam', refereeEmail: 'sam@example.test', status: 'pending', createdAt: 'then', clickedAt: null };
    expect(listReferrals.response.parse({ referrals: [{ ...shown, claimedBy: 'c1', orderId: 'o1' }] })).toEqual({ referrals: [shown] });
  });
});
