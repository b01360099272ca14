import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../../event-sourcing/core/fact.ts';
import { viewOf } from './couple.view.ts';
import {
  AnswersOffered,
  AnswersTakenOver,
  type CoupleFact,
  OfferWithdrawn,
  PairLinked,
  PairUnlinked,
  PartnerDeclined,
  PartnerInvited,
} from './couple.facts.ts';

const at = (hour: number) => `2026-11-29T${String(10 + hour).padStart(2, '0')}:00:00.000Z`;
const dated = (...facts: readonly Fact[]) =>
  facts.map((fact, hour) => ({ ...fact, metadata: { occurredAt: at(hour) } })) as readonly (CoupleFact & {
    metadata: { occurredAt: string };
  })[];
const invited = PartnerInvited.of(
  { customerId: 'jane', invitee: 'hash', codeHash: 'code', expiresAt: at(9) },
  { name: 'Sam', email: 'sam@example.test' },
);
const linked = PairLinked.of({ customerId: 'sam' });
const offers = (by: string) => AnswersOffered.of({ by, willRevision: 9 });
const left = (by: string) => PairUnlinked.of({ by, isInviter: by === 'jane' });
const view = (who: string, ...facts: readonly Fact[]) => viewOf(dated(...facts), who);

describe('what somebody sees of a pair', () => {
  it('is whom they invited, until it is accepted, and then since when', () => {
    const open = { invitedAt: at(0), acceptedAt: null, offeredAt: null, isOfferedAnswers: false };
    expect(view('jane', invited)).toEqual({ ...open, invited: { name: 'Sam', email: 'sam@example.test', until: at(9) } });
    expect(view('jane', invited, linked)).toEqual({ ...open, invited: null, acceptedAt: at(1) });
    expect(view('sam', invited)).toBeNull();
    expect(view('kim', invited, linked)).toBeNull();
  });

  it('is what is offered to them, for as long as it is', () => {
    expect(view('sam', invited, linked, offers('jane'))).toMatchObject({ isOfferedAnswers: true, offeredAt: null });
    expect(view('jane', invited, linked, offers('jane'))).toMatchObject({ isOfferedAnswers: false, offeredAt: at(2) });
    expect(view('sam', invited, linked, offers('jane'), OfferWithdrawn.of({ by: 'jane' }))).toMatchObject({ isOfferedAnswers: false });
  });

  it.each([
    ['the other declined', [invited], PartnerDeclined.of({})],
    ['the other left', [invited, linked, offers('jane')], left('sam')],
    ['the other kept something', [invited, linked, offers('jane')], AnswersTakenOver.of({ by: 'sam', step: 5, willRevision: 9 })],
  ])('does not say that %s', (_, before, silent) => {
    expect(view('jane', ...before, silent)).toEqual(view('jane', ...before));
  });

  it('looks the same when the other left as when the other took an offer back, and when they were erased', () => {
    const before = [invited, linked, offers('jane')];
    const withdrawn = view('sam', ...before, OfferWithdrawn.of({ by: 'jane' }));
    expect(view('sam', ...before, left('jane'))).toEqual(withdrawn);
    expect(view('sam', { ...invited, personal: null }, linked, offers('jane'), left('jane'))).toEqual(withdrawn);
    expect(view('jane', { ...invited, personal: null }, linked, left('sam'))).toEqual(view('jane', invited, linked));
  });

  it('is nothing once they left', () => {
    expect(view('sam', invited, linked, left('sam'))).toBeNull();
  });
});
