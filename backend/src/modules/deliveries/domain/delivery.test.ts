import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { delivery, MailBounced, MailDeferred, MailDelivered, MailReportedAsSpam } from './delivery.ts';

const about = { kind: 'will', customerId: 'c1', orderId: 'o1' } as const;
const at = '2026-11-28T12:00:00.000Z';
const of = { ...about, at };
const record = (what: 'delivered' | 'deferred' | 'bounced' | 'complained') =>
  ({ type: 'Record', about, event: { what, reason: what === 'delivered' ? null : 'mailbox-full', isHard: true, at } }) as const;

const delivered = MailDelivered.of(of);
const deferred = MailDeferred.of({ ...of, reason: 'mailbox-full' });
const bounced = MailBounced.of({ ...of, reason: 'mailbox-full', isHard: true });
const complained = MailReportedAsSpam.of(of);

describe('what became of a mail', () => {
  it.each([
    [[], 'delivered', [delivered]],
    [[], 'deferred', [deferred]],
    [[], 'bounced', [bounced]],
    [[], 'complained', [complained]],
    [[deferred], 'delivered', [delivered]],
    [[deferred], 'bounced', [bounced]],
    [[delivered], 'bounced', [bounced]],
    [[delivered], 'complained', [complained]],
  ] as const)('after %j, %s is recorded', (facts, what, then) => expect(given(delivery, ...facts).when(record(what))).toEqual(then));

  it.each([
    [[delivered], 'delivered'],
    [[deferred], 'deferred'],
    [[bounced], 'bounced'],
    [[complained], 'complained'],
    [[delivered], 'deferred'],
    [[bounced], 'deferred'],
    [[bounced], 'delivered'],
  ] as const)('after %j, %s comes twice or too late and adds nothing', (facts, what) =>
    expect(given(delivery, ...facts).when(record(what))).toEqual([]),
  );
});
