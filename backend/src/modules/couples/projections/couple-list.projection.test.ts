import { expect, it } from '@jest/globals';
import { givenFacts, minute } from '../../../event-sourcing/projections/given-facts.behaviour.ts';
import { type CoupleFact, PairLinked, PairUnlinked, PartnerInvited } from '../domain/couple.facts.ts';
import { CoupleRow } from './couple-list.entity.ts';
import { coupleListProjection } from './couple-list.projection.ts';

const rowAfter = async (...facts: readonly CoupleFact[]) => {
  const told = facts.map((fact) => ({ ...fact, stream: 'couple-p1' }));
  return (await givenFacts(coupleListProjection, [CoupleRow], ...told)).rowsOf(CoupleRow)[0];
};
const invited = PartnerInvited.of(
  { customerId: 'c1', invitee: 'i', codeHash: 'h', expiresAt: minute(9) },
  { name: 'Ann', email: 'ann@partner.test' },
);
const linked = PairLinked.of({ customerId: 'c2' });

it('a couple begins with who invites, and has two once the other accepts', async () => {
  const row = { id: 'p1', inviterId: 'c1', codeHash: 'h', inviterLeft: false, partnerLeft: false, createdAt: minute(0) };
  expect(await rowAfter(invited)).toEqual({ ...row, partnerId: null });
  expect(await rowAfter(invited, linked)).toEqual({ ...row, partnerId: 'c2' });
});

it('each leaves it alone', async () => {
  const left = (isInviter: boolean) => PairUnlinked.of({ by: isInviter ? 'c1' : 'c2', isInviter });
  expect(await rowAfter(invited, linked, left(true))).toMatchObject({ inviterLeft: true, partnerLeft: false });
  expect(await rowAfter(invited, linked, left(false))).toMatchObject({ inviterLeft: false, partnerLeft: true });
  expect(await rowAfter(invited, linked, left(false), left(true))).toMatchObject({ inviterLeft: true, partnerLeft: true });
});
