import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminOrderDetail, type CustomerOrder, MESSAGES, type Partner, type Referral } from '@willow/contracts';
import supertest from 'supertest';
import { type Browser, customerWithWill, familyAnswers, mailTo, payByCard, signedInOperator } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { askRefund } from '../../../testing/refunds.ts';
import { until } from '../../../testing/until.ts';
import { PaymentGateway } from '../../orders/payment/payment-gateway.ts';
import { ErasureWorker } from '../../privacy/jobs/erasure.worker.ts';
import { aCouple, keepsAll, leaves, signsInAgain } from '../testing/couple.ts';

let product: Product;
let admin: Browser;
beforeAll(async () => {
  product = await startProduct();
  admin = await signedInOperator(product);
});
afterAll(async () => product?.close());

type Start = { readonly orderId: string; readonly clientSecret: string; readonly finalAmount: number; readonly secondWill?: string };

/** Two people, each with a will that is handed in and not paid for. */
async function twoWills(signedUp?: Parameters<typeof aCouple>[2]) {
  const couple = await aCouple(product, familyAnswers, signedUp);
  await keepsAll(couple);
  const { jane, sam } = couple;
  await until(async () => (await starts(jane.agent)).secondWill !== undefined, 'the pair at the till');
  return { jane, john: sam };
}
const starts = async (agent: Browser, body: object = {}): Promise<Start> =>
  (await agent.post('/api/create-payment-intent').send(body).expect(200)).body;
const confirms = ({ clientSecret }: Start) =>
  supertest(product.stripe.url)
    .post(`/v1/payment_intents/${clientSecret.split('_secret')[0]}/confirm`)
    .set('authorization', `Bearer ${product.config.STRIPE_PUBLISHABLE_KEY}`)
    .type('form')
    .send({ payment_method: 'pm_card_visa', client_secret: clientSecret, return_url: `${product.url}/dashboard` });
const orderOf = async (agent: Browser): Promise<CustomerOrder> => (await agent.get('/api/my-order').expect(200)).body.order;
const isPaid = (agent: Browser) => until(async () => (await orderOf(agent)).paymentStatus === 'succeeded', 'the payment');
const isPrepaid = (agent: Browser) =>
  until(async () => 'prepaid' in (await agent.post('/api/create-payment-intent').send({})).body, 'what the partner paid');
const hasBack = (agent: Browser, pounds: number) => until(async () => (await orderOf(agent)).refunded === pounds, `£${pounds} to go back`);
/** After the days of grace, which outlast every session. */
async function areErased(...people: readonly { readonly agent: Browser; readonly email: string }[]): Promise<void> {
  const ids: string[] = [];
  for (const { agent, email } of people) ids.push((await agent.post('/api/erasure').send({ email }).expect(202)).body.erasure.id);
  product.clock.advance({ minutes: 8 * 24 * 60 });
  await until(async () => {
    await product.worker.get(ErasureWorker, { strict: false }).sweep('test');
    const found = await Promise.all(ids.map((id) => supertest(product.url).get(`/api/erasures/${id}`)));
    return found.every(({ body }) => body.status === 'erased');
  }, 'the erasures');
}
const inConsole = async (orderId: string): Promise<AdminOrderDetail> => (await admin.get(`/api/admin/orders/${orderId}`).expect(200)).body;

const keptOf = async ({ clientSecret }: Start): Promise<number> => {
  const intentId = clientSecret.split('_secret')[0]!;
  const back = (await product.api.get(PaymentGateway, { strict: false }).findRefunds(intentId)).filter(
    ({ status }) => status === 'succeeded',
  );
  const intent = await product.api.get(PaymentGateway, { strict: false }).findIntent(intentId);
  return (intent?.charge.receivedPence ?? 0) - back.reduce((sum, { amountPence }) => sum + amountPence, 0);
};
/** What the card provider has of the two, in pence. */
const keptFor = async (...paid: readonly Start[]): Promise<number> =>
  (await Promise.all(paid.map(keptOf))).reduce((sum, pence) => sum + pence, 0);

async function paysForBoth({ jane, john }: Awaited<ReturnType<typeof twoWills>>): Promise<Start> {
  const start = await starts(jane.agent, { forBoth: true });
  expect(start).toMatchObject({ finalAmount: 100, secondWill: 'added' });
  await confirms(start).expect(200);
  await isPaid(jane.agent);
  await isPrepaid(john.agent);
  return start;
}

describe('£100 once for both', () => {
  it('is paid by one, and the other finds the will paid for, and orders it by a press of their own', async () => {
    const couple = await twoWills();
    const { jane, john } = couple;
    expect(await starts(john.agent)).toMatchObject({ finalAmount: 50, secondWill: 'offered' });
    const { orderId } = await paysForBoth(couple);
    expect((await mailTo(product, jane.email, /receipt/i)).text).toMatch(/your partner's will: £50.00\s+Total paid: £100.00/);
    expect((await orderOf(john.agent)).paymentStatus).not.toBe('succeeded');
    const { body } = await john.agent.post('/api/create-payment-intent').send({ usePrepaid: true }).expect(200);
    expect(body).toMatchObject({ skipPayment: true });
    expect(await orderOf(john.agent)).toMatchObject({ paymentStatus: 'succeeded', prepaid: true, finalAmount: 0 });
    expect((await mailTo(product, john.email, /receipt/i)).text).toMatch(/Paid for by your partner: -£50.00\s+Total paid: £0.00/);
    await until(async () => (await inConsole(body.orderId)).order.prepaid, 'his order in the list');
    expect((await inConsole(orderId)).order).toMatchObject({ finalAmount: 100, secondWill: 50 });
    // Nothing of it is told to her.
    expect(await orderOf(jane.agent)).toMatchObject({ finalAmount: 100, secondWill: 50, refunded: 0 });
  });

  it('has her half back by itself when he had paid before her money came', async () => {
    const { jane, john } = await twoWills();
    const [hers, his] = [await starts(jane.agent, { forBoth: true }), await starts(john.agent)];
    await confirms(his);
    await isPaid(john.agent);
    await confirms(hers);
    await hasBack(jane.agent, 50);
    expect((await inConsole(hers.orderId)).refunds).toMatchObject([{ will: 'second', reason: 'paid_twice', by: null, amount: 50 }]);
    expect(await orderOf(jane.agent)).toMatchObject({ closed: false, paymentStatus: 'succeeded' });
    const johns = await orderOf(john.agent);
    expect(johns).toMatchObject({ finalAmount: 50, refunded: 0 });
    expect(johns).not.toHaveProperty('prepaid');
  });

  it.each([false, true])('takes £100 of two who pay at the same moment, also when he pays for both: %p', async (forBoth) => {
    const { jane, john } = await twoWills();
    const [hers, his] = [await starts(jane.agent, { forBoth: true }), await starts(john.agent, { forBoth })];
    await Promise.all([confirms(hers), confirms(his)]);
    for (const { agent } of [jane, john]) await isPaid(agent);
    await until(async () => (await keptFor(hers, his)) === 10_000, 'what was paid twice to go back');
  });

  it('is offered to nobody whose partner has paid, and stays when one leaves: nobody is told', async () => {
    const couple = await twoWills();
    const { jane, john } = couple;
    await leaves(john.agent).expect(200);
    expect(await starts(jane.agent)).toMatchObject({ secondWill: 'offered' });
    await until(async () => (await starts(john.agent)).secondWill === undefined, 'nothing to be offered to him');
    const start = await starts(john.agent);
    await confirms(start).expect(200);
    await isPaid(john.agent);
    const started = await starts(jane.agent, { forBoth: true });
    expect(started).toMatchObject({ finalAmount: 50 });
    expect(started).not.toHaveProperty('secondWill');
  });
});

describe('what is paid for both', () => {
  it('is found by reading the order when the provider’s message is lost, and the partner’s will by it', async () => {
    const { jane, john } = await twoWills();
    product.stripe.setWebhookMode('off');
    const start = await starts(jane.agent, { forBoth: true });
    await confirms(start).expect(200);
    expect((await john.agent.get('/api/my-order/prepaid').expect(200)).body).toEqual({ prepaid: false });
    await isPaid(jane.agent);
    product.stripe.setWebhookMode('on');
    await isPrepaid(john.agent);
    expect((await john.agent.get('/api/my-order/prepaid').expect(200)).body).toEqual({ prepaid: true });
    expect(await orderOf(jane.agent)).toMatchObject({ finalAmount: 100, secondWill: 50 });
    await john.agent.post('/api/create-payment-intent').send({ usePrepaid: true }).expect(200);
    expect((await john.agent.get('/api/my-order/prepaid').expect(200)).body).toEqual({ prepaid: false });
  });

  it('is not offered once the partner is erased, and an erasure afterwards takes nothing from the payer', async () => {
    const [before, after] = [await twoWills(), await twoWills()];
    const { orderId } = await paysForBoth(after);
    await areErased(before.john, after.john);
    for (const { jane } of [before, after]) await signsInAgain(product, jane);
    admin = await signedInOperator(product);
    await until(async () => (await starts(before.jane.agent, { forBoth: true })).secondWill === undefined, 'nothing to be offered to her');
    expect(await starts(before.jane.agent, { forBoth: true })).toMatchObject({ finalAmount: 50 });
    expect(await orderOf(after.jane.agent)).toMatchObject({ finalAmount: 100, secondWill: 50, refunded: 0, closed: false });
    await askRefund(admin, orderId, 50, { will: 'second', reason: 'asked', note: 'The account is erased.' }).expect(200);
    await hasBack(after.jane.agent, 50);
  });
});

describe('what others earn by it', () => {
  it('is counted once, of the payer’s own will', async () => {
    const rita = await customerWithWill(product);
    const friends = ['hers', 'his', 'last'].map((name) => `${name}.${process.pid}@second-will.test`);
    for (const refereeEmail of friends) await rita.agent.post('/api/referrals').send({ refereeName: 'Jane', refereeEmail }).expect(201);
    const partners: string[] = [];
    for (const refCode of [`HERS-${process.pid}`, `HIS-${process.pid}`]) {
      const partner = { name: 'Elm Solicitors', email: 'paula@elm.test', refCode, commissionRate: '10.00', isActive: true, notes: '' };
      partners.push((await admin.post('/api/admin/partners').send(partner).expect(201)).body.id);
    }
    const couple = await twoWills({
      hers: { email: friends[0], partnerRef: `HERS-${process.pid}` },
      his: { email: friends[1], partnerRef: `HIS-${process.pid}` },
    });
    const { orderId } = await paysForBoth(couple);
    await couple.john.agent.post('/api/create-payment-intent').send({ usePrepaid: true }).expect(200);
    await payByCard(product, (await customerWithWill(product, familyAnswers, { email: friends[2] })).agent);
    const statuses = async () => {
      const { body } = await rita.agent.get('/api/referrals').expect(200);
      const { referrals } = body as { readonly referrals: readonly Referral[] };
      return friends.map((email) => referrals.find(({ refereeEmail }) => refereeEmail === email)?.status);
    };
    // Facts are followed in the order they happened.
    await until(async () => (await statuses())[2] === 'successful', 'the last friend to have paid');
    expect(await statuses()).toEqual(['successful', expect.not.stringMatching('successful'), 'successful']);
    const revenues = async () => {
      const { body } = await admin.get('/api/admin/partners').expect(200);
      return partners.map((id) => (body as readonly Partner[]).find((each) => each.id === id)?.totalRevenue).join();
    };
    await until(async () => (await revenues()) === '50,0', 'what the partners earn by');
    await askRefund(admin, orderId, 50, { will: 'second', note: 'Agreed by telephone.' }).expect(200);
    await hasBack(couple.jane.agent, 50);
    await until(async () => (await inConsole(orderId)).order.refunded === 50, 'the list');
    expect([await revenues(), (await statuses())[0]]).toEqual(['50,0', 'successful']);
  });
});

describe('a refund of one of the two', () => {
  const second = { will: 'second', reason: 'asked', note: '' };

  it('of his takes back what he had not ordered with, and he pays himself', async () => {
    const couple = await twoWills();
    const { orderId } = await paysForBoth(couple);
    await askRefund(admin, orderId, 50, second).expect(200);
    await hasBack(couple.jane.agent, 50);
    expect(await starts(couple.john.agent)).toMatchObject({ finalAmount: 50 });
    expect((await orderOf(couple.jane.agent)).closed).toBe(false);
    await askRefund(admin, orderId, 50, { ...second, refundedBefore: 50 }).expect(409, { message: MESSAGES.refundTooMuch });
  });

  it('of his that he has ordered takes a reason, and his will goes on', async () => {
    const couple = await twoWills();
    const { orderId } = await paysForBoth(couple);
    await couple.john.agent.post('/api/create-payment-intent').send({ usePrepaid: true }).expect(200);
    await askRefund(admin, orderId, 50, second).expect(409, { message: MESSAGES.secondWillUsed });
    await askRefund(admin, orderId, 50, { ...second, note: 'Agreed by telephone.' }).expect(200);
    await hasBack(couple.jane.agent, 50);
    expect(await orderOf(couple.john.agent)).toMatchObject({ paymentStatus: 'succeeded', closed: false, prepaid: true });
  });
});
