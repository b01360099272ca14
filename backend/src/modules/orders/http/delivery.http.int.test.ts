import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { v7 as uuid } from 'uuid';
import {
  customerWithWill,
  mailTo,
  payByCard,
  submitOldAnswers,
  settleFlags,
  signedInOperator,
  type Browser,
  familyAnswers,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await startProduct({ TIMEOUT_FACTOR: '1' });
  operator = await signedInOperator(product);
});
afterAll(async () => product?.close());

const mailsTo = async (email: string, subject: RegExp) =>
  ((await supertest(product.mailbox.url).get('/api/messages')).body as { to: string; subject: string }[]).filter(
    (mail) => mail.to === email && subject.test(mail.subject),
  );

async function paidOrder() {
  const customer = await customerWithWill(product);
  const { orderId } = await payByCard(product, customer.agent);
  await until(async () => (await customer.agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');
  await settleFlags(operator, orderId);
  return { ...customer, orderId };
}

describe('what happens once', () => {
  it('sixty settlements at the same time make one payment, one receipt and one draft (D-020)', async () => {
    product.stripe.setWebhookMode('duplicate');
    const { agent, email } = await customerWithWill(product);
    const { orderId } = await payByCard(product, agent);
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 2 ? agent.get(`/api/order/${orderId}`) : operator.post(`/api/admin/reconcile-order/${orderId}`),
      ),
    );
    product.stripe.setWebhookMode('on');
    await mailTo(product, email, /receipt/i);
    await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');
    expect(await mailsTo(email, /receipt/i)).toHaveLength(1);
    expect(await factsOf(`order-${orderId}`, 'PaymentSucceeded')).toBe(1);
    expect(await factsOf(`order-${orderId}`, 'ReceiptSent')).toBe(1);
  });

  it('ten clicks on Approve send one mail (D-078)', async () => {
    const { email, orderId } = await paidOrder();
    const answers = await Promise.all(Array.from({ length: 10 }, () => operator.post(`/api/admin/orders/${orderId}/send`)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await mailsTo(email, /ready to sign/i)).length).toBeLessThanOrEqual(2);
    expect(await factsOf(`order-${orderId}`, 'DraftSent')).toBe((await mailsTo(email, /ready to sign/i)).length);
  });
});

describe('when the mail fails', () => {
  it('the order stays as it was, the answer is 502, and the next try sends (AM-6)', async () => {
    const { agent, email, orderId } = await paidOrder();
    product.mailbox.setFault({ kind: '500', times: 100 });
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(502, { message: 'The email could not be sent. Please try again.' });
    product.mailbox.setFault(null);
    const order = await until(async () => {
      const { body } = await operator.get('/api/admin/orders').query({ search: orderId }).expect(200);
      return body[0]?.sending === false && body[0];
    }, 'the failure in the list');
    expect(order).toMatchObject({ status: 'new', mailFailed: true });
    expect((await agent.get('/api/will')).body.willAnswers.status).toBe('draft_generated');
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(200);
    expect(await mailsTo(email, /ready to sign/i)).toHaveLength(1);
  });

  it('a slow mail answers 202 and the fact arrives (AM-6)', async () => {
    const { agent, email, orderId } = await paidOrder();
    product.mailbox.setFault({ kind: 'slow', times: 1, delayMs: 9_000, path: '/v3/mail/send' });
    const started = Date.now();
    const answer = await operator.post(`/api/admin/orders/${orderId}/send`);
    expect([200, 202]).toContain(answer.status);
    expect(Date.now() - started).toBeLessThan(20_000);
    await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'sent', 'the will to be sent', 60_000);
    expect(await mailsTo(email, /ready to sign/i)).toHaveLength(1);
  });

  it('paying, signing up and asking for links never fail for want of mail (C-475, D-104)', async () => {
    product.mailbox.setFault({ kind: '500', times: 3 });
    const { email } = await customerWithWill(product);
    expect(await mailsTo(email, /./)).not.toHaveLength(0);
    product.mailbox.setFault(null);
  });
});

describe('answers that cannot make a will', () => {
  it('are refused at Approve with the reason', async () => {
    const { agent, id } = await customerWithWill(product);
    await submitOldAnswers(product, id, { ...familyAnswers, executors: [{ fullName: '漢字', address: 'x', relationship: 'friend' }] });
    const { orderId } = await payByCard(product, agent);
    await until(async () => (await agent.get(`/api/order/${orderId}`)).body.order.paymentStatus === 'succeeded', 'the payment');
    const answer = await operator.post(`/api/admin/orders/${orderId}/send`);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toMatch(/漢/);
    expect((await agent.get('/api/will')).body.willAnswers.status).toBe('submitted');
  });
});

describe('unknown things', () => {
  it('are 404 to an operator (A-173)', async () => {
    for (const id of [uuid(), 'x']) {
      await operator.get(`/api/admin/orders/${id}/draft.txt`).expect(404);
      await operator.get(`/api/admin/orders/${id}/final.pdf`).expect(404);
      await operator.post(`/api/admin/reconcile-order/${id}`).expect(404);
      await operator.post(`/api/admin/resend-receipt/${id}`).expect(404);
      await operator.patch(`/api/admin/discount-codes/${id}`).send({ isActive: true }).expect(404);
    }
  });
});

async function factsOf(stream: string, type: string): Promise<number> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: product.database.url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM es.event WHERE stream = $1 AND type = $2', [stream, type]);
  await client.end();
  return Number(rows[0]!.count);
}
