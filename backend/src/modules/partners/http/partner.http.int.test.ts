import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminOrder, commissionOn, type Partner } from '@willow/contracts';
import supertest from 'supertest';
import { KeyDestroyed, KeyVault } from '../../../platform/keys/key-vault.ts';
import {
  type Browser,
  browser,
  colleague,
  customerWithWill,
  familyAnswers,
  signedInCustomer,
  signedInOperator,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import type { ProviderRefund } from '../../orders/domain/order.commands.ts';
import { Orders } from '../../orders/orders.repository.ts';
import { ErasureWorker } from '../../privacy/jobs/erasure.worker.ts';
import { RefCodeRegistry } from '../ref-codes.repository.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await startProduct();
  operator = await signedInOperator(product);
});
afterAll(async () => product?.close());

const PARTNERS = '/api/admin/partners';
const RATE_REFUSED = 'Commission rate must be between 0 and 100';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const form = (refCode: string, changes: object = {}) => ({
  name: 'Elm Solicitors',
  email: 'paula@elm.test',
  refCode,
  commissionRate: '12.50',
  isActive: true,
  notes: '',
  ...changes,
});
const create = (refCode: string, changes: object = {}) => operator.post(PARTNERS).send(form(refCode, changes));
const created = async (refCode: string, changes: object = {}): Promise<Partner> => (await create(refCode, changes).expect(201)).body;
const change = (id: string, body: object) => operator.patch(`${PARTNERS}/${id}`).send(body);
/** Again while the list is behind, as the service asks for. */
const list = () =>
  until<Partner[]>(async () => {
    const { status, body } = await operator.get(PARTNERS);
    return status === 200 && body;
  }, 'the list');
const figures = async (id: string) => {
  const { orderCount, successfulOrders, totalRevenue, estimatedCommission } = (await list()).find((each) => each.id === id)!;
  return [orderCount, successfulOrders, totalRevenue, estimatedCommission];
};
const becomes = (id: string, ...wanted: readonly number[]) =>
  until(async () => (await figures(id)).join() === wanted.join(), `the figures ${wanted.join(', ')}`);

/** A customer with a submitted will who came by a partner's link. */
const sent = (partnerRef: string) => customerWithWill(product, familyAnswers, { partnerRef });
const checkout = async (agent: Browser, discountCode?: string) => {
  const { body } = await agent.post('/api/create-payment-intent').send({ discountCode }).expect(200);
  return {
    orderId: String(body.orderId),
    clientSecret: String(body.clientSecret),
    intentId: String(body.clientSecret).split('_secret')[0]!,
  };
};
async function pays(agent: Browser, discountCode?: string) {
  const order = await checkout(agent, discountCode);
  await supertest(product.stripe.url)
    .post(`/v1/payment_intents/${order.intentId}/confirm`)
    .set('authorization', `Bearer ${product.config.STRIPE_PUBLISHABLE_KEY}`)
    .type('form')
    .send({ payment_method: 'pm_card_visa', client_secret: order.clientSecret, return_url: `${product.url}/dashboard` });
  return order;
}

describe('partners', () => {
  it('are made by an operator, and listed with their figures, the newest first (A-021, A-146, A-147, A-148, A-154, D-074, D-080)', async () => {
    const first = await created(' first-26 ', { notes: 'Invoices on the first' });
    expect(first).toEqual({
      ...form('FIRST-26'),
      id: expect.any(String),
      notes: 'Invoices on the first',
      orderCount: 0,
      successfulOrders: 0,
      totalRevenue: 0,
      estimatedCommission: 0,
    });
    const { id, notes, commissionRate, isActive } = (
      await operator.post(PARTNERS).send({ name: 'Oak', email: 'a@oak.test', refCode: 'oak' }).expect(201)
    ).body as Partner;
    expect({ notes, commissionRate, isActive }).toEqual({ notes: null, commissionRate: '10.00', isActive: true });
    expect((await list()).slice(0, 2).map((each) => each.id)).toEqual([id, first.id]);
  });

  it('need a name, an address and a ref code, and a rate from 0 to 100, which is stored with 2 decimals (A-153, A-156, A-168, D-074)', async () => {
    for (const commissionRate of ['-0.01', '100.01', -0.01, 100.01, 'ten', '', null])
      expect((await create('RATES', { commissionRate }).expect(400)).body.message).toBe(RATE_REFUSED);
    for (const [field, wrong, message] of [
      ['refCode', ' ', 'Ref code is required'],
      ['refCode', undefined, 'Ref code is required'],
      ['refCode', 'TWO WORDS', 'Use letters, digits and signs without spaces or accents'],
      ['name', '', 'Name is required'],
      ['email', 'nobody', 'Please enter a valid email address'],
    ] as const)
      expect((await create('RATES', { [field]: wrong }).expect(400)).body.message).toBe(message);
    for (const wrong of [{ refCode: 'x'.repeat(201) }, { notes: 'x'.repeat(10_001) }, { isActive: 'yes' }])
      await create('RATES', wrong).expect(400);
    const { id } = await created('RATES', { commissionRate: 0 });
    for (const [rate, stored] of [
      [100, '100.00'],
      ['7.5', '7.50'],
      ['33.333', '33.33'],
    ])
      expect((await change(id, { commissionRate: rate }).expect(200)).body.commissionRate).toBe(stored);
  });

  it('have a ref code each, whatever its case, also when many ask for one at once (A-155, A-168, D-074)', async () => {
    const answers = await Promise.all(['race', 'RACE', ' Race', 'race', 'RACE '].map((refCode) => create(refCode)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409, 409]);
    await create('race').expect(409, { message: 'Ref code already exists' });
    const other = await created('OTHER');
    await change(other.id, { refCode: 'race', name: 'Not changed' }).expect(409, { message: 'Ref code already exists' });
    expect((await list()).find(({ id }) => id === other.id)).toEqual(other);
    expect((await change(other.id, { refCode: ' other2 ' }).expect(200)).body).toEqual({ ...other, refCode: 'OTHER2' });
    await created('OTHER');
  });

  it('whose creation broke off after its code was taken are created by the next try', async () => {
    const context = { actor: 'system:test', correlationId: 'test', causationId: 'test', now: product.clock.now() } as const;
    await product.api.get(RefCodeRegistry, { strict: false }).assignToNew('BROKEOFF', NOBODY, context);
    expect((await list()).map(({ refCode }) => refCode)).not.toContain('BROKEOFF');
    expect(await created('BROKEOFF')).toMatchObject({ id: NOBODY });
    await create('BROKEOFF').expect(409);
  });

  it('are changed in what is given, and nothing else (A-149, A-150)', async () => {
    const partner = await created('CHANGE', { notes: 'Old' });
    expect((await change(partner.id, { isActive: false }).expect(200)).body).toEqual({ ...partner, isActive: false });
    const after = { name: 'Elm & Ash', email: 'office@elm.test', refCode: 'CHANGE2', commissionRate: '0.00', isActive: true, notes: null };
    expect((await change(partner.id, { ...after, notes: '' }).expect(200)).body).toEqual({ ...partner, ...after });
    expect((await change(partner.id, after).expect(200)).body).toEqual({ ...partner, ...after });
    await change(partner.id, {}).expect(400);
    expect((await change(partner.id, { commissionRate: '101' }).expect(400)).body.message).toBe(RATE_REFUSED);
  });

  it('of a form that was opened before a colleague saved: what nobody else touched is saved, the rest is shown', async () => {
    const { id } = await created('TWOFORMS', { commissionRate: '10', notes: 'Old' });
    const read = {
      name: 'Elm Solicitors',
      email: 'paula@elm.test',
      refCode: 'TWOFORMS',
      commissionRate: '10.00',
      isActive: true,
      notes: 'Old',
    };
    await change(id, { commissionRate: '14', isActive: false }).expect(200);
    const mine = await change(id, { ...read, notes: 'New', before: read }).expect(200);
    expect(mine.body).toMatchObject({ notes: 'New', commissionRate: '14.00', isActive: false });
    const refused = await change(id, { ...read, commissionRate: '15.00', refCode: 'TWOFORMS2', before: read }).expect(409);
    expect(refused.body.errors).toEqual([{ path: ['commissionRate'], message: expect.stringContaining('“14.00”') }]);
    expect((await list()).find((each) => each.id === id)).toMatchObject({ commissionRate: '14.00', refCode: 'TWOFORMS' });
  });

  it('are gone when they are deleted: from the list, and nobody can read who they were; the code is free (A-151, A-173, D-074)', async () => {
    const { id } = await created('GONE');
    await operator.delete(`${PARTNERS}/${id}`).expect(200, { success: true });
    expect((await list()).map((each) => each.id)).not.toContain(id);
    for (const gone of [id, NOBODY.replace('4', '5'), 'none']) {
      await operator.delete(`${PARTNERS}/${gone}`).expect(404, { message: 'Not found' });
      await change(gone, { name: 'Again' }).expect(404, { message: 'Not found' });
    }
    const vault = product.worker.get(KeyVault, { strict: false });
    await until(async () => (await vault.find(`partner-${id}`)) === null, 'the key to be destroyed');
    await expect(vault.keyFor(`partner-${id}`)).rejects.toThrow(KeyDestroyed);
    await created('GONE');
  });

  it('are for operators only: partners have no login, auditors get none (A-019, A-020, A-021, A-023, D-073)', async () => {
    const { id } = await created('GUARD');
    const { agent } = await signedInCustomer(product);
    for (const nobody of [browser(product), agent]) {
      await nobody.get(PARTNERS).expect(401);
      await nobody.post(PARTNERS).send(form('STOLEN')).expect(401);
      await nobody.patch(`${PARTNERS}/${id}`).send({ commissionRate: 100 }).expect(401);
      await nobody.delete(`${PARTNERS}/${id}`).expect(401);
    }
    const auditor = await colleague(product, 'Ann Auditor', 'auditor');
    for (const answer of [await auditor.get(PARTNERS), await auditor.delete(`${PARTNERS}/${id}`)]) expect(answer.status).toBe(403);
  });
});

describe('the commission of a partner', () => {
  it('is on what was paid, at today’s rate, to the penny (A-166, A-167, D-073)', async () => {
    const { id } = await created('PAYS', { commissionRate: '12.50' });
    await operator.post('/api/admin/discount-codes').send({ code: 'PARTNER15', discountPercentage: 15 }).expect(201);
    const [full, cheap, open] = await Promise.all([sent(' pays '), sent('pays'), sent('PAYS')]);
    expect(await figures(id)).toEqual([0, 0, 0, 0]);
    await checkout(open.agent);
    await becomes(id, 1, 0, 0, 0);
    await pays(full.agent);
    await becomes(id, 2, 1, 50, 6.25);
    await pays(cheap.agent, 'PARTNER15');
    await becomes(id, 3, 2, 92.5, 11.56);
    expect((await change(id, { commissionRate: '33.33' }).expect(200)).body.estimatedCommission).toBe(30.83);
    const orders = ((await operator.get('/api/admin/orders').expect(200)).body as AdminOrder[]).filter(
      ({ partnerRef, paymentStatus }) => partnerRef === 'PAYS' && paymentStatus === 'succeeded',
    );
    const pence = orders.reduce((sum, { finalAmount }) => sum + Math.round(finalAmount * 100), 0);
    expect([pence, commissionOn(pence, 3333)]).toEqual([9250, 3083]);
  });

  it('is not on what was paid back; a second payment by mistake was never revenue (D-073)', async () => {
    const { id } = await created('REFUND', { commissionRate: '10' });
    const { agent } = await sent('refund');
    const { orderId, intentId } = await pays(agent);
    await becomes(id, 1, 1, 50, 5);
    const context = { actor: 'system:test', correlationId: 'test', causationId: 'test', now: product.clock.now() } as const;
    const refund = (of: string, amountPence: number, change: Partial<ProviderRefund> = {}) => {
      const made = {
        id: `re_${of}_${amountPence}`,
        intentId: of,
        amountPence,
        status: 'succeeded',
        failure: null,
        requestId: null,
      } as const;
      return product.api.get(Orders, { strict: false }).handle(orderId, { type: 'RecordRefund', refund: { ...made, ...change } }, context);
    };
    await refund(intentId, 1000);
    await refund(intentId, 999);
    await becomes(id, 1, 1, 30.01, 3);
    await refund(intentId, 1);
    await becomes(id, 1, 1, 30, 3);
    await refund(intentId, 1, { status: 'failed', failure: 'lost_or_stolen_card' });
    await becomes(id, 1, 1, 30.01, 3);
    await refund('pi_second', 5000);
    // The answer waits for all that came before it.
    expect((await change(id, { notes: 'Refunded' }).expect(200)).body).toMatchObject({ totalRevenue: 30.01, estimatedCommission: 3 });
  });

  it('counts an order once, however often and from however many sides its payment is reported (A-166)', async () => {
    const { id } = await created('ONCE');
    const { agent } = await sent('once');
    product.stripe.setWebhookMode('duplicate');
    const { orderId } = await pays(agent);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 ? agent.get(`/api/order/${orderId}`) : operator.post(`/api/admin/reconcile-order/${orderId}`),
      ),
    );
    product.stripe.setWebhookMode('on');
    await becomes(id, 1, 1, 50, 6.25);
    await product.restartWorker(async () => undefined);
    const later = await sent('once');
    await pays(later.agent);
    await becomes(id, 2, 2, 100, 12.5);
  });

  it('is of the partner that was active when the customer signed up, whatever becomes of either (A-166, A-168, D-073, D-074)', async () => {
    const { id } = await created('MOVES');
    const early = await sent('moves');
    await change(id, { isActive: false }).expect(200);
    const inactive = await sent('moves');
    await change(id, { isActive: true, refCode: 'MOVED' }).expect(200);
    const heir = await created('MOVES');
    const late = await sent('moves');
    const nobodys = await sent('NO-SUCH-CODE');
    for (const { agent } of [early, inactive, late, nobodys]) await pays(agent);
    await becomes(id, 1, 1, 50, 6.25);
    await becomes(heir.id, 1, 1, 50, 6.25);
    await change(id, { isActive: false }).expect(200);
    expect(await figures(id)).toEqual([1, 1, 50, 6.25]);
    await operator.delete(`${PARTNERS}/${heir.id}`).expect(200);
    const { body } = await operator.get('/api/admin/orders').query({ search: late.email }).expect(200);
    expect(body[0]).toMatchObject({ partnerRef: 'MOVES', paymentStatus: 'succeeded' });
  });

  it('stays when the customer is erased; the copy of everything says by which code the customer came (AM-7)', async () => {
    const { id } = await created('ERASED');
    const customer = await sent('erased');
    await pays(customer.agent);
    await becomes(id, 1, 1, 50, 6.25);
    expect((await customer.agent.get('/api/my-data.json').expect(200)).text).toContain('"partnerCode": "ERASED"');
    const { body } = await customer.agent.post('/api/erasure').send({ email: customer.email }).expect(202);
    product.clock.advance({ minutes: 8 * 24 * 60 });
    operator = await signedInOperator(product);
    for (const by of [operator, await colleague(product, 'Otto')])
      await by.post(`/api/admin/erasures/${body.erasure.id}/agreement`).expect(200);
    await product.worker.get(ErasureWorker, { strict: false }).sweep('test');
    const certificate = () => supertest(product.url).get(`/api/erasures/${body.erasure.id}`);
    await until(async () => (await certificate()).body.status === 'erased', 'the erasure');
    expect(await figures(id)).toEqual([1, 1, 50, 6.25]);
    expect(JSON.stringify(await list())).not.toContain(customer.id);
  });
});
