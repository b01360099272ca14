import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import { couple } from './couple.decider.ts';
import {
  AnswersOffered,
  AnswersTakenOver,
  OfferWithdrawn,
  PairLinked,
  PairUnlinked,
  PartnerDeclined,
  PartnerInvited,
} from './couple.facts.ts';

const invitation = { customerId: 'jane', invitee: 'hash', codeHash: 'code', expiresAt: '2026-12-13T10:00:00.000Z' };
const sam = { name: 'Sam', email: 'sam@example.test' };
const invited = PartnerInvited.of(invitation, sam);
const linked = PairLinked.of({ customerId: 'sam' });
const offered = AnswersOffered.of({ by: 'jane', willRevision: 9 });
const left = (by: string) => PairUnlinked.of({ by, isInviter: by === 'jane' });
const accept = (customerId = 'sam', codeHash = 'code', now = '2026-12-01T10:00:00.000Z') =>
  ({ type: 'Accept', customerId, codeHash, now }) as const;
const keep = (by: string, willRevision = 9) => ({ type: 'TakeOver', by, step: 'executors', willRevision }) as const;
const wrong = new Refusal('CoupleCodeWrong');

describe('an invitation of a partner', () => {
  it('is one, however often it is asked for at once', () => {
    const invite = { type: 'Invite', ...invitation, partner: sam } as const;
    expect(given(couple).when(invite)).toEqual([invited]);
    expect(given(couple, invited).when(invite)).toEqual(new Refusal('PairOpen'));
  });

  it('is accepted once, with its code, in time, by somebody else', () => {
    expect(given(couple, invited).when(accept())).toEqual([linked]);
    expect(given(couple, invited, linked).when(accept())).toEqual([]);
    expect(given(couple, invited, linked).when(accept('kim'))).toEqual(wrong);
    expect(given(couple, invited).when(accept('sam', 'other'))).toEqual(wrong);
    expect(given(couple, invited).when(accept('sam', 'code', invitation.expiresAt))).toEqual(wrong);
    expect(given(couple, invited).when(accept('jane'))).toEqual(new Refusal('InvitedSelf'));
    expect(given(couple).when(accept())).toEqual(wrong);
  });

  it('works no more once it was declined, taken back or left', () => {
    expect(given(couple, invited).when({ type: 'Decline', codeHash: 'code' })).toEqual([PartnerDeclined.of({})]);
    expect(given(couple, invited).when({ type: 'Decline', codeHash: 'other' })).toEqual(wrong);
    expect(given(couple, invited, linked).when({ type: 'Decline', codeHash: 'code' })).toEqual([]);
    expect(given(couple, invited, PartnerDeclined.of({})).when(accept())).toEqual(wrong);
    expect(given(couple, invited, left('jane')).when(accept())).toEqual(wrong);
    expect(given(couple, invited, linked, left('sam')).when(accept())).toEqual(wrong);
  });
});

describe('answers', () => {
  const offer = (by: string, willRevision = 9) => ({ type: 'Offer', by, willRevision }) as const;

  it('are offered by one of the two, once the other accepted', () => {
    expect(given(couple, invited, linked).when(offer('jane'))).toEqual([offered]);
    expect(given(couple, invited, linked, offered).when(offer('jane'))).toEqual([]);
    expect(given(couple, invited).when(offer('jane'))).toEqual(new Refusal('NotLinked'));
    expect(given(couple, invited, linked).when(offer('kim'))).toEqual(new Refusal('NotLinked'));
  });

  it('are kept by the other alone, as they were read, while they are offered', () => {
    const after = given(couple, invited, linked, offered);
    expect(after.when(keep('sam'))).toEqual([AnswersTakenOver.of({ by: 'sam', step: 5, willRevision: 9 })]);
    expect(after.when(keep('sam', 8))).toEqual(new Refusal('OfferMoved'));
    for (const nobody of ['jane', 'kim']) expect(after.when(keep(nobody))).toEqual(new Refusal('NothingOffered'));
  });

  it.each([
    ['withdrew it', OfferWithdrawn.of({ by: 'jane' })],
    ['left', left('jane')],
    ['left it unread', left('sam')],
  ])('are not kept any more after somebody %s', (_, fact) => {
    expect(given(couple, invited, linked, offered, fact).when(keep('sam'))).toEqual(new Refusal('NothingOffered'));
  });

  it('are answered as ever when the other has left', () => {
    expect(given(couple, invited, linked, left('sam')).when(offer('jane'))).toEqual([offered]);
  });
});

it('is left by each alone, once', () => {
  expect(given(couple, invited, linked).when({ type: 'Leave', by: 'sam' })).toEqual([left('sam')]);
  expect(given(couple, invited, linked, left('sam')).when({ type: 'Leave', by: 'sam' })).toEqual([]);
  expect(given(couple, invited, linked).when({ type: 'Leave', by: 'kim' })).toEqual([]);
});
