import { describe, expect, it } from '@jest/globals';
import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import { MailBounced } from '../../deliveries/index.ts';
import { DraftGenerated } from '../../wills/index.ts';
import {
  AnswersResubmitted,
  AnswersReturned,
  DraftApproved,
  DraftSendFailed,
  DraftSent,
  OrderAssigned,
  OrderMarkedSent,
  type OrderFact,
  OrderPlaced,
  OrderStatusChanged,
  PaymentRequested,
  PaymentSucceeded,
  ResendRequested,
  CheckoutReopened,
} from '../domain/order.facts.ts';
import type { OrderRow } from './order-list.entity.ts';
import { orderRowAfter } from './order-list.projection.ts';

type Listed = Parameters<typeof orderRowAfter>[0];
type Told = OrderFact | ReturnType<typeof DraftGenerated.of> | (ReturnType<typeof MailBounced.of> & { readonly stream: string });

/** The row after these facts, one minute apart. */
const rowAfter = (...facts: readonly Told[]): OrderRow =>
  facts.reduce<OrderRow | undefined>((row, fact, minute) => {
    const at = `2026-11-28T12:${String(minute).padStart(2, '0')}:00.000Z`;
    const recorded = { id: `f${minute}`, stream: 'order-o1', ...fact, recordedAt: at, metadata: { actor: 'operator:a1', occurredAt: at } };
    return orderRowAfter(recorded as unknown as Recorded<Told> & Listed, row);
  }, undefined)!;

const will = { customerId: 'c1', willRevision: 1, customerRevision: 2 };
const placed = OrderPlaced.of({ customerId: 'c1', willRevision: 1, amountPence: 5000, partnerRef: null });
const asked = PaymentRequested.of({ intentId: 'pi_1', amountPence: 5000, attempt: 1 });
const paid = PaymentSucceeded.of({ ...will, intentId: 'pi_1', amountPence: 5000, discount: null });
const drafted = DraftGenerated.of({ orderId: 'o1', willRevision: 1, versionCode: '0a', contentHash: 'c', pdfHash: 'p', wording: 'w' });
const approved = DraftApproved.of({ ...will, approvalId: 'a1', tag: 't' });
const notSent = DraftSendFailed.of({ approvalId: 'a1', reason: 'No answer' });
const sent = DraftSent.of({ approvalId: 'a1', customerId: 'c1', messageId: null, pdfHash: 'p' });
const resubmitted = AnswersResubmitted.of({ ...will, willRevision: 5 });
const started = [placed, asked, paid, drafted];

describe('the row of an order in the list', () => {
  it('says at which stage it is, and since when', () => {
    expect(rowAfter(placed, asked)).toMatchObject({ stage: 'checkout', paymentStatus: 'pending', amountPence: 5000 });
    const row = rowAfter(...started);
    expect(row).toMatchObject({ stage: 'to_decide', draft: 'made' });
    expect(row.waitingSince).toEqual(new Date('2026-11-28T12:02:00Z'));
    expect(rowAfter(...started, approved)).toMatchObject({ sending: true, stage: 'under_way' });
    expect(rowAfter(...started, approved, sent)).toMatchObject({ sending: false, status: 'sent', stage: 'sent' });
  });

  it('begins the checkout anew when its customer comes back to it', () => {
    expect(rowAfter(placed, asked, CheckoutReopened.of({})).waitingSince).toEqual(new Date('2026-11-28T12:02:00Z'));
    expect(rowAfter(placed, asked, OrderAssigned.of({ operatorId: 'a1' })).waitingSince).toEqual(new Date('2026-11-28T12:01:00Z'));
  });

  it('forgets what was wrong with a version when another one is submitted or sent', () => {
    expect(rowAfter(...started, approved, notSent)).toMatchObject({ mailFailed: true, stage: 'mail_failed' });
    const again = [...started, approved, notSent, AnswersReturned.of({ ...will, note: null } as never), resubmitted];
    expect(rowAfter(...again)).toMatchObject({ mailFailed: false, returned: false, draft: 'making', status: 'new' });
    expect(rowAfter(...started, approved, notSent, OrderMarkedSent.of({} as never))).toMatchObject({ mailFailed: false, status: 'sent' });
  });

  it('is among undelivered mails when its newest will or receipt came back, and no more once it is sent again', () => {
    const of = { customerId: 'c1', orderId: 'o1', at: '2026-11-28T12:00:00Z', reason: 'unknown', isHard: true } as const;
    const bounced = (key: string) => ({ ...MailBounced.of({ ...of, kind: 'will' }), stream: `delivery-${key}` });
    const out = [...started, approved, sent];
    expect(rowAfter(...out, bounced('f4'))).toMatchObject({ willBounced: true, status: 'sent', stage: 'mail_failed' });
    expect(rowAfter(...started, approved, bounced('f4'), sent)).toMatchObject({ stage: 'mail_failed' });
    expect(rowAfter(...out, bounced('f2'))).toMatchObject({ receiptBounced: true, stage: 'mail_failed' });
    expect(rowAfter(...out, bounced('another'))).toMatchObject({ willBounced: false, receiptBounced: false, stage: 'sent' });
    const again = [...out, bounced('f4'), ResendRequested.of({ requestId: 'r1' }), bounced('f4')];
    expect(rowAfter(...again)).toMatchObject({ willMail: 'f7', willBounced: false, stage: 'sent' });
    expect(rowAfter(...again, bounced('f7'))).toMatchObject({ stage: 'mail_failed' });
  });

  it('keeps who marked it as sent until it is new again', () => {
    const marked = [...started, OrderMarkedSent.of({} as never)];
    expect(rowAfter(...marked).markedSentBy).toBe('operator:a1');
    expect(rowAfter(...marked, OrderStatusChanged.of({ status: 'new' } as never)).markedSentBy).toBeNull();
    expect(rowAfter(...marked, resubmitted).markedSentBy).toBeNull();
  });

  it('is not there for an order that was not placed', () => {
    expect(rowAfter(paid)).toBeUndefined();
  });
});
