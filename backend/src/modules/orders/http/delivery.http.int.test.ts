import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { v7 as uuid } from 'uuid';
import {
  customerWithWill,
  type Mail,
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
import { patient } from '../../../../../ops/testing/machine/patience.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await startProduct({ TIMEOUT_FACTOR: String(patient(1)) });
  operator = await signedInOperator(product);
});
afterAll(async () => product?.close());

const mailsTo = async (email: string, subject: RegExp) =>
  ((await supertest(product.mailbox.url).get('/api/messages')).body as { id: string; to: string; subject: string }[]).filter(
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

/** All of them while the provider has not answered the first. */
const clickTenTimes = async (address: string) => {
  product.mailbox.setFault({ kind: 'slow', delayMs: 3000, times: 100 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => operator.post(address)));
  product.mailbox.setFault(null);
  return answers;
};

describe('a will that was sent', () => {
  const sentOrder = async () => {
    const order = await paidOrder();
    await operator.post(`/api/admin/orders/${order.orderId}/send`);
    await until(async () => (await order.agent.get('/api/will')).body.willAnswers.status === 'sent', 'the will to be sent');
    await until(async () => (await factsOf(`order-${order.orderId}`, 'DraftSent')) === 1, 'the order to know it');
    return order;
  };
  const sendings = async (orderId: string) =>
    (await operator.get(`/api/admin/orders/${orderId}/reading`).expect(200)).body.sendings as readonly object[];

  it('is resent as it was, once for ten clicks, and says who asked for that', async () => {
    const { email, orderId } = await sentOrder();
    const [first] = await mailsTo(email, /ready to sign/i);
    const again = `/api/admin/orders/${orderId}/resend`;
    const answers = await clickTenTimes(again);
    for (const { status, body } of answers) {
      expect([200, 202]).toContain(status);
      expect(body).toEqual({ emailAddress: email });
    }
    const requests = await factsOf(`order-${orderId}`, 'ResendRequested');
    await until(async () => (await factsOf(`order-${orderId}`, 'WillResent')) === requests, 'the mail to go out');
    const mails = await mailsTo(email, /ready to sign/i);
    expect(mails).toHaveLength(1 + requests);
    expect(requests).toBe(1);
    const whole = async (id: string) => (await supertest(product.mailbox.url).get(`/api/messages/${id}`)).body as Mail;
    const second = await whole(mails.find(({ id }) => id !== first!.id)!.id);
    expect(second.attachments[0]!.content).toBe((await whole(first!.id)).attachments[0]!.content);
    expect(second.text.replaceAll(/\s+/g, ' ')).toContain('the same as we sent it before');
    const [newest, ...before] = await sendings(orderId);
    expect(newest).toMatchObject({ way: 'resent', by: { name: 'olive@willow.example' } });
    expect(before.at(-1)).toMatchObject({ way: 'mail', versionCode: (newest as { versionCode: string }).versionCode });
  });

  it('whose mail fails again is on the list of failed mails until it goes out', async () => {
    const { orderId } = await sentOrder();
    const stage = async () => (await operator.get('/api/admin/orders').query({ search: orderId }).expect(200)).body[0].stage;
    await until(async () => (await stage()) === 'sent', 'the will to be sent');
    product.mailbox.setFault({ kind: '500', times: 100 });
    await operator.post(`/api/admin/orders/${orderId}/resend`).expect(502, { message: 'The email could not be sent. Please try again.' });
    product.mailbox.setFault(null);
    await until(async () => (await stage()) === 'mail_failed', 'the failure in the list');
    await operator.post(`/api/admin/orders/${orderId}/resend`);
    await until(async () => (await stage()) === 'sent', 'the mail in the list');
  });

  it('is resent to nobody while it was never mailed, and by operators only', async () => {
    const { agent, orderId } = await paidOrder();
    const { body } = await operator.post(`/api/admin/orders/${orderId}/resend`).expect(409);
    expect(body.message).toBe('No email with this version of the will has gone out yet. Read it, and approve and send it instead.');
    await operator.post('/api/admin/orders/no-such-order/resend').expect(404);
    await agent.post(`/api/admin/orders/${orderId}/resend`).expect(401);
  });

  it('has its receipt mailed once for ten clicks', async () => {
    const { orderId } = await paidOrder();
    const answers = await clickTenTimes(`/api/admin/resend-receipt/${orderId}`);
    for (const { status } of answers) expect([200, 202]).toContain(status);
    expect(await factsOf(`order-${orderId}`, 'ReceiptRequested')).toBe(1);
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
    expect(Date.now() - started).toBeLessThan(patient(20_000));
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
