import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGES, type Settings } from '@willow/contracts';
import { type Browser, colleague, customerWithWill, payByCard, signedInOperator } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

const PATH = '/api/admin/settings';
const CLOSED = 'We are closed from 24 to 27 December.';

let product: Product;
let admin: Browser;
beforeAll(async () => {
  product = await startProduct();
  admin = await signedInOperator(product);
});
afterAll(async () => product?.close());

const read = async () => (await admin.get(PATH).expect(200)).body as Settings;
const set = async (path: string, body: object = {}) => (await admin.post(`${PATH}/${path}`).send(body).expect(200)).body as Settings;

describe('the settings of the service', () => {
  it('are read by the team and changed by admins alone', async () => {
    const operator = await colleague(product, 'Olga Operator');
    const auditor = await colleague(product, 'Ada Auditor', 'auditor');
    await operator.get(PATH).expect(200, { notice: null, paymentsPaused: false, reviewHours: 24, answers: [], changes: [] });
    await auditor.get(PATH).expect(403);
    for (const [path, body] of [
      ['notice', { text: CLOSED }],
      ['notice/withdraw', {}],
      ['payments/pause', { reason: 'A test' }],
      ['payments/resume', {}],
      ['review-target', { hours: 2 }],
      ['answers', { title: 'Where?', text: 'Here.' }],
    ] as const)
      await operator.post(`${PATH}/${path}`).send(body).expect(403);
    expect((await read()).changes).toEqual([]);
  });

  it('refuse what is no setting, in words', async () => {
    await admin
      .post(`${PATH}/notice`)
      .send({ text: '  ' })
      .expect(400, /Write what customers are to read/);
    await admin
      .post(`${PATH}/notice`)
      .send({ text: 'x'.repeat(301) })
      .expect(400);
    await admin
      .post(`${PATH}/payments/pause`)
      .send({})
      .expect(400, /Say why nobody can pay/);
    for (const hours of [0, 337, 1.5, '2', null])
      await admin
        .post(`${PATH}/review-target`)
        .send({ hours })
        .expect(400, /whole number of hours from 1 to 336/);
  });

  it('show every customer a notice until it is withdrawn, and say who published it', async () => {
    const { agent } = await customerWithWill(product);
    expect((await agent.get('/api/me').expect(200)).body.notice).toBeNull();
    const settings = await set('notice', { text: ` ${CLOSED} ` });
    expect(settings).toMatchObject({ notice: CLOSED, changes: [{ words: `published the notice “${CLOSED}”` }] });
    expect(settings.changes[0]?.by).toMatch(/\w/);
    expect((await agent.get('/api/me').expect(200)).body.notice).toBe(CLOSED);
    expect((await set('notice', { text: CLOSED })).changes).toHaveLength(1);
    expect((await set('notice/withdraw')).changes.map(({ words }) => words)[0]).toBe('withdrew the notice');
    expect((await agent.get('/api/me').expect(200)).body.notice).toBeNull();
  });

  it('stop new payments, not one that was begun, and take them again', async () => {
    const { agent: early } = await customerWithWill(product);
    const { agent } = await customerWithWill(product);
    await early.post('/api/create-payment-intent').send({}).expect(200);
    await set('payments/pause', { reason: 'The provider is away' });
    await agent.post('/api/create-payment-intent').send({}).expect(409, { message: MESSAGES.paymentsPaused });
    await agent.get('/api/my-order').expect(404);
    const { changes, paymentsPaused } = await set('payments/resume');
    expect(paymentsPaused).toBe(false);
    expect(changes.slice(0, 2).map(({ words }) => words)).toEqual(['took payments again', 'paused payments: The provider is away']);
    await payByCard(product, agent);
  });

  it('say how long work may wait before the queues call it late; what is done is never late', async () => {
    const { agent } = await customerWithWill(product);
    const { orderId } = await payByCard(product, agent);
    const queue = async (name: string) => {
      const { body } = await admin.get('/api/admin/order-queues').expect(200);
      return (body as Record<string, { count: number; late: number }>)[name];
    };
    const waiting = () => queue('to_decide');
    await until(async () => ((await waiting())?.count ?? 0) > 0, `order ${orderId} to wait for decisions`);
    expect((await waiting())?.late).toBe(0);
    // Steps shorter than the half-hour after which an operator who does nothing is signed out.
    for (let step = 0; step < 3; step++) {
      product.clock.advance({ minutes: 25 });
      expect((await waiting())?.late).toBe(0);
    }
    await set('review-target', { hours: 1 });
    const counts = await waiting();
    expect(counts?.late).toBe(counts?.count);
    await admin.patch(`/api/admin/orders/${orderId}`).send({ status: 'archived' }).expect(200);
    for (let step = 0; step < 3; step++) {
      product.clock.advance({ minutes: 25 });
      expect(await queue('archived')).toMatchObject({ count: 1, late: 0 });
    }
  });

  it('keep prepared answers for the whole team, which admins write, change and remove', async () => {
    const operator = await colleague(product, 'Oscar Operator');
    const { answers } = await set('answers', { title: 'Where is my will?', text: 'Zanzibar.' });
    expect(answers).toEqual([{ id: expect.any(String), title: 'Where is my will?', text: 'Zanzibar.' }]);
    const [answer] = answers;
    expect((await operator.get(PATH).expect(200)).body.answers).toEqual(answers);
    for (const body of [{ text: 'x' }, { title: ' ', text: 'x' }, { title: 'x', text: 'y'.repeat(2001) }])
      await admin.post(`${PATH}/answers`).send(body).expect(400);
    const words = { title: 'Where is it?', text: 'On its way.' };
    await admin
      .post(`${PATH}/answers`)
      .send({ id: answer!.id, ...words, before: { title: 'Where is my will?', text: 'Older' } })
      .expect(409);
    expect((await set('answers', { id: answer!.id, ...words })).answers).toEqual([{ id: answer!.id, ...words }]);
    await operator.delete(`${PATH}/answers/${answer!.id}`).expect(403);
    expect(((await admin.delete(`${PATH}/answers/${answer!.id}`).expect(200)).body as Settings).answers).toEqual([]);
    await admin
      .post(`${PATH}/answers`)
      .send({ id: answer!.id, ...words })
      .expect(409, { message: 'A colleague has removed this answer. Copy your text and add it as a new one.' });
  });
});
