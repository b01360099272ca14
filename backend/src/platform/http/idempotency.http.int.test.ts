import type { ClientRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGES } from '@willow/contracts';
import pg from 'pg';
import { patient } from '../../../../ops/testing/machine/patience.ts';
import { type Browser, browser, colleague, customerWithWill, payByCard, signedInOperator } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';

let product: Product;
let olive: Browser;
let database: pg.Client;
beforeAll(async () => {
  product = await startProduct();
  olive = await signedInOperator(product);
  database = new pg.Client({ connectionString: product.database.adminUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await product?.close();
});

let count = 0;
const newKey = (): string => `a-key-of-one-press-${(count += 1)}`;
const partner = (refCode: string, more: object = {}) => ({ name: 'Elm Solicitors', email: 'paula@elm.test', refCode, ...more });
const create = (by: Browser, key: string, body: object) => by.post('/api/admin/partners').set('idempotency-key', key).send(body);

describe('a change that is asked for again with its key, because the answer was lost', () => {
  it('is done once, and answered as it was, also to many at the same moment', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(olive, key, partner('ONCE'))));
    const later = await create(olive, key, partner('ONCE'));
    expect(new Set([...answers, later].map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1);
    expect(later.headers['set-cookie']?.toString()).toContain('willow-position');
    await create(olive, newKey(), partner('ONCE')).expect(409, { message: MESSAGES.refCodeExists });
  });

  it('comes with the version of then', async () => {
    const { agent } = await customerWithWill(product);
    const { orderId } = await payByCard(product, agent);
    const order = `/api/admin/orders/${orderId}`;
    const key = newKey();
    const note = () => olive.patch(order).set('idempotency-key', key).send({ notes: 'Rang Jane about the boat' });
    const [first, second] = [await note(), await note()];
    expect(first.status).toBe(200);
    expect([second.status, second.headers['etag'], second.text]).toEqual([200, first.headers['etag'], first.text]);
    expect((await olive.get(order).expect(200)).body.notes).toHaveLength(1);
    await olive.patch(order).send({ notes: 'Rang Jane about the boat' }).expect(200);
    expect((await olive.get(order).expect(200)).body.notes).toHaveLength(2);
  });

  it('goes on where the first caller has gone away', async () => {
    const key = newKey();
    const first = create(olive, key, partner('GONE'));
    // The types of superagent leave it out.
    (first as unknown as { request(): ClientRequest }).request().once('finish', () => first.abort());
    await expect(first).rejects.toThrow('Aborted');
    const { body } = await create(olive, key, partner('GONE')).expect(201);
    const { body: list } = await olive.get('/api/admin/partners').expect(200);
    expect((list as { id: string; refCode: string }[]).filter(({ refCode }) => refCode === 'GONE').map(({ id }) => id)).toEqual([body.id]);
  });
});

describe('a key', () => {
  it('is of one person and one request', async () => {
    const key = newKey();
    await create(olive, key, partner('MINE')).expect(201);
    await create(olive, key, partner('MINE', { notes: 'Other' })).expect(422, { message: MESSAGES.keyUnusable });
    await create(await colleague(product, 'Otto Other'), key, partner('MINE')).expect(409, { message: MESSAGES.refCodeExists });
    await create(olive, 'short', partner('SHORT')).expect(400, { message: MESSAGES.keyUnusable });
  });

  it('is free again after a refusal, and needs somebody who may', async () => {
    const key = newKey();
    await create(olive, key, partner('')).expect(400);
    await create(olive, key, partner('FREE')).expect(201);
    await create(browser(product), key, partner('FREE')).expect(401);
  });

  it('is not kept, and nobody reads what was answered without it', async () => {
    const key = newKey();
    await create(olive, key, partner('SEALED', { notes: 'Nobody reads this' })).expect(201);
    const { rows } = await database.query<{ row: string }>(
      `SELECT encode(answer, 'escape') AS row FROM auth.kept_answer WHERE answer IS NOT NULL`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toMatch(/Nobody reads|paula|a-key-of/);
  });

  it('whose process ended in the middle is told so, and never done again', async () => {
    const key = newKey();
    await create(olive, key, partner('STOPPED')).expect(201);
    await database.query(`UPDATE auth.kept_answer SET answer = NULL, begun_at = begun_at - interval '2 minutes'
      WHERE begun_at = (SELECT max(begun_at) FROM auth.kept_answer)`);
    await create(olive, key, partner('STOPPED')).expect(409, { message: MESSAGES.interrupted });
  });
});

describe('a change that was done and could not be shown', () => {
  let small: Product;
  beforeAll(async () => {
    small = await startProduct({ TIMEOUT_FACTOR: String(patient(1)) });
  });
  afterAll(async () => small?.close());

  it('is not done again: whoever asks again is told that it was interrupted', async () => {
    const [operator, { agent }] = [await signedInOperator(small), await customerWithWill(small)];
    const { orderId } = await payByCard(small, agent);
    const order = `/api/admin/orders/${orderId}`;
    await until(async () => (await operator.get(order)).status === 200, 'the order');
    const key = newKey();
    const ask = () => operator.post(`${order}/enquiries`).set('idempotency-key', key).send({ question: 'Which street?', step: null });
    // Nobody brings the lists up to date.
    await small.restartWorker(async () => {
      await ask().expect(503, { message: MESSAGES.busy });
      await ask().expect(409, { message: MESSAGES.interrupted });
    });
    expect((await operator.get(order).expect(200)).body.enquiries).toHaveLength(1);
  });
});
