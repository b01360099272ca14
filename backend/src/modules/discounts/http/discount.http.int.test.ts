import { beforeAll, describe, expect, it } from '@jest/globals';
import type { DiscountCode } from '@willow/contracts';
import supertest from 'supertest';
import { type Browser, customerWithWill, signedInCustomer, signedInOperator } from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { Discounts } from '../discounts.repository.ts';
import { seedCodes } from '../seed-codes.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await sharedProduct();
  operator = await signedInOperator(product);
});

const CODES = '/api/admin/discount-codes';
const made = async (code: string, discountPercentage = 20): Promise<DiscountCode> =>
  (await operator.post(CODES).send({ code, discountPercentage }).expect(201)).body as DiscountCode;
const counted = async (id: string) => ((await operator.get(CODES).expect(200)).body as DiscountCode[]).find((each) => each.id === id);
const validate = (agent: Browser, code: string) => agent.post('/api/discount-codes/validate').send({ code });
const GOOD = { valid: true, discountPercentage: 20, message: 'Discount code applied' };
const BAD = { valid: false, discountPercentage: 0, message: 'Invalid discount code' };

describe('a discount code', () => {
  it('is said to be valid or not with 200; an empty one is 400, and only customers may ask (C-419, C-468, D-004)', async () => {
    const { agent } = await signedInCustomer(product);
    await made('SPRING');
    await validate(agent, 'SPRING').expect(200, GOOD);
    await validate(agent, 'NOPE').expect(200, BAD);
    for (const code of ['', '  ']) {
      const { body } = await validate(agent, code).expect(400);
      expect(body.message).toBe('Please enter a discount code');
    }
    await supertest(product.url).post('/api/discount-codes/validate').send({ code: 'SPRING' }).expect(401);
    await operator.post('/api/discount-codes/validate').send({ code: 'SPRING' }).expect(401);
  });

  it('counts for nothing at the till once it is switched off, until it is switched on again (A-140, A-145, D-006, D-080)', async () => {
    const { id } = await made('SUMMER');
    const { agent } = await customerWithWill(product);
    const { body } = await operator.patch(`${CODES}/${id}`).send({ isActive: false }).expect(200);
    expect(body).toEqual({
      id,
      code: 'SUMMER',
      discountPercentage: 20,
      isActive: false,
      timesUsed: 0,
      successfulUses: 0,
      totalRevenue: 0,
      totalDiscount: 0,
    });
    await validate(agent, 'SUMMER').expect(200, BAD);
    await agent.post('/api/create-payment-intent').send({ discountCode: 'SUMMER' }).expect(400, { message: 'Invalid discount code' });
    await operator.patch(`${CODES}/${id}`).send({ isActive: true }).expect(200);
    await validate(agent, 'SUMMER').expect(200, GOOD);
  });

  it('is one whatever its case and spaces, and good for one customer after the other (A-144, D-006)', async () => {
    expect(await made(' autumn ')).toMatchObject({ code: 'AUTUMN', isActive: true });
    for (const code of ['AUTUMN', 'Autumn ', 'autumn'])
      await operator.post(CODES).send({ code, discountPercentage: 5 }).expect(409, { message: 'Discount code already exists' });
    await operator
      .post(CODES)
      .send({ code: 'x'.repeat(51), discountPercentage: 5 })
      .expect(400);
    for (let customer = 0; customer < 2; customer += 1) {
      const { agent } = await customerWithWill(product);
      const { body } = await agent.post('/api/create-payment-intent').send({ discountCode: ' autumN' }).expect(200);
      expect(body.finalAmount).toBe(40);
    }
  });

  it('counts orders that have it, and money of those that were paid; asking counts nothing (A-142, A-143, D-005)', async () => {
    const { id } = await made('WINTER');
    const { agent } = await customerWithWill(product);
    await validate(agent, 'WINTER').expect(200);
    expect(await counted(id)).toMatchObject({ timesUsed: 0, successfulUses: 0, totalRevenue: 0, totalDiscount: 0 });
    const { body } = await agent.post('/api/create-payment-intent').send({ discountCode: 'WINTER' }).expect(200);
    await until(async () => (await counted(id))?.timesUsed === 1, 'the use');
    expect(await counted(id)).toMatchObject({ successfulUses: 0, totalRevenue: 0, totalDiscount: 0 });
    await supertest(product.stripe.url)
      .post(`/v1/payment_intents/${String(body.clientSecret).split('_secret')[0]!}/confirm`)
      .set('authorization', `Bearer ${product.config.STRIPE_PUBLISHABLE_KEY}`)
      .type('form')
      .send({ payment_method: 'pm_card_visa', client_secret: body.clientSecret, return_url: `${product.url}/dashboard` });
    await until(async () => (await counted(id))?.successfulUses === 1, 'the payment');
    expect(await counted(id)).toMatchObject({ timesUsed: 1, successfulUses: 1, totalRevenue: 40, totalDiscount: 10 });

    const other = await customerWithWill(product);
    await other.agent.post('/api/create-payment-intent').send({ discountCode: 'WINTER' }).expect(200);
    await until(async () => (await counted(id))?.timesUsed === 2, 'the second use');
    await other.agent.post('/api/create-payment-intent').send({}).expect(200);
    await until(async () => (await counted(id))?.timesUsed === 1, 'the code to be taken off');
  });
});

describe('the code of the exit popup', () => {
  it('takes £10 off £50, and is made once: at the next start it stays as an operator left it (C-101, D-001)', async () => {
    const exit = async () => ((await operator.get(CODES).expect(200)).body as DiscountCode[]).find(({ code }) => code === 'EXIT10');
    expect(await exit()).toMatchObject({ discountPercentage: 20, isActive: true });
    await operator
      .patch(`${CODES}/${(await exit())?.id}`)
      .send({ isActive: false })
      .expect(200);
    const context = { actor: 'system:test', correlationId: 'test', causationId: 'test', now: new Date() } as const;
    await seedCodes(product.api.get(Discounts, { strict: false }), context);
    expect(await exit()).toMatchObject({ isActive: false });
  });
});
