import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import { referral } from './referral.decider.ts';
import {
  ReferralClaimed,
  ReferralClicked,
  ReferralInvited,
  ReferralMarkUndone,
  ReferralNoted,
  ReferralPaid,
  ReferralSucceeded,
} from './referral.facts.ts';

const friend = { name: 'Sam Poole', email: 'sam@example.test' };
const invited = ReferralInvited.of({ referrerId: 'jane', invitee: 'hash', via: null }, friend);
const invite = (via: string | null = null) => ({ type: 'Invite', referrerId: 'jane', invitee: 'hash', via, friend }) as const;
const claimed = ReferralClaimed.of({ customerId: 'sam' });
const succeeded = ReferralSucceeded.of({ orderId: 'o1', earningsPence: 2500 });
const succeed = (customerId = 'sam', orderId = 'o1') => ({ type: 'Succeed', customerId, orderId }) as const;

describe('a referral', () => {
  it('begins with an invitation, once for each friend (D-068)', () => {
    expect(given(referral).when(invite())).toEqual([invited]);
    expect(given(referral, invited).when(invite())).toEqual(new Refusal('ReferredAlready'));
  });

  it('of a further friend by the same link is written down once, however often that is asked', () => {
    const beside = ReferralInvited.of({ referrerId: 'jane', invitee: 'hash', via: 'r1' }, friend);
    expect(given(referral).when(invite('r1'))).toEqual([beside]);
    expect(given(referral, beside).when(invite('r1'))).toEqual([]);
  });

  it('is opened for the first time once, and one that does not exist never (C-345, D-069)', () => {
    expect(given(referral, invited).when({ type: 'Click' })).toEqual([ReferralClicked.of({})]);
    expect(given(referral, invited, ReferralClicked.of({})).when({ type: 'Click' })).toEqual([]);
    expect(given(referral).when({ type: 'Click' })).toEqual([]);
  });

  it('belongs to the first account that comes by it (C-435, D-068)', () => {
    const claim = (customerId: string) => ({ type: 'Claim', customerId }) as const;
    expect(given(referral, invited).when(claim('sam'))).toEqual([claimed]);
    expect(given(referral, invited, claimed).when(claim('sam'))).toEqual([]);
    expect(given(referral, invited, claimed).when(claim('kim'))).toEqual(new Refusal('ReferralTaken'));
    expect(given(referral).when(claim('sam'))).toEqual(new Refusal('ReferralUnknown'));
  });

  it('succeeds with £25 when its friend pays, once, and for nobody else (C-325, C-327, D-067)', () => {
    expect(given(referral, invited, claimed).when(succeed())).toEqual([succeeded]);
    expect(given(referral, invited, claimed, succeeded).when(succeed())).toEqual([]);
    expect(given(referral, invited, claimed, succeeded).when(succeed('sam', 'o2'))).toEqual([]);
    expect(given(referral, invited, claimed).when(succeed('kim'))).toEqual([]);
    expect(given(referral, invited).when(succeed())).toEqual([]);
    expect(given(referral, invited, claimed, succeeded, ReferralPaid.of({})).when(succeed('sam', 'o2'))).toEqual([]);
  });

  describe('changed by an operator', () => {
    const change = (status?: 'pending' | 'successful' | 'paid', notes?: string) => ({ type: 'ChangeByHand', status, notes }) as const;
    const paid = [invited, claimed, succeeded, ReferralPaid.of({})];

    it('keeps the notes that a colleague has written since the old ones were read', () => {
      const noted = given(referral, invited, ReferralNoted.of({}, { notes: 'Rang Sam' }));
      expect(noted.when({ ...change(undefined, 'Wrote'), before: { notes: null } })).toMatchObject({ reason: 'ReferralMoved' });
      expect(noted.when({ ...change(undefined, 'Wrote'), before: { notes: 'Rang Sam' } })).toEqual([
        ReferralNoted.of({}, { notes: 'Wrote' }),
      ]);
    });

    it('goes forward one step at a time (D-071)', () => {
      expect(given(referral, invited).when(change('successful'))).toEqual([ReferralSucceeded.of({ orderId: null, earningsPence: 2500 })]);
      expect(given(referral, invited, claimed, succeeded).when(change('paid'))).toEqual([ReferralPaid.of({})]);
      expect(given(referral, invited).when(change('paid'))).toEqual(new Refusal('ReferralMovesForward'));
      expect(given(referral, ...paid).when(change('successful'))).toEqual(new Refusal('ReferralMovesForward'));
      expect(given(referral).when(change('paid'))).toEqual(new Refusal('ReferralUnknown'));
    });

    it('may stay where it is and be noted; the same note again is none (D-071, AM-16)', () => {
      const noted = ReferralNoted.of({}, { notes: 'By bank transfer' });
      expect(given(referral, ...paid).when(change('paid', 'By bank transfer'))).toEqual([noted]);
      expect(given(referral, ...paid, noted).when(change(undefined, 'By bank transfer'))).toEqual([]);
    });

    it('that was erased takes no note, because nobody could read it; its status still moves', () => {
      const erased = [{ ...invited, personal: null }, claimed, succeeded];
      expect(given(referral, ...erased).when(change('paid', 'By bank transfer'))).toEqual(new Refusal('ReferralErased'));
      expect(given(referral, ...erased).when(change('paid'))).toEqual([ReferralPaid.of({})]);
    });

    describe('by mistake', () => {
      const byHand = ReferralSucceeded.of({ orderId: null, earningsPence: 2500 });
      const undo = (mark: 'successful' | 'paid', friendPaid = false, isPaidOut = false) =>
        ({ type: 'UndoMark', mark, friendPaid, isPaidOut }) as const;
      const undone = (mark: 'successful' | 'paid') => ReferralMarkUndone.of({ mark });

      it('goes one step back, and forward again', () => {
        expect(given(referral, invited, byHand).when(undo('successful'))).toEqual([undone('successful')]);
        expect(given(referral, invited, byHand, undone('successful')).when(change('successful'))).toEqual([byHand]);
        expect(given(referral, ...paid).when(undo('paid'))).toEqual([undone('paid')]);
        expect(given(referral, ...paid, undone('paid')).when(change('paid'))).toEqual([ReferralPaid.of({})]);
        expect(given(referral, invited, claimed, byHand, undone('successful')).when(succeed())).toEqual([succeeded]);
      });

      it('stays where somebody has looked at another step, or nothing was marked', () => {
        expect(given(referral, ...paid).when(undo('successful'))).toEqual(new Refusal('MarkMoved'));
        expect(given(referral, ...paid, undone('paid')).when(undo('paid'))).toEqual(new Refusal('MarkMoved'));
        expect(given(referral, invited).when(undo('successful'))).toEqual(new Refusal('MarkMoved'));
        expect(given(referral).when(undo('paid'))).toEqual(new Refusal('ReferralUnknown'));
      });

      it('stays once it is paid out, and where a paid order earned the reward', () => {
        expect(given(referral, ...paid).when(undo('paid', false, true))).toEqual(new Refusal('MarkPaidOut'));
        expect(given(referral, invited, claimed, succeeded).when(undo('successful'))).toEqual(new Refusal('MarkEarned'));
        expect(given(referral, invited, byHand, claimed).when(undo('successful', true))).toEqual(new Refusal('MarkEarned'));
      });
    });

    it('is not rewarded again when its friend pays after that', () => {
      const byHand = ReferralSucceeded.of({ orderId: null, earningsPence: 2500 });
      expect(given(referral, invited, byHand, claimed).when(succeed())).toEqual([]);
    });
  });
});
