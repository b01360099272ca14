import { describe, expect, it } from '@jest/globals';
import type { QueryBus } from '@nestjs/cqrs';
import type { Config } from '../../../platform/config/config.ts';
import { EnquiryClosed, EnquiryRaised, type OrderFact, PaymentRefunded, RefundFailed, RefundStarted } from '../domain/order.facts.ts';
import { initialOrder, type Order } from '../domain/order.state.ts';
import type { Orders } from '../orders.repository.ts';
import { NoticesWorker } from './notices.worker.ts';

const placed = { customerId: 'c1', willRevision: 1, amountPence: 5_000, partnerRef: null };
const state = { ...initialOrder, placed, payment: { ...initialOrder.payment, intentId: 'pi_1' } } as unknown as Order;
const JANE = { fullName: 'Jane Roe', email: 'jane@roe.test' };

function workerOf(facts: readonly OrderFact[], { details = JANE, changes = {} }: { details?: object | null; changes?: object } = {}) {
  const recorded = facts.map((fact) => ({ ...fact, recordedAt: '2026-11-28T12:00:00Z', metadata: { occurredAt: '2026-11-28T12:00:00Z' } }));
  return new NoticesWorker(
    { load: async () => ({ state: { ...state, ...changes }, facts: recorded }) } as unknown as Orders,
    { execute: async () => ({ details }) } as unknown as QueryBus,
    { publicUrl: 'https://willow.test' } as Config,
  );
}

const refund = { intentId: 'pi_1', amountPence: 2_000, refundId: 're_1', requestId: null, customerId: 'c1', leftPence: 3_000 };
const started = RefundStarted.of(refund);
const arrived = PaymentRefunded.of(refund);
const failed = RefundFailed.of({ ...refund, reason: 'closed' });
const toldOf = (about: 'RefundStarted' | 'PaymentRefunded' | 'RefundFailed', ...facts: readonly OrderFact[]) =>
  workerOf(facts).refund({ orderId: 'o1', refundId: 're_1', about });

describe('what a customer is told of a refund', () => {
  it('is that it is on its way, and then that it has arrived', async () => {
    const first = await toldOf('RefundStarted', started);
    const then = await toldOf('PaymentRefunded', started, arrived);
    expect(first).toMatchObject({ to: 'jane@roe.test', about: { kind: 'refund', customerId: 'c1', orderId: 'o1' } });
    expect(first?.text).toContain('£20');
    expect(then?.subject).not.toBe(first?.subject);
    expect(await toldOf('PaymentRefunded', arrived)).toMatchObject({ subject: first?.subject });
  });

  it('is not that it failed, when it was never said to come', async () => {
    expect(await toldOf('RefundFailed', failed)).toBeNull();
    expect(await toldOf('RefundFailed', started, failed)).not.toBeNull();
  });

  it('is nothing of a charge that was never the order’s', async () => {
    expect(await toldOf('RefundStarted', RefundStarted.of({ ...refund, intentId: 'pi_2' }))).toBeNull();
  });

  it('says what it means for the will', async () => {
    const all = { ...refund, leftPence: 0 };
    const of = async (fact: OrderFact, changes: object = {}) =>
      (await workerOf([fact], { changes }).refund({ orderId: 'o1', refundId: 're_1', about: 'PaymentRefunded' }))?.text ?? '';
    const [goesOn, stopped, sent] = [
      await of(arrived),
      await of(PaymentRefunded.of(all)),
      await of(PaymentRefunded.of(all), { versions: [{ sent: true }] }),
    ];
    expect(goesOn).toContain('Nothing changes for your will');
    expect(new Set([goesOn, stopped, sent]).size).toBe(3);
  });
});

describe('a notice', () => {
  it('goes to nobody once the customer was erased', async () => {
    const file = { orderId: 'o1', file: 'evidence', at: '2026-11-28T12:00:00Z' } as const;
    expect(await workerOf([]).fileMade(file)).toMatchObject({ to: 'jane@roe.test', about: { kind: 'file-made' } });
    expect(await workerOf([], { details: null }).fileMade(file)).toBeNull();
    expect(await workerOf([], { changes: { placed: null } }).fileMade(file)).toBeNull();
  });

  it('of a problem or a question that is not there is none', async () => {
    expect(await workerOf([]).problemAnswered({ orderId: 'o1', problemId: 'x' })).toBeNull();
    expect(await workerOf([]).enquiry({ orderId: 'o1', enquiryId: 'x' })).toBeNull();
    expect(await workerOf([]).problemReceived({ orderId: 'o1' })).toMatchObject({ about: { kind: 'problem-received' } });
  });

  it('asks a question while it is open', async () => {
    const asked = EnquiryRaised.of({ enquiryId: 'e1', step: 3 }, { question: 'Who is Ann?' });
    const mail = await workerOf([asked]).enquiry({ orderId: 'o1', enquiryId: 'e1' });
    expect(mail?.text).toContain('Who is Ann?');
    const withdrawn = [asked, EnquiryClosed.of({ enquiryId: 'e1', answered: false })];
    expect(await workerOf(withdrawn).enquiry({ orderId: 'o1', enquiryId: 'e1' })).toBeNull();
  });
});
