import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderChanges, WillAnswers } from '@willow/contracts';
import pg from 'pg';
import supertest from 'supertest';
import { v7 as uuid } from 'uuid';
import {
  browser,
  customerWithWill,
  familyAnswers,
  payByCard,
  submitOldAnswers,
  settleFlags,
  signedInOperator,
  type Browser,
} from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { createOperator, Operators } from '../../operators/index.ts';

const AUDITOR = { email: 'audrey@willow.example', password: 'another password of length', name: 'Audrey', role: 'auditor' } as const;
const WITHOUT_GIFT: WillAnswers = { ...familyAnswers, hasSpecificGifts: false, specificGifts: [] };
const NOTHING: OrderChanges = { earlier: null, notCompared: null, changes: [], redline: [] };

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await sharedProduct();
  operator = await signedInOperator(product);
});

const drafted = (agent: Browser) =>
  until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');

async function paidOrder(answers: WillAnswers = familyAnswers) {
  const customer = await customerWithWill(product, answers);
  const { orderId } = await payByCard(product, customer.agent);
  await until(async () => (await reviewed(orderId)) !== null, 'the review');
  return { ...customer, orderId };
}

const reviewed = async (orderId: string): Promise<string | null> =>
  (await operator.get(`/api/admin/orders/${orderId}/flags`).expect(200)).body.answerHash;

const changesOf = async (orderId: string): Promise<OrderChanges> =>
  (await operator.get(`/api/admin/orders/${orderId}/changes`).expect(200)).body as OrderChanges;

const save = (agent: Browser, answers: WillAnswers) => agent.post('/api/will').send({ step: 10, answers }).expect(200);

async function goesBackFor(orderId: string, agent: Browser, answers: WillAnswers): Promise<void> {
  await operator.post(`/api/admin/orders/${orderId}/return`).expect(200);
  await agent.get('/api/will').expect(200);
  await save(agent, answers);
  await agent.post('/api/will/submit').expect(200);
  await drafted(agent);
}

describe('what changed in meaning since the last review', () => {
  it('is said in sentences once the answers went back and were submitted again (AM-9)', async () => {
    const { orderId, agent } = await paidOrder();
    expect(await changesOf(orderId)).toEqual(NOTHING);
    const before = new Date().toISOString();
    await goesBackFor(orderId, agent, WITHOUT_GIFT);
    const { earlier, notCompared, changes, redline } = await changesOf(orderId);
    expect(earlier).toEqual({ submittedAt: expect.stringMatching(/Z$/), sent: false });
    expect(earlier!.submittedAt < before).toBe(true);
    expect(notCompared).toBeNull();
    expect(changes[0]).toEqual({ sentence: 'Ann Roe is no longer given: my piano.', clause: null });
    const gifts = redline.find(({ lines }) => lines.some(({ runs }) => runs.some(({ text }) => text.includes('my piano'))))!;
    expect(gifts.change).toBe('gone');
    expect(gifts.lines.flatMap(({ runs }) => runs.map(({ kind }) => kind)).every((kind) => kind === 'deleted')).toBe(true);
    expect(changes.every(({ clause }) => clause === null || /^\d+$/.test(clause))).toBe(true);
  });

  it('compares with the version before, says whether that one was sent, and that nothing changed (AM-9)', async () => {
    const { orderId, agent } = await paidOrder();
    await settleFlags(operator, orderId);
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(200);
    await goesBackFor(orderId, agent, WITHOUT_GIFT);
    const first = await changesOf(orderId);
    expect(first.earlier).toMatchObject({ sent: true });
    expect(first.changes.length).toBeGreaterThan(0);
    await goesBackFor(orderId, agent, WITHOUT_GIFT);
    const second = await changesOf(orderId);
    expect(second).toEqual({ earlier: { submittedAt: expect.any(String), sent: false }, notCompared: null, changes: [], redline: [] });
    expect(second.earlier!.submittedAt > first.earlier!.submittedAt).toBe(true);
  });

  it('is of what was submitted: neither what came before the payment nor what is still being typed counts', async () => {
    const customer = await customerWithWill(product, WITHOUT_GIFT);
    await save(customer.agent, familyAnswers);
    await customer.agent.post('/api/will/submit').expect(200);
    const { orderId } = await payByCard(product, customer.agent);
    await drafted(customer.agent);
    expect(await changesOf(orderId)).toEqual(NOTHING);
    await operator.post(`/api/admin/orders/${orderId}/return`).expect(200);
    await save(customer.agent, { ...familyAnswers, funeralWishes: 'Still thinking.' });
    expect(await changesOf(orderId)).toEqual(NOTHING);
  });

  it('says why nothing is compared when the answers of one version make no will', async () => {
    const unprintable = [{ ...familyAnswers.executors![0]!, fullName: 'John 𒀀 Roe' }];
    const { agent, id } = await customerWithWill(product);
    await submitOldAnswers(product, id, { ...familyAnswers, executors: unprintable });
    const { orderId } = await payByCard(product, agent);
    await until(async () => (await reviewed(orderId)) !== null, 'the review');
    await goesBackFor(orderId, agent, familyAnswers);
    expect(await changesOf(orderId)).toEqual({
      earlier: { submittedAt: expect.any(String), sent: false },
      notCompared: expect.stringMatching(/𒀀.* cannot be printed\.$/),
      changes: [],
      redline: [],
    });
  });

  it('is for operators: every look is recorded, auditors, customers and strangers get none (AM-8)', async () => {
    const { orderId, agent } = await paidOrder();
    const context = { actor: 'system:test', correlationId: 'test', causationId: 'test', now: new Date() } as const;
    await createOperator(product.api.get(Operators, { strict: false }), AUDITOR, { strict: false }, context);
    const auditor = browser(product);
    await auditor.post('/api/admin/login').send({ email: AUDITOR.email, password: AUDITOR.password }).expect(200);
    const path = `/api/admin/orders/${orderId}/changes`;
    await auditor.get(path).expect(403, { message: 'Forbidden' });
    for (const who of [agent, supertest.agent(product.url)]) await who.get(path).expect(401);
    expect(await looksAt(orderId)).toBe(0);
    await changesOf(orderId);
    expect(await looksAt(orderId)).toBe(1);
    await operator.get(`/api/admin/orders/${uuid()}/changes`).expect(404, { message: 'Not found' });
    await operator.get('/api/admin/orders/x/changes').expect(({ status }) => expect([400, 404]).toContain(status));
  });
});

async function looksAt(orderId: string): Promise<number> {
  const client = new pg.Client({ connectionString: product.database.url });
  await client.connect();
  const { rowCount } = await client.query(
    `SELECT 1 FROM es.event WHERE type = 'OrderOpened' AND data->>'orderId' = $1 AND (data->'opened')::jsonb @> '[{"what":"changes"}]'`,
    [orderId],
  );
  await client.end();
  return rowCount ?? 0;
}
