import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type AdminOrder, type DiscountCode, londonDate, type OrderHistory, TERMS_OF } from '@willow/contracts';
import supertest from 'supertest';
import { EventStore } from '../../../event-sourcing/store/event-store.ts';
import { customerWithWill, mailTo, payByCard, settleFlags, signedInOperator, type Browser } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await startProduct();
  operator = await signedInOperator(product);
});
afterAll(async () => product?.close());

const status = async (agent: Browser): Promise<string> => (await agent.get('/api/will')).body.willAnswers.status;

describe('what pressing Pay agrees to', () => {
  it('is recorded, for the terms of today and no others, and the receipt says so', async () => {
    const { agent, email } = await customerWithWill(product);
    const agree = (terms: string) => agent.post('/api/my-order/agreement').send({ terms });
    await agree(TERMS_OF).expect(404, { message: 'No order found' });
    await agent.post('/api/create-payment-intent').send({}).expect(200);
    await agree('2025-09-17').expect(400);
    await agree(TERMS_OF).expect(200, {});
    const { orderId } = await payByCard(product, agent);
    expect((await mailTo(product, email, /receipt/i)).text.replaceAll(/\s+/g, ' ')).toContain('this right ends when we have sent you');
    const { body } = await operator.get(`/api/admin/orders/${orderId}/history`).expect(200);
    expect(JSON.stringify(body)).toContain('asked us to start at once');
  });
});

describe('from the answers to a will that is sent', () => {
  it('pays by card, gets a receipt and a draft; an operator approves; the will arrives (C-379, C-380, C-391, C-414, C-415, C-416, C-420, C-421, C-432, C-433, D-024, D-030, A-063, A-068, A-071, A-102, A-171)', async () => {
    const { agent, email } = await customerWithWill(product);
    await agent.get('/api/my-order').expect(404, { message: 'No order found' });
    const { orderId } = await payByCard(product, agent);
    const order = await until(async () => {
      const { body } = await agent.get(`/api/order/${orderId}`).expect(200);
      return body.order.paymentStatus === 'succeeded' && body.order;
    }, 'the payment');
    expect(order).toEqual({
      id: orderId,
      amount: 50,
      finalAmount: 50,
      discountCode: null,
      discountAmount: 0,
      refunded: 0,
      closed: false,
      paymentStatus: 'succeeded',
      problems: [],
      refund: null,
      enquiries: 0,
      updatedAt: expect.stringMatching(/Z$/),
    });
    // The receipt may have gone out meanwhile, which is the order's newest fact.
    const { body: mine } = await agent.get('/api/my-order').expect(200);
    expect(mine.order).toEqual({ ...order, updatedAt: expect.stringMatching(/Z$/) });
    await agent
      .post('/api/will')
      .send({ step: 3, answers: {} })
      .expect(409, { message: 'Your answers are locked because payment has been made.' });
    await agent.patch('/api/me').send({ city: 'Wells' }).expect(409);
    // There are never several to choose from: a customer has one order.
    await agent.post('/api/create-payment-intent').send({}).expect(409, { message: 'You have already paid for your will.' });
    expect((await agent.get('/api/my-order').expect(200)).body.order).toMatchObject({ id: orderId, paymentStatus: 'succeeded' });
    expect((await mailTo(product, email, /receipt/i)).text).toContain('£50.00');
    await until(async () => (await status(agent)) === 'draft_generated', 'the draft');
    await agent.get('/api/will/document.pdf').expect(404);

    const list = await until(async () => {
      const { body } = await operator.get('/api/admin/orders').query({ search: email.toUpperCase() }).expect(200);
      return body[0]?.paymentStatus === 'succeeded' && body;
    }, 'the paid order in the list');
    expect(list).toMatchObject([{ id: orderId, status: 'new', paymentStatus: 'succeeded', user: { email }, notes: null }]);
    expect(Date.parse(list[0].createdAt)).not.toBeNaN();
    const { body: detail } = await operator.get(`/api/admin/orders/${orderId}`).expect(200);
    expect(detail.user).toMatchObject({ fullName: 'Jane Margaret Roe', dob: '1975-03-27' });
    expect(detail.willAnswers.jsonAnswers.children).toHaveLength(2);
    const draft = await operator
      .get(`/api/admin/orders/${orderId}/draft.txt`)
      .expect(200)
      .expect('content-type', 'text/plain; charset=utf-8');
    for (const name of ['Jane Margaret Roe', 'John Henry Roe', 'Ann Roe', 'Ben Roe', 'Mary Poole']) expect(draft.text).toContain(name);
    const pdf = await operator.get(`/api/admin/orders/${orderId}/draft.pdf`).expect(200).expect('content-type', 'application/pdf');
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-');

    await settleFlags(operator, orderId);
    const { body: sent } = await operator.post(`/api/admin/orders/${orderId}/send`).expect(200);
    expect(sent).toMatchObject({ success: true, order: { status: 'sent', sending: false } });
    expect(await status(agent)).toBe('sent');
    const mail = await mailTo(product, email, /ready to sign/i);
    const attached = Buffer.from(mail.attachments[0]!.content, 'base64');
    const downloaded = await agent
      .get('/api/will/document.pdf')
      .expect(200)
      .expect('content-disposition', /attachment/);
    expect(Buffer.compare(downloaded.body, attached)).toBe(0);
    await operator.get(`/api/admin/orders/${orderId}/final.pdf`).expect(200);
  });

  it('a code for the whole price completes the order without the card provider (C-469, D-022, D-026)', async () => {
    await operator.post('/api/admin/discount-codes').send({ code: ' gift100 ', discountPercentage: 100 }).expect(201);
    const { agent, email } = await customerWithWill(product);
    await agent
      .post('/api/discount-codes/validate')
      .send({ code: 'gift100' })
      .expect(200, { valid: true, discountPercentage: 100, message: 'Discount code applied' });
    product.stripe.setFault({ kind: '500', times: 100 });
    const { body } = await agent.post('/api/create-payment-intent').send({ discountCode: 'gift100' }).expect(200);
    product.stripe.setFault(null);
    expect(body).toEqual({ skipPayment: true, orderId: body.orderId });
    const { body: order } = await agent.get('/api/my-order').expect(200);
    expect(order.order).toMatchObject({ paymentStatus: 'succeeded', finalAmount: 0, discountCode: 'GIFT100', discountAmount: 50 });
    await agent.post('/api/will').send({ step: 3, answers: {} }).expect(409);
    expect((await mailTo(product, email, /receipt/i)).text).toContain('No payment required');
    await until(async () => (await status(agent)) === 'draft_generated', 'the draft');
    const gift = await until(async () => {
      const { body: codes } = await operator.get('/api/admin/discount-codes').expect(200);
      const found = (codes as DiscountCode[]).find(({ code }) => code === 'GIFT100');
      return found?.successfulUses === 1 && found;
    }, 'the use of the code');
    expect(gift).toMatchObject({ timesUsed: 1, successfulUses: 1, totalRevenue: 0, totalDiscount: 50 });
  });

  it('EXIT10 takes £10 off, and the intent follows the price up and down (C-382, C-467, D-001, D-003)', async () => {
    const { agent } = await customerWithWill(product);
    const first = await agent.post('/api/create-payment-intent').send({ discountCode: 'EXIT10' }).expect(200);
    expect(first.body).toMatchObject({ amount: 50, finalAmount: 40 });
    const second = await agent.post('/api/create-payment-intent').send({}).expect(200);
    expect(second.body).toMatchObject({ finalAmount: 50, orderId: first.body.orderId });
    const again = await agent.post('/api/create-payment-intent').send({}).expect(200);
    expect(again.body.clientSecret).toBe(second.body.clientSecret);
    await agent.post('/api/create-payment-intent').send({ discountCode: 'NOPE' }).expect(400, { message: 'Invalid discount code' });
  });

  it('the key of the card form comes from the server, and is the public one (C-390, D-023)', async () => {
    const { body } = await supertest(product.url).get('/api/config').expect(200);
    expect(body).toMatchObject({ paymentPublicKey: product.config.STRIPE_PUBLISHABLE_KEY, paymentProvider: 'card' });
    expect(JSON.stringify(body)).not.toContain(product.config.STRIPE_SECRET_KEY);
  });

  it('does not price an unfinished will (C-389, D-021)', async () => {
    const { agent } = await customerWithWill(product);
    await agent
      .post('/api/will')
      .send({ step: 10, answers: { willForYou: 'yes' } })
      .expect(200);
    await agent.post('/api/create-payment-intent').send({}).expect(409, { message: 'Please complete your will before paying.' });
  });

  it('a declined card leaves the order failed and open for another try (C-386, D-018)', async () => {
    const { agent } = await customerWithWill(product);
    const { orderId } = await payByCard(product, agent, 'pm_card_chargeDeclined');
    await until(async () => (await agent.get(`/api/order/${orderId}`)).body.order.paymentStatus === 'failed', 'the failure');
    await payByCard(product, agent);
    await until(async () => (await agent.get(`/api/order/${orderId}`)).body.order.paymentStatus === 'succeeded', 'the payment');
  });

  it('a lost webhook is made up for by reading the order (C-388, D-020)', async () => {
    product.stripe.setWebhookMode('off');
    const { agent } = await customerWithWill(product);
    const { orderId } = await payByCard(product, agent);
    const { body } = await agent.get(`/api/order/${orderId}`).expect(200);
    product.stripe.setWebhookMode('on');
    expect(body.order.paymentStatus).toBe('succeeded');
    await agent.post('/api/will').send({ step: 2, answers: {} }).expect(409);
  });

  it('a checkout that is come back to after it was left begins anew, and not with every look', async () => {
    const { agent, email } = await customerWithWill(product);
    const { orderId } = (await agent.post('/api/create-payment-intent').send({}).expect(200)).body;
    const waitingSince = () =>
      until(async () => {
        const { body } = await operator.get('/api/admin/orders').query({ search: email }).expect(200);
        return body[0]?.waitingSince as string | undefined;
      }, 'the order in the list');
    const visits = async () => {
      const { entries } = (await operator.get(`/api/admin/orders/${orderId}/history`).expect(200)).body as OrderHistory;
      return entries.filter(({ says }) => says === 'came back to the checkout.').length;
    };
    const first = await waitingSince();
    await agent.post('/api/create-payment-intent').send({}).expect(200);
    expect(await visits()).toBe(0);
    product.clock.advance({ minutes: 61 });
    operator = await signedInOperator(product);
    await agent.post('/api/create-payment-intent').send({}).expect(200);
    expect(await visits()).toBe(1);
    await until(async () => (await waitingSince()) > first, 'the wait that begins anew');
  });

  it('an open payment and a paid order are each shown from one read of the order', async () => {
    product.stripe.setWebhookMode('off');
    const { agent } = await customerWithWill(product);
    const { body } = await agent.post('/api/create-payment-intent').send({}).expect(200);
    const reads = jest.spyOn(product.api.get<EventStore>(EventStore), 'readStream');
    const shown = async (paymentStatus: string): Promise<number> => {
      reads.mockClear();
      expect((await agent.get('/api/my-order').expect(200)).body.order).toMatchObject({ paymentStatus });
      return reads.mock.calls.filter(([stream]) => stream === `order-${body.orderId}`).length;
    };
    expect(await shown('pending')).toBe(1);
    product.stripe.setFault({ kind: '500', times: 100 });
    expect(await shown('pending')).toBe(1);
    product.stripe.setFault(null);
    await payByCard(product, agent);
    // The provider is asked about an open payment once in 3 s.
    product.clock.advance({ minutes: 1 });
    await shown('succeeded');
    expect(await shown('succeeded')).toBe(1);
    reads.mockRestore();
    product.stripe.setWebhookMode('on');
  });

  it('reconciles and resends the receipt (A-057, A-070, A-073, A-074, D-028, D-029, D-078)', async () => {
    product.stripe.setWebhookMode('off');
    const { agent, email } = await customerWithWill(product);
    const { orderId } = await payByCard(product, agent);
    await operator.post(`/api/admin/resend-receipt/${orderId}`).expect(409, { message: 'Payment has not been received.' });
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(409, { message: 'Payment has not been received.' });
    await operator.get(`/api/admin/orders/${orderId}/final.pdf`).expect(409);
    await operator.post(`/api/admin/reconcile-order/${orderId}`).expect(200, { orderStatus: 'succeeded', emailSent: true });
    await mailTo(product, email, /receipt/i);
    await operator.post(`/api/admin/reconcile-order/${orderId}`).expect(200, { orderStatus: 'succeeded', emailSent: false });
    product.stripe.setWebhookMode('on');
    await operator.post(`/api/admin/resend-receipt/${orderId}`).expect(200, { emailAddress: email });
  });

  it('everybody sees only their own (C-423, C-424, C-426, C-428, C-431, D-034, A-019, A-020, T-02)', async () => {
    const one = await customerWithWill(product);
    const { body } = await one.agent.post('/api/create-payment-intent').send({}).expect(200);
    const other = await customerWithWill(product);
    await other.agent.get(`/api/order/${body.orderId}`).expect(404, { message: 'No order found' });
    await other.agent.get(`/api/will?userId=${one.id}`).expect(403, { message: 'Forbidden' });
    await other.agent.get('/api/will?userId=no-such-user').expect(403, { message: 'Forbidden' });
    await other.agent.get(`/api/will?userId=${other.id}&userId=${one.id}`).expect(400);
    await other.agent.get(`/api/will?userId=${other.id}`).expect(200);
    for (const path of ['/api/will', '/api/my-order', `/api/order/${body.orderId}`, '/api/will/document.pdf'])
      await supertest(product.url).get(path).expect(401);
    for (const path of ['/api/will', '/api/will/submit', '/api/create-payment-intent', '/api/discount-codes/validate'])
      await supertest(product.url).post(path).send({}).expect(401);
    for (const path of ['orders', `orders/${body.orderId}`, `orders/${body.orderId}/draft.txt`, 'discount-codes', 'me']) {
      await other.agent.get(`/api/admin/${path}`).expect(401, { message: 'Not authenticated' });
      await supertest(product.url).get(`/api/admin/${path}`).expect(401);
    }
    await operator.get('/api/will').expect(401);
  });

  it('the list filters, finds text as it is, and shows what was changed at once (A-033, A-034, A-069, A-099, A-101, A-102, C-341, D-025, D-076, D-077, D-079, A-173)', async () => {
    const { agent } = await customerWithWill(product);
    const { orderId } = await payByCard(product, agent);
    const patched = await operator
      .patch(`/api/admin/orders/${orderId}`)
      .send({ status: 'in_review', notes: 'Ask for a middle name' })
      .expect(200);
    expect(patched.body).toMatchObject({ id: orderId, status: 'in_review', notes: 'Ask for a middle name' });
    const ids = async (query: object) =>
      ((await operator.get('/api/admin/orders').query(query).expect(200)).body as { id: string }[]).map(({ id }) => id);
    expect(await ids({ status: 'in_review' })).toContain(orderId);
    expect(await ids({ status: 'new' })).not.toContain(orderId);
    const { body: fresh } = await operator.get('/api/admin/orders').query({ status: 'new' }).expect(200);
    expect([...new Set((fresh as { status: string }[]).map(({ status: each }) => each))]).toEqual(['new']);
    expect(await ids({ search: 'aRGARET ro' })).toContain(orderId);
    for (const path of ['/api/my-order', `/api/order/${orderId}`, '/api/will', '/api/me'])
      expect((await agent.get(path).expect(200)).text).not.toContain('middle name');
    expect(await ids({ search: orderId.slice(-8) })).toEqual([orderId]);
    expect(await ids({ search: '%' })).toEqual([]);
    const searched = (words: unknown, query: object = {}) => operator.post('/api/admin/orders/search').query(query).send({ search: words });
    const named = await searched(orderId.slice(-8), { status: 'in_review' }).expect(200).expect('x-total-count', '1');
    expect((named.body as { id: string }[]).map(({ id }) => id)).toEqual([orderId]);
    expect((await searched('aRGARET ro', { status: 'sent' }).expect(200)).body).not.toContainEqual(
      expect.objectContaining({ id: orderId }),
    );
    for (const words of [7, undefined, 'x'.repeat(1000)]) await searched(words).expect(400);
    await searched('ro', { status: 'lost' }).expect(400);
    expect(await ids({ dateRange: 'week' })).toContain(orderId);
    // Our clock is an hour ahead of the log's: late in the evening the order is of yesterday.
    const isToday = londonDate(product.clock.now()) === londonDate(new Date());
    expect((await ids({ dateRange: 'today' })).includes(orderId)).toBe(isToday);
    await operator.get('/api/admin/orders').query({ status: 'lost' }).expect(400);
    await operator.patch(`/api/admin/orders/${orderId}`).send({}).expect(400);
    await operator.get('/api/admin/orders/no-such-order').expect(404);
    await operator.patch('/api/admin/orders/no-such-order').send({ status: 'new' }).expect(404);
    await operator.post('/api/admin/orders/no-such-order/send').expect(404);
    const { body: archived } = await operator.patch(`/api/admin/orders/${orderId}`).send({ status: 'archived' }).expect(200);
    expect(archived).toMatchObject({ status: 'archived' });
    expect(await ids({ status: 'all' })).toContain(orderId);
    expect(await ids({ status: 'new' })).not.toContain(orderId);
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(409);
  });

  it('the list goes by pages in any order, says how many there are, and refuses what makes no sense in words (A-063, A-068, D-080)', async () => {
    const list = async (query: object) => {
      const { body, headers } = await operator.get('/api/admin/orders').query(query).expect(200);
      return { ids: (body as AdminOrder[]).map(({ id }) => id), total: Number(headers['x-total-count']), body: body as AdminOrder[] };
    };
    const all = await list({});
    expect(all.total).toBe(all.ids.length);
    expect(all.total).toBeGreaterThan(3);
    for (const sort of [
      'submitted.desc',
      'submitted.asc',
      'user.asc',
      'user.desc',
      'status.asc',
      'payment.desc',
      'waiting.asc',
      'id.asc',
    ]) {
      const pages = await Promise.all([1, 2].map((page) => list({ sort, page, pageSize: 2 })));
      const whole = await list({ sort });
      expect(pages.flatMap(({ ids }) => ids)).toEqual(whole.ids.slice(0, 4));
      expect(pages.map(({ total }) => total)).toEqual([all.total, all.total]);
      expect(whole.ids.toSorted()).toEqual(all.ids.toSorted());
    }
    const names = (await list({ sort: 'user.asc' })).body.map(({ user }) => `${user.fullName.toLowerCase()}\n${user.email}`);
    expect(names).toEqual(names.toSorted());
    const paid = await list({ payment: 'succeeded' });
    expect(new Set(paid.body.map(({ paymentStatus }) => paymentStatus))).toEqual(new Set(['succeeded']));
    expect((await list({ page: 1000, pageSize: 1000 })).ids).toEqual([]);
    expect((await list({ search: all.body[0]!.user.email.slice(0, 2) })).ids).toContain(all.ids[0]);
    // Two letters that an id may have, and two that it may not.
    expect((await list({ search: all.ids[0]!.slice(0, 2).toUpperCase() })).ids).toContain(all.ids[0]);
    expect(await list({ search: 'zq' })).toMatchObject({ ids: [], total: 0 });
    expect((await list({ age: 'week' })).ids).toEqual([]);
    for (const [query, words] of [
      [{ page: 0 }, 'Give page as a whole number from 1 to 1000000'],
      [{ page: 'many' }, 'Give page as a whole number from 1 to 1000000'],
      [{ page: '2.5' }, 'Give page as a whole number from 1 to 1000000'],
      [{ after: 'x' }, 'Give after and before as the list gave them, for the same list in the same order'],
      [{ pageSize: 100_000 }, 'Give pageSize as a whole number from 1 to 1000'],
      [{ sort: 'price.asc' }, /^Choose sort from: id.asc, id.desc, user.asc/],
      [{ payment: 'gold' }, 'Choose payment from: all, pending, processing, succeeded, failed'],
      [{ age: '-1' }, 'Choose age from: all, day, three_days, week'],
      [{ queue: 'mine' }, /^Choose queue from: all, disputed, refund_failed, ready, to_decide/],
    ] as const) {
      const { body } = await operator.get('/api/admin/orders').query(query).expect(400);
      expect(body.message).toMatch(words);
    }
  });

  it('the queues have every order once, and count what they list', async () => {
    const { body: all } = await operator.get('/api/admin/orders').expect(200);
    const { body: counts } = await operator.get('/api/admin/order-queues').expect(200);
    const inQueues: string[] = [];
    for (const [queue, told] of Object.entries(counts)) {
      const { body } = await operator.get('/api/admin/orders').query({ queue, sort: 'waiting.asc' }).expect(200);
      const [first] = body as AdminOrder[];
      expect({ [queue]: { count: (body as AdminOrder[]).length, late: 0, oldest: first?.waitingSince ?? null } }).toEqual({
        [queue]: told,
      });
      inQueues.push(...(body as AdminOrder[]).map(({ id }) => id));
    }
    expect(inQueues.toSorted()).toEqual((all as AdminOrder[]).map(({ id }) => id).toSorted());
    const { agent } = await customerWithWill(product);
    const { orderId } = await payByCard(product, agent);
    const queueHas = async (queue: string) =>
      ((await operator.get('/api/admin/orders').query({ queue }).expect(200)).body as AdminOrder[]).some(({ id }) => id === orderId);
    await until(() => queueHas('to_decide'), 'the draft and its review');
    await settleFlags(operator, orderId);
    expect(await queueHas('ready')).toBe(true);
    await operator.post(`/api/admin/orders/${orderId}/return`).expect(200);
    expect(await queueHas('waiting')).toBe(true);
  });
});
