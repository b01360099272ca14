import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminOrder, type AdminOrderDetail, MESSAGES, type OrderHistory } from '@willow/contracts';
import Stripe from 'stripe';
import supertest from 'supertest';
import { type Browser, colleague, customerWithWill, payByCard, sendWill, settleFlags, signedInOperator } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { askRefund } from '../../../testing/refunds.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let admin: Browser;
let operator: Browser;
let stripe: Stripe;
beforeAll(async () => {
  product = await startProduct();
  admin = await signedInOperator(product);
  operator = await colleague(product, 'Olive Operator', 'operator');
  const { hostname: host, port } = new URL(product.stripe.url);
  stripe = new Stripe(product.config.STRIPE_SECRET_KEY ?? '', { host, port, protocol: 'http', maxNetworkRetries: 0 });
});
afterAll(async () => product?.close());

async function paidOrder(card?: string) {
  const customer = await customerWithWill(product);
  const paid = await payByCard(product, customer.agent, card);
  await until(async () => (await customer.agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');
  return { ...customer, ...paid };
}
/** What a bank does. */
const play = (payment: string, what: string) =>
  supertest(product.stripe.url).post('/_local/payments').send({ payment, play: what }).expect(200);
const detailOf = async (orderId: string): Promise<AdminOrderDetail> => (await admin.get(`/api/admin/orders/${orderId}`).expect(200)).body;
const standing = (orderId: string, dispute: AdminOrder['dispute']) =>
  until(
    async () => {
      const detail = await detailOf(orderId);
      return detail.order.dispute === dispute ? detail : undefined;
    },
    `the dispute to be ${dispute ?? 'over'}`,
  );
const historyOf = async (orderId: string): Promise<string[]> =>
  ((await admin.get(`/api/admin/orders/${orderId}/history`).expect(200)).body as OrderHistory).entries.map(
    ({ who, says }) => `${who} ${says}`,
  );
const refundedInFigures = async (): Promise<number> => (await admin.get('/api/admin/analytics').expect(200)).body.totals.refunded;
const queued = async (queue: string): Promise<string[]> =>
  (await operator.get(`/api/admin/orders?queue=${queue}`).expect(200)).body.map(({ id }: AdminOrder) => id);

describe('a payment that the customer disputes with the bank', () => {
  it('is in a queue, stops sending, and is answered with a file; won, the will is sent', async () => {
    product.stripe.setWebhookMode('duplicate');
    const { orderId, intentId, agent, email } = await paidOrder('pm_card_createDispute');
    await settleFlags(admin, orderId);
    const { order, disputes } = await standing(orderId, 'needs_response');
    expect(order).toMatchObject({ stage: 'disputed', paymentStatus: 'succeeded', refunded: 0 });
    expect(disputes).toMatchObject([
      { amount: 50, phase: 'chargeback', state: 'needs_response', reason: 'fraudulent', funds: 'withdrawn' },
    ]);
    expect(disputes[0]?.dueBy).toMatch(/^\d{4}-/);
    expect(await queued('disputed')).toContain(orderId);
    await admin.post(`/api/admin/orders/${orderId}/send`).expect(409, { message: MESSAGES.disputeStopsSending });
    await admin.get(`/api/admin/orders/${orderId}/final.pdf`).expect(409, { message: MESSAGES.disputeStopsSending });
    await askRefund(admin, orderId, 50).expect(409, { message: MESSAGES.refundHeldByBank });
    await admin.patch(`/api/admin/orders/${orderId}`).send({ notes: 'Rings twice a day.' }).expect(200);

    await (await colleague(product, 'Al Auditor', 'auditor')).post(`/api/admin/orders/${orderId}/evidence`).expect(403);
    const { text, headers } = await operator.post(`/api/admin/orders/${orderId}/evidence`).expect(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="evidence-${orderId.slice(0, 8)}.txt"`);
    for (const part of [
      email,
      intentId,
      'Signed up: ',
      'Submitted the answers: ',
      'Paid: ',
      'Receipt, accepted for delivery (message',
      'Draft made: ',
    ])
      expect(text).toContain(part);
    expect(text).toContain('the fee is not refunded');
    for (const ours of ['Rings twice', 'note', 'flag']) expect(text).not.toContain(ours);

    await stripe.disputes.update(disputes[0]!.id, { evidence: { uncategorized_text: 'seen by the bank' } });
    expect((await standing(orderId, 'under_review')).order.stage).toBe('dispute_review');
    await admin.post(`/api/admin/orders/${orderId}/send`).expect(409, { message: MESSAGES.disputeStopsSending });
    product.stripe.setWebhookMode('reorder');
    await stripe.disputes.update(disputes[0]!.id, { evidence: { uncategorized_text: 'winning_evidence' } });
    expect((await standing(orderId, null)).disputes).toMatchObject([{ state: 'won', funds: 'reinstated' }]);
    product.stripe.setWebhookMode('on');
    const told = await historyOf(orderId);
    for (const once of [/reported a chargeback/, /withdrew £50\.00/, /is being decided/, /is won/, /gave £50\.00 back/])
      expect(told.filter((line) => once.test(line))).toHaveLength(1);
    expect(told.join('\n')).toMatch(/Olive Operator exported evidence for the card provider/);
    await sendWill(admin, agent, orderId);
  });

  it('and loses us is gone, as a refund is: a will that nobody has is put away, one that was sent stays sent', async () => {
    const { orderId, intentId, agent } = await paidOrder();
    await play(intentId, 'inquiry');
    expect((await standing(orderId, 'needs_response')).disputes).toMatchObject([{ phase: 'inquiry', funds: 'here' }]);
    await play(intentId, 'escalate');
    await until(async () => (await detailOf(orderId)).disputes[0]?.phase === 'chargeback', 'the chargeback');
    await play(intentId, 'lose');
    expect((await standing(orderId, 'lost')).order).toMatchObject({ status: 'archived', stage: 'archived', refunded: 50 });
    await admin.patch(`/api/admin/orders/${orderId}`).send({ status: 'new' }).expect(200);
    await settleFlags(admin, orderId);
    await admin.post(`/api/admin/orders/${orderId}/send`).expect(409, { message: MESSAGES.disputeStopsSending });
    expect((await agent.get('/api/my-order').expect(200)).body.order).toMatchObject({ refunded: 50 });

    const sent = await paidOrder();
    await sendWill(admin, sent.agent, sent.orderId);
    await play(sent.intentId, 'dispute');
    expect((await standing(sent.orderId, 'needs_response')).order).toMatchObject({ status: 'sent', stage: 'disputed' });
    expect((await operator.post(`/api/admin/orders/${sent.orderId}/evidence`).expect(200)).text).toMatch(
      /Will as a PDF, accepted for delivery \(message .*SHA-256 of the PDF [0-9a-f]{64}\)/,
    );
    const refundedBefore = await refundedInFigures();
    await play(sent.intentId, 'lose');
    expect((await standing(sent.orderId, 'lost')).order).toMatchObject({ status: 'sent', stage: 'sent', refunded: 50 });
    await until(async () => (await refundedInFigures()) === refundedBefore + 50, 'the lost payment in the figures');
  });

  it('after the will was approved keeps the mail back', async () => {
    const { orderId, intentId, agent } = await paidOrder();
    await settleFlags(admin, orderId);
    await product.restartWorker(async () => {
      await Promise.all([admin.post(`/api/admin/orders/${orderId}/send`), play(intentId, 'dispute')]);
    });
    const { order } = await standing(orderId, 'needs_response');
    expect(order).toMatchObject({ stage: 'disputed' });
    await until(async () => !(await detailOf(orderId)).order.sending, 'the mail to be kept back');
    expect((await agent.get('/api/will').expect(200)).body.willAnswers.status).not.toBe('sent');
  });
});

describe('a bank’s warning of fraud', () => {
  it('stops sending until an operator has looked into it, or the payment is refunded', async () => {
    const { orderId } = await paidOrder('pm_card_createIssuerFraudRecord');
    await settleFlags(admin, orderId);
    const { order, fraudWarnings } = await standing(orderId, 'fraud');
    expect(order.stage).toBe('disputed');
    expect(fraudWarnings).toMatchObject([{ kind: 'unauthorized_use_of_card', open: true, settled: null }]);
    await admin.post(`/api/admin/orders/${orderId}/send`).expect(409, { message: MESSAGES.fraudStopsSending });
    const settle = `/api/admin/orders/${orderId}/payment-issues`;
    await operator.post(`${settle}/issfr_none/settled`).send({ note: 'She rang: it is her own card.' }).expect(404);
    const { body } = await operator
      .post(`${settle}/${fraudWarnings[0]!.id}/settled`)
      .send({ note: 'She rang: it is her own card.' })
      .expect(200);
    expect(body).toMatchObject({ dispute: null, stage: 'ready' });
    const other = await paidOrder();
    await play(other.intentId, 'fraud_warning');
    await standing(other.orderId, 'fraud');
    await askRefund(admin, other.orderId, 50).expect(200);
    expect((await standing(other.orderId, null)).order).toMatchObject({ status: 'archived', stage: 'archived' });
  });
});
