import { describe, expect, it } from '@jest/globals';
import { givenFacts, minute } from '../../../event-sourcing/projections/given-facts.behaviour.ts';
import {
  ReferralClaimed,
  ReferralClicked,
  type ReferralFact,
  ReferralInvited,
  ReferralMarkUndone,
  ReferralNoted,
  ReferralPaid,
  ReferralRevoked,
  ReferralSucceeded,
} from '../domain/referral.facts.ts';
import { ReferralRow } from './referral-list.entity.ts';
import { referralListProjection } from './referral-list.projection.ts';

const rowAfter = async (...facts: readonly ReferralFact[]) => {
  const told = facts.map((fact) => ({ ...fact, stream: 'referral-r1' }));
  const { rowsOf } = await givenFacts(referralListProjection, [ReferralRow], ...told);
  return rowsOf(ReferralRow)[0];
};
const invited = ReferralInvited.of({ referrerId: 'c1', invitee: 'h', via: null }, { name: 'Ann', email: 'ann@friend.test' });
const succeeded = ReferralSucceeded.of({ orderId: 'o2', earningsPence: 1000 });
const paid = ReferralPaid.of({});

describe('the row of a referral', () => {
  it('begins as pending, and has no name in it', async () => {
    expect(await rowAfter(invited)).toEqual({
      id: 'r1',
      referrerId: 'c1',
      via: null,
      status: 'pending',
      friendId: null,
      orderId: null,
      earningsPence: null,
      hasNotes: false,
      createdAt: minute(0),
      clickedAt: null,
      succeededAt: null,
      paidAt: null,
    });
  });

  it('goes on with the friend: the first visit, the account, the payment, the reward', async () => {
    const row = await rowAfter(invited, ReferralClicked.of({}), ReferralClaimed.of({ customerId: 'c2' }), succeeded, paid);
    expect(row).toMatchObject({ status: 'paid', friendId: 'c2', orderId: 'o2', earningsPence: 1000 });
    expect(row).toMatchObject({ clickedAt: minute(1), succeededAt: minute(3), paidAt: minute(4) });
  });

  it('is pending again when the payment went back, and owes nothing', async () => {
    const row = await rowAfter(invited, succeeded, ReferralRevoked.of({ orderId: 'o2' }));
    expect(row).toMatchObject({ status: 'pending', orderId: null, earningsPence: null, succeededAt: null });
  });

  it('loses a mark that was taken back, and what came with that mark alone', async () => {
    const undone = (mark: 'paid' | 'successful') => ReferralMarkUndone.of({ mark });
    expect(await rowAfter(invited, succeeded, paid, undone('paid'))).toMatchObject({
      status: 'successful',
      paidAt: null,
      earningsPence: 1000,
      succeededAt: minute(1),
    });
    expect(await rowAfter(invited, succeeded, undone('successful'))).toMatchObject({
      status: 'pending',
      earningsPence: null,
      succeededAt: null,
    });
  });

  it('says whether there are notes, and not what is in them', async () => {
    expect(await rowAfter(invited, ReferralNoted.of({}, { notes: 'rang' }))).toMatchObject({ hasNotes: true });
    expect(await rowAfter(invited, ReferralNoted.of({}, { notes: 'rang' }), ReferralNoted.of({}, { notes: '' }))).toMatchObject({
      hasNotes: false,
    });
  });
});
