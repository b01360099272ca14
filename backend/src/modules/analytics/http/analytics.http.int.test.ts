import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminOrder, Analytics, CustomerPage, FunnelStage } from '@willow/contracts';
import {
  type Browser,
  browser,
  colleague,
  customerWithSentWill,
  customerWithWill,
  familyAnswers,
  signedInCustomer,
  signedInOperator,
  signupForm,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { askRefund } from '../../../testing/refunds.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await startProduct();
  operator = await signedInOperator(product);
});
afterAll(async () => product?.close());

const analytics = async (query: object = {}) => (await operator.get('/api/admin/analytics').query(query).expect(200)).body as Analytics;
const reached = ({ funnel }: Analytics, wanted: FunnelStage) => funnel.find(({ stage }) => stage === wanted)?.customers;

describe('analytics', () => {
  it('count what happened, and agree with the orders to the penny', async () => {
    await browser(product).post('/api/signup').send(signupForm()).expect(201);
    await signedInCustomer(product);
    await customerWithWill(product);
    await operator.post('/api/admin/discount-codes').send({ code: 'free', discountPercentage: 100, maxUses: 5 }).expect(201);
    await operator
      .post('/api/admin/partners')
      .send({ name: 'Kim Poole', email: 'kim@friends.test', refCode: 'SPRING26', commissionRate: '10.00', isActive: true })
      .expect(201);
    const given = await customerWithWill(product, familyAnswers, { partnerRef: 'SPRING26' });
    await given.agent.post('/api/create-payment-intent').send({ discountCode: 'FREE' }).expect(200);
    const sent = await customerWithSentWill(product, operator);
    await until(async () => (await analytics()).totals.paid === 2, 'both payments');
    await until(async () => reached(await analytics(), 'sent') === 1, 'the will to be sent');

    const counted = await analytics();
    expect(counted.funnel.map(({ customers }) => customers)).toEqual([5, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 1, 0]);
    const orders = ((await operator.get('/api/admin/orders').expect(200)).body as AdminOrder[]).filter(
      ({ paymentStatus }) => paymentStatus === 'succeeded',
    );
    const paid = orders.reduce((total, { finalAmount }) => total + finalAmount, 0);
    expect(counted.totals).toEqual({ signUps: 5, paid: 2, revenue: paid, refunded: 0, discount: 100 - paid });
    expect(counted.days).toHaveLength(30);
    expect(counted.days.at(-1)).toMatchObject({ date: counted.to, signUps: 5, paid: 2, revenue: paid });
    expect(counted.discounts).toEqual([{ code: 'FREE', paid: 1, revenue: paid - 50, discount: 100 - paid }]);
    expect(counted.partners).toEqual([{ refCode: 'SPRING26', orders: 1, paid: 1, revenue: paid - 50 }]);
    expect(counted.paidToSent).toMatchObject({ wills: 1, median: expect.any(Number) });
    expect(counted.sentToSigned).toEqual({ wills: 0, median: null, slowestTenth: null });
    expect(counted.flags.wills).toBeGreaterThan(0);
    expect(counted.flags.commonest[0]?.wills).toBeGreaterThan(0);
    expect(JSON.stringify(counted)).not.toContain(given.email);

    await askRefund(operator, sent.orderId, 12.34).expect(200);
    await until(async () => (await analytics()).totals.refunded === 12.34, 'the refund');
    await askRefund(operator, sent.orderId, 0.66, { refundedBefore: 12.34 }).expect(200);
    await until(async () => (await analytics()).totals.refunded === 13, 'the second refund');
    expect((await analytics()).totals).toMatchObject({ paid: 2, revenue: paid - 13, refunded: 13 });
    expect((await analytics()).days.at(-1)).toMatchObject({ revenue: paid - 13 });
  });

  it('are of the days that are asked for, and of those that can be', async () => {
    expect((await analytics({ days: '7' })).days).toHaveLength(7);
    await operator.get('/api/admin/analytics').query({ days: '8' }).expect(400);
    await browser(product).get('/api/admin/analytics').expect(401);
  });
});

describe('the customers one by one', () => {
  const list = async (body: object = {}, who = operator) =>
    (await who.post('/api/admin/customers/search').send(body).expect(200)).body as CustomerPage;
  const names = ({ customers }: CustomerPage) => customers.map(({ person }) => person?.fullName);

  it('are listed newest first, each with how far they came and what brought them, as many as the figures count (A-015)', async () => {
    const gwen = await signedInCustomer(product, { fullName: 'Gwén Unpaid-Pryce', partnerRef: 'SPRING26' });
    const { customers, total, more } = await until(async () => {
      const page = await list();
      return page.customers[0]?.id === gwen.id && page.customers[0].verified ? page : undefined;
    }, 'the newest customer');
    expect({ total, more }).toEqual({ total: reached(await analytics(), 'signed-up'), more: false });
    expect(customers.map(({ stage }) => stage)).toEqual(['signed-up', 'sent', 'paid', 'submitted', 'signed-up', 'signed-up']);
    expect(customers[0]).toMatchObject({
      person: { fullName: 'Gwén Unpaid-Pryce', email: gwen.email },
      orderId: null,
      cameBy: { referred: false, partnerRef: 'SPRING26' },
    });
    const orders = (await operator.get('/api/admin/orders').expect(200)).body as AdminOrder[];
    expect(customers.flatMap(({ orderId }) => orderId ?? []).toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
    expect(customers.filter(({ verified }) => !verified)).toHaveLength(1);
  });

  it('are found by any part of a name or an address, in any case and without accents; nobody by a single letter', async () => {
    expect(names(await list({ search: ' gwen u ' }))).toEqual(['Gwén Unpaid-Pryce']);
    const [gwen] = (await list({ search: 'UNPAID' })).customers;
    expect(names(await list({ search: gwen!.person!.email.toUpperCase() }))).toEqual(['Gwén Unpaid-Pryce']);
    expect(await list({ search: '%'.repeat(2) })).toEqual({ customers: [], total: 0, more: false });
    expect(await list({ search: 'all' })).toMatchObject({ total: 0 });
    for (const body of [{ search: 'a' }, { search: ' b ' }, { page: 0 }, { page: 1.5 }, { page: '2' }, { search: 'x'.repeat(301) }])
      await operator.post('/api/admin/customers/search').send(body).expect(400);
    expect(await list({ search: '\u0301\u0301' })).toMatchObject({ total: 0 });
    expect(await list({ page: 2 })).toMatchObject({ customers: [], total: 6 });
  });

  it('are shown to nobody but the team: not to auditors, who read no names', async () => {
    const auditor = await colleague(product, 'Ada Auditor', 'auditor');
    const customer = await signedInCustomer(product);
    for (const [who, status] of [
      [auditor, 403],
      [customer.agent, 401],
      [browser(product), 401],
    ] as const)
      await who.post('/api/admin/customers/search').send({}).expect(status);
  });
});
