import { describe, expect, it } from '@jest/globals';
import { givenFacts } from '../../../event-sourcing/projections/given-facts.behaviour.ts';
import { type DeliveryFact, MailBounced, MailBouncedForGood, MailDeferred, MailDelivered, MailReportedAsSpam } from '../domain/delivery.ts';
import { MailDeliveryRow } from './mail-delivery.entity.ts';
import { mailDeliveryProjection } from './mail-delivery.projection.ts';

const at = (hour: number) => `2026-11-28T${hour}:00:00.000Z`;
const mail = (hour: number) => ({ kind: 'will', customerId: 'c1', orderId: 'o1', at: at(hour) }) as const;
const rowAfter = async (...facts: readonly DeliveryFact[]) => {
  const told = facts.map((fact) => ({ ...fact, stream: 'delivery-m1' }));
  return (await givenFacts(mailDeliveryProjection, [MailDeliveryRow], ...told)).rowsOf(MailDeliveryRow)[0];
};
const deferred = MailDeferred.of({ ...mail(13), reason: 'mailbox-full' });
const bounced = MailBounced.of({ ...mail(14), reason: 'unknown', isHard: true });

describe('what became of a mail', () => {
  it('is what was reported last, at the time of the provider', async () => {
    const row = { id: 'm1', kind: 'will', customerId: 'c1', orderId: 'o1', reportedAsSpam: false };
    expect(await rowAfter(deferred)).toEqual({ ...row, state: 'deferred', reason: 'mailbox-full', at: at(13) });
    expect(await rowAfter(deferred, bounced)).toEqual({ ...row, state: 'bounced', reason: 'unknown', at: at(14) });
    expect(await rowAfter(deferred, MailDelivered.of(mail(15)))).toEqual({ ...row, state: 'delivered', reason: null, at: at(15) });
  });

  it('came back when it first did, though it is for good only later', async () => {
    expect(await rowAfter(bounced, MailBouncedForGood.of({ ...mail(16), reason: 'blocked' }))).toMatchObject({
      state: 'bounced',
      reason: 'blocked',
      at: at(14),
    });
  });

  it('was called spam beside that it arrived', async () => {
    const row = await rowAfter(MailDelivered.of(mail(13)), MailReportedAsSpam.of(mail(14)));
    expect(row).toMatchObject({ state: 'delivered', at: at(13), reportedAsSpam: true });
  });
});
