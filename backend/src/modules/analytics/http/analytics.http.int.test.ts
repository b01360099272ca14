import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminOrder, Analytics, FunnelStage } from '@willow/contracts';
import {
  type Browser,
  browser,
  customerWithSentWill,
  customerWithWill,
  familyAnswers,
  signedInCustomer,
  signedInOperator,
  signupForm,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
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
    await customerWithSentWill(product, operator);
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
  });

  it('are of the days that are asked for, and of those that can be', async () => {
    expect((await analytics({ days: '7' })).days).toHaveLength(7);
    await operator.get('/api/admin/analytics').query({ days: '8' }).expect(400);
    await browser(product).get('/api/admin/analytics').expect(401);
  });
});
