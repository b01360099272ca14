import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DiscountCode, MESSAGES } from '@willow/contracts';
import supertest from 'supertest';
import { FactCodec } from '../../../event-sourcing/codec/fact-codec.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { EventStore } from '../../../event-sourcing/store/event-store.ts';
import { type Browser, customerWithWill, signedInOperator } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { DiscountHoldsWorker } from '../../orders/jobs/discount-holds.worker.ts';
import { Discounts } from '../discounts.repository.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await startProduct();
  operator = await signedInOperator(product);
});
afterAll(async () => product?.close());

const CODES = '/api/admin/discount-codes';
const USED_UP = { message: MESSAGES.discountUsedUp };
const made = async (code: string, discountPercentage: number, maxUses?: number) =>
  (await operator.post(CODES).send({ code, discountPercentage, maxUses }).expect(201)).body as DiscountCode;
const listed = async (code: string) =>
  ((await operator.get(CODES).expect(200)).body as DiscountCode[]).find(({ id }) => id === code)?.limit;
const checkout = (agent: Browser, discountCode?: string) => agent.post('/api/create-payment-intent').send({ discountCode });
/** Again when the service says that it is busy, as it asks for. */
const tried = async (agent: Browser, code: string) => {
  for (;;) {
    const { status, body } = await checkout(agent, code);
    if (status !== 503) return { agent, status, body };
  }
};
const validate = (agent: Browser, code: string) => agent.post('/api/discount-codes/validate').send({ code });
const customers = (howMany: number) => Promise.all(Array.from({ length: howMany }, () => customerWithWill(product)));
const intentOf = ({ clientSecret }: { clientSecret: string }) => clientSecret.split('_secret')[0]!;
const confirm = (body: { clientSecret: string }) =>
  supertest(product.stripe.url)
    .post(`/v1/payment_intents/${intentOf(body)}/confirm`)
    .set('authorization', `Bearer ${product.config.STRIPE_PUBLISHABLE_KEY}`)
    .type('form')
    .send({ payment_method: 'pm_card_visa', client_secret: body.clientSecret, return_url: `${product.url}/dashboard` });
const orderOf = async (agent: Browser) => (await agent.get('/api/my-order').expect(200)).body.order;
/** Long enough for every hold to expire; an operator has to sign in again after that. */
const anHourLater = async () => {
  product.clock.advance({ minutes: 61 });
  operator = await signedInOperator(product);
};
const sweep = () => product.worker.get(DiscountHoldsWorker, { strict: false }).sweep('test');

describe('making a code that is easily guessed and costs much', () => {
  it('is refused without a limit, with what to do about it', async () => {
    for (const [code, discountPercentage] of [
      ['AB', 100],
      [' ab  ', 100],
      ['HALF5', 50],
    ])
      for (const none of [{}, { maxUses: null }])
        await operator
          .post(CODES)
          .send({ code, discountPercentage, ...none })
          .expect(400, { message: MESSAGES.discountNeedsLimit });
    expect((await made('AB', 100, 5)).limit).toEqual({ maxUses: 5, used: 0, held: 0 });
    expect(await listed('AB')).toEqual({ maxUses: 5, used: 0, held: 0 });
  });

  it('needs none when it is longer or takes off less, as the specification has it (A-132, A-133)', async () => {
    for (const [code, percent] of [
      ['GIFT-A', 100],
      ['LESS1', 49],
      ['A', 1],
    ] as const)
      expect(await made(code, percent)).not.toHaveProperty('limit');
    expect(await listed('GIFT-A')).toBeUndefined();
  });

  it.each([0, -1, 1.5, 1001, '5'])('does not take %s for a limit', async (maxUses) => {
    const { body } = await operator.post(CODES).send({ code: 'LIMIT-BAD', discountPercentage: 10, maxUses }).expect(400);
    expect(body.message).toBe(MESSAGES.discountMaxUses);
  });

  it('is changed in its limit later: never below what is taken, and from then on for a code that had none', async () => {
    await made('LATER1', 50);
    const [first, second] = await customers(2);
    await checkout(first!.agent, 'LATER1').expect(200);
    const change = (body: object) => operator.patch(`${CODES}/LATER1`).send(body);
    await change({}).expect(400);
    await change({ maxUses: null }).expect(400);
    expect((await change({ maxUses: 2 }).expect(200)).body).toMatchObject({ isActive: true, limit: { maxUses: 2, used: 0, held: 0 } });
    for (const { agent } of [first!, second!]) await checkout(agent, 'LATER1').expect(200);
    await change({ maxUses: 1 }).expect(409, { message: MESSAGES.discountLimitTooLow });
    expect((await change({ isActive: false }).expect(200)).body).toMatchObject({
      isActive: false,
      limit: { maxUses: 2, used: 0, held: 2 },
    });
  });
});

describe('a code with a limit, at the till', () => {
  it('is had by exactly as many as it allows of fifty at once; the others are told, and pay the full price (T-14)', async () => {
    await made('FIVE5', 50, 5);
    const people = await customers(50);
    const answers = await Promise.all(people.map(({ agent }) => tried(agent, 'FIVE5')));
    const lucky = answers.filter(({ status }) => status === 200);
    const others = answers.filter(({ status }) => status !== 200);
    expect(lucky.map(({ body }) => body.finalAmount)).toEqual([25, 25, 25, 25, 25]);
    expect(others.map(({ status, body }) => ({ status, body }))).toEqual(
      Array.from({ length: 45 }, () => ({ status: 409, body: USED_UP })),
    );
    await until(async () => (await listed('FIVE5'))?.held === 5, 'the uses that are held');
    await validate(others[0]!.agent, 'FIVE5').expect(200, { valid: false, discountPercentage: 0, ...USED_UP });
    await validate(lucky[0]!.agent, 'FIVE5').expect(200, { valid: true, discountPercentage: 50, message: 'Discount code applied' });
    await checkout(lucky[0]!.agent, 'FIVE5').expect(200);

    await Promise.all(lucky.map(({ body }) => confirm(body)));
    await until(async () => (await listed('FIVE5'))?.used === 5, 'the uses that were paid');
    expect(await listed('FIVE5')).toEqual({ maxUses: 5, used: 5, held: 0 });
    const full = await checkout(others[0]!.agent).expect(200);
    expect(full.body.finalAmount).toBe(50);

    await made('FREE', 100, 3);
    const free = await Promise.all(others.map(({ agent }) => tried(agent, 'FREE')));
    expect(free.filter(({ body }) => body.skipPayment).length).toBe(3);
    const late = free.filter(({ body }) => !body.skipPayment);
    expect(new Set(late.map(({ status, body }) => `${status} ${body.message}`))).toEqual(new Set([`409 ${MESSAGES.discountUsedUp}`]));
    await until(async () => (await listed('FREE'))?.used === 3, 'the free orders');
    expect((await checkout(late[0]!.agent).expect(200)).body.finalAmount).toBe(50);
    const orders = await Promise.all(free.map(async ({ agent, body }) => body.skipPayment && (await orderOf(agent)).paymentStatus));
    expect(orders.filter(Boolean)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  });

  it('is counted by its own history, also when two processes decide at once', async () => {
    await made('TWOAPIS', 10, 7);
    const [store, codec] = [product.api.get<EventStore>(EventStore, { strict: false }), product.api.get(FactCodec, { strict: false })];
    const processes = [new Discounts(store, codec), new Discounts(store, codec)];
    const context = { actor: 'system:test', correlationId: 'test', causationId: 'test', now: product.clock.now() } as const;
    const held = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) => {
        const command = { type: 'HoldUse', customerId: `c${at}`, until: context.now.toISOString(), dropped: [] } as const;
        return processes[at % 2]!.handle('TWOAPIS', command, context);
      }),
    );
    const refused = held.filter((one) => one.status === 'rejected').map(({ reason }) => (reason as RefusedError<'CodeUsedUp'>).reason);
    expect(refused).toEqual(Array.from({ length: 33 }, () => 'CodeUsedUp'));
    const { facts } = await processes[0]!.load('TWOAPIS');
    expect(facts.filter(({ type }) => type === 'DiscountUseHeld')).toHaveLength(7);
  });

  it('goes to the next one at once when a customer takes it off or takes another', async () => {
    await made('ONCE-A', 50, 1);
    await made('ONCE-B', 20, 1);
    const [one, two, three] = await customers(3);
    await checkout(one!.agent, 'ONCE-A').expect(200);
    await checkout(two!.agent, 'ONCE-A').expect(409, USED_UP);
    await checkout(one!.agent).expect(200);
    await checkout(two!.agent, 'ONCE-A').expect(200);
    await checkout(one!.agent, 'ONCE-A').expect(409, USED_UP);
    expect((await checkout(two!.agent, 'ONCE-B').expect(200)).body.finalAmount).toBe(40);
    expect((await checkout(one!.agent, 'ONCE-A').expect(200)).body.finalAmount).toBe(25);
    await checkout(three!.agent, 'ONCE-B').expect(409, USED_UP);
  });

  it('goes back when the payment is called off at the provider, and that price is not paid any more', async () => {
    await made('CALLOFF', 50, 1);
    const [one, two] = await customers(2);
    const { body } = await checkout(one!.agent, 'CALLOFF').expect(200);
    await supertest(product.stripe.url)
      .post(`/v1/payment_intents/${intentOf(body)}/cancel`)
      .set('authorization', `Bearer ${product.config.STRIPE_SECRET_KEY}`)
      .expect(200);
    await until(async () => (await orderOf(one!.agent)).paymentStatus === 'failed', 'the failed payment');
    expect(await orderOf(one!.agent)).toMatchObject({ finalAmount: 50, discountCode: null });
    await until(async () => (await checkout(two!.agent, 'CALLOFF')).status === 200, 'the use to be free');
  });
});

describe('a use that is held and not paid', () => {
  it('stays with its customer while the provider is away, and goes to the next one after an hour', async () => {
    await made('AWAY-1', 50, 1);
    const [one, two, three] = await customers(3);
    product.stripe.setFault({ kind: '500', times: 100 });
    await checkout(one!.agent, 'AWAY-1').expect(502);
    product.stripe.setFault(null);
    await checkout(two!.agent, 'AWAY-1').expect(409, USED_UP);
    await validate(one!.agent, 'AWAY-1').expect(200, { valid: true, discountPercentage: 50, message: 'Discount code applied' });
    await anHourLater();
    await until(async () => (await listed('AWAY-1'))?.held === 1, 'the use that is held');
    await sweep();
    await checkout(two!.agent, 'AWAY-1').expect(200);
    await checkout(one!.agent, 'AWAY-1').expect(409, USED_UP);

    const { body } = await checkout(one!.agent).expect(200);
    expect(body.finalAmount).toBe(50);
    await sweep();
    await checkout(three!.agent, 'AWAY-1').expect(409, USED_UP);
  });

  it('is given up with its intent: the discounted price cannot be paid after that, and a paid one stays', async () => {
    await made('HOUR-2', 50, 2);
    const [left, paid, next, last] = await customers(4);
    const open = await checkout(left!.agent, 'HOUR-2').expect(200);
    await confirm((await checkout(paid!.agent, 'HOUR-2').expect(200)).body);
    await until(async () => (await listed('HOUR-2'))?.used === 1, 'the paid use');
    await anHourLater();
    await sweep();
    expect((await confirm(open.body)).status).toBe(400);
    expect(await orderOf(left!.agent)).toMatchObject({ paymentStatus: 'failed', finalAmount: 50, discountCode: null });
    expect(await orderOf(paid!.agent)).toMatchObject({ paymentStatus: 'succeeded', finalAmount: 25, discountCode: 'HOUR-2' });
    await checkout(next!.agent, 'HOUR-2').expect(200);
    await checkout(last!.agent, 'HOUR-2').expect(409, USED_UP);
    await until(async () => (await listed('HOUR-2'))?.held === 1, 'the next one');
    expect(await listed('HOUR-2')).toEqual({ maxUses: 2, used: 1, held: 1 });
  });
});
