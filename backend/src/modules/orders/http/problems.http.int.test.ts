import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminOrder, type AdminOrderDetail, type CustomerOrder, MESSAGES } from '@willow/contracts';
import { EventStore } from '../../../event-sourcing/store/event-store.ts';
import { type Browser, browser, customerWithWill, mailTo, payByCard, signedInCustomer, signedInOperator } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await startProduct();
  operator = await signedInOperator(product);
});
afterAll(async () => product?.close());

const TEXT = 'My sister is called Anne, with an e.';
const report = (agent: Browser, text: unknown = TEXT) => agent.post('/api/my-order/problems').send({ text });
const problemsOf = async (agent: Browser) => ((await agent.get('/api/my-order').expect(200)).body.order as CustomerOrder).problems;
const listed = async (orderId: string) => {
  const { body } = await operator.get('/api/admin/orders').query({ search: orderId }).expect(200);
  return (body as AdminOrder[])[0]!;
};
const detailOf = async (orderId: string) => (await operator.get(`/api/admin/orders/${orderId}`).expect(200)).body as AdminOrderDetail;
const paid = async () => {
  const customer = await customerWithWill(product);
  const { orderId } = await payByCard(product, customer.agent);
  await until(async () => (await customer.agent.get('/api/my-order')).body.order?.paymentStatus === 'succeeded', 'the payment');
  return { ...customer, orderId };
};

describe('something is wrong with a will', () => {
  it('reaches the team at once, is acknowledged by mail, and is answered where the customer sees it', async () => {
    const { agent, email, orderId } = await paid();
    const { body } = await report(agent).expect(201);
    expect(body.order.problems).toEqual([{ id: expect.any(String), reportedAt: expect.stringMatching(/Z$/), answeredAt: null }]);
    const mail = await mailTo(product, email, /We have your message/);
    expect(mail.text).not.toContain('Anne');

    await until(async () => (await listed(orderId)).openProblems === 1, 'the mark in the list');
    const withProblems = async () => (await operator.get('/api/admin/orders').query({ problems: 'open' }).expect(200)).body as AdminOrder[];
    expect((await withProblems()).map(({ id }) => id)).toEqual([orderId]);
    const [problem] = (await detailOf(orderId)).problems;
    expect(problem).toMatchObject({ text: TEXT, answered: null });

    await report(agent, 'And the house is number 14.').expect(201);
    const answered = `/api/admin/orders/${orderId}/problems/${problem!.id}/answered`;
    expect((await operator.post(answered).expect(200)).body).toMatchObject({ openProblems: 1 });
    expect((await operator.post(answered).expect(200)).body).toMatchObject({ openProblems: 1 });
    expect((await detailOf(orderId)).problems).toMatchObject([
      { text: TEXT, answered: { by: { name: 'First operator' }, at: expect.stringMatching(/Z$/) } },
      { text: 'And the house is number 14.', answered: null },
    ]);
    expect(await problemsOf(agent)).toMatchObject([{ answeredAt: expect.stringMatching(/Z$/) }, { answeredAt: null }]);
  });

  it('is the own order only, of whoever is signed in, once it is paid', async () => {
    await report(browser(product)).expect(401);
    await report((await signedInCustomer(product)).agent).expect(404, { message: MESSAGES.noOrder });
    const unpaid = await customerWithWill(product);
    await unpaid.agent.post('/api/create-payment-intent').send({}).expect(200);
    await report(unpaid.agent).expect(409, { message: MESSAGES.paymentNotReceived });
    const { agent, orderId } = await paid();
    await agent.post(`/api/admin/orders/${orderId}/problems/any/answered`).expect(401);
    await operator.post(`/api/admin/orders/${orderId}/problems/unknown/answered`).expect(404, { message: MESSAGES.problemUnknown });
    await operator.post('/api/admin/orders/unknown/problems/unknown/answered').expect(404);
  });

  it('is said in words, and not in a book', async () => {
    const { agent } = await paid();
    for (const text of ['', '   ', null, 7]) await report(agent, text).expect(400, /Say in a few words/);
    await report(agent, 'x'.repeat(2001)).expect(400, new RegExp(MESSAGES.problemTooLong));
    expect(await problemsOf(agent)).toEqual([]);
  });

  it('can be said five times a day', async () => {
    const { agent } = await paid();
    for (let time = 0; time < 5; time += 1) await report(agent).expect(201);
    await report(agent).expect(429, { message: MESSAGES.tooManyProblems });
    expect(await problemsOf(agent)).toHaveLength(5);
  });

  it('stands in the log only sealed', async () => {
    const { agent } = await paid();
    await report(agent, 'Zoe must not inherit.').expect(201);
    for await (const event of product.api.get<EventStore>(EventStore, { strict: false }).readAll('start'))
      expect(JSON.stringify(event)).not.toContain('Zoe must not');
  });
});
