import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { delivery, MailBounced, MailBouncedForGood, MailDeferred, MailDelivered, MailReportedAsSpam } from './delivery.ts';

const about = { kind: 'will', customerId: 'c1', orderId: 'o1' } as const;
const at = '2026-11-28T12:00:00.000Z';
const of = { ...about, at };
const REPORTS = {
  delivered: { what: 'delivered', reason: null, isHard: false },
  deferred: { what: 'deferred', reason: 'mailbox-full', isHard: false },
  bounced: { what: 'bounced', reason: 'mailbox-full', isHard: false },
  'bounced for good': { what: 'bounced', reason: 'no-such-mailbox', isHard: true },
  complained: { what: 'complained', reason: null, isHard: false },
} as const;
const record = (report: keyof typeof REPORTS) => ({ type: 'Record', about, event: { ...REPORTS[report], at } }) as const;

const delivered = MailDelivered.of(of);
const deferred = MailDeferred.of({ ...of, reason: 'mailbox-full' });
const bounced = MailBounced.of({ ...of, reason: 'mailbox-full', isHard: false });
const bouncedAtOnce = MailBounced.of({ ...of, reason: 'no-such-mailbox', isHard: true });
const bouncedLater = MailBouncedForGood.of({ ...of, reason: 'no-such-mailbox' });
const complained = MailReportedAsSpam.of(of);

describe('what became of a mail', () => {
  it.each([
    [[], 'delivered', [delivered]],
    [[], 'deferred', [deferred]],
    [[], 'bounced', [bounced]],
    [[], 'bounced for good', [bouncedAtOnce]],
    [[], 'complained', [complained]],
    [[deferred], 'delivered', [delivered]],
    [[deferred], 'bounced', [bounced]],
    [[delivered], 'bounced', [bounced]],
    [[delivered], 'bounced for good', [bouncedAtOnce]],
    [[bounced], 'bounced for good', [bouncedLater]],
    [[delivered, bounced], 'bounced for good', [bouncedLater]],
    [[bounced, complained], 'bounced for good', [bouncedLater]],
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
    [[bounced, bouncedLater], 'bounced for good'],
    [[bounced, bouncedLater], 'bounced'],
    [[bounced, bouncedLater], 'deferred'],
    [[bounced, bouncedLater], 'delivered'],
    [[bouncedAtOnce], 'bounced for good'],
    [[bouncedAtOnce], 'bounced'],
    [[bouncedAtOnce], 'delivered'],
  ] as const)('after %j, %s comes twice or too late and adds nothing', (facts, what) =>
    expect(given(delivery, ...facts).when(record(what))).toEqual([]),
  );
});
