import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { z } from 'zod';
import { allFacts } from './facts.ts';
import { FactCodec } from './event-sourcing/codec/fact-codec.ts';
import { KeyVault } from './platform/keys/key-vault.ts';
import { EventStore } from './event-sourcing/store/event-store.ts';
import { rebuildProjection } from './event-sourcing/projections/rebuild-projection.ts';
import { readModelDatabase } from './platform/database/read-model-database.ts';
import { allEntities, allProjections } from './read-models.ts';
import { browser, customerWithWill, familyAnswers, payByCard, settleFlags, signedInOperator, signupForm } from './testing/people.ts';
import { Authenticator } from './testing/authenticator.ts';
import { OPERATOR, type Product, startProduct } from './testing/product.ts';
import { until } from './testing/until.ts';
import { willow } from './testing/willow.ts';
import { OrderNoted } from './modules/orders/domain/order.facts.ts';
import { StatusWatch } from './modules/status/watch/status-watch.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await playOneDay(product);
});
afterAll(async () => product?.close());

/** A bit of everything: unpaid, paid, failed, free, archived (with notes), sent and returned orders; accounts that were never verified. */
async function playOneDay(product: Product): Promise<void> {
  const operator = await signedInOperator(product);
  await operator.post('/api/admin/discount-codes').send({ code: 'free', discountPercentage: 100, maxUses: 5 }).expect(201);
  await operator.patch('/api/admin/discount-codes/EXIT10').send({ isActive: false }).expect(200);
  await operator.patch('/api/admin/discount-codes/EXIT10').send({ isActive: true }).expect(200);
  await operator
    .post('/api/admin/partners')
    .send({ name: 'Kim Poole', email: 'kim@friends.test', refCode: 'spring26', notes: 'Pays by voucher' })
    .expect(201);
  await browser(product).post('/api/signup').send(signupForm()).expect(201);
  const inviting = await customerWithWill(product, familyAnswers);
  for (const refereeEmail of ['kim@friends.test', 'lee@friends.test'])
    await inviting.agent.post('/api/referrals').send({ refereeName: 'Kim Poole', refereeEmail }).expect(201);
  await inviting.agent.post('/api/erasure').send({ email: inviting.email }).expect(202);
  const came = { partnerRef: 'spring26' };
  const [unpaid, failed, free, sent] = await Promise.all([1, 2, 3, 4].map(() => customerWithWill(product, familyAnswers, came)));
  await unpaid!.agent.post('/api/create-payment-intent').send({ discountCode: 'EXIT10' }).expect(200);
  await unpaid!.agent.post('/api/create-payment-intent').send({}).expect(200);
  await unpaid!.agent.post('/api/couple').send({ name: 'Kim', email: 'kim@friends.test' }).expect(201);
  await payByCard(product, failed!.agent, 'pm_card_chargeDeclined');
  const { body } = await free!.agent.post('/api/create-payment-intent').send({ discountCode: 'free' }).expect(200);
  await operator.patch(`/api/admin/orders/${body.orderId}`).send({ status: 'archived', notes: 'Paid by voucher' }).expect(200);
  const { orderId } = await payByCard(product, sent!.agent);
  await until(async () => (await sent!.agent.get(`/api/order/${orderId}`)).body.order.paymentStatus === 'succeeded', 'the payment');
  const { body: team } = await operator.get('/api/admin/assignees').expect(200);
  await operator.post(`/api/admin/orders/${orderId}/assignee`).send({ operatorId: team[0].id, before: null }).expect(200);
  await settleFlags(operator, orderId);
  await operator.post(`/api/admin/orders/${orderId}/send`).expect(200);
  await operator.post(`/api/admin/orders/${orderId}/return`).expect(200);
  await sent!.agent
    .post('/api/will')
    .send({ step: 10, answers: { ...familyAnswers, funeralWishes: 'A woodland burial, and tea.' } })
    .expect(200);
  await sent!.agent.post('/api/will/submit').expect(200);
  await until(async () => (await sent!.agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the second draft');
  const will = product.mailbox.messages().find(({ to, subject }) => to === sent!.email && /ready to sign/i.test(subject));
  for (const play of ['deferred', 'delivered', 'blocked', 'bounced', 'complained'] as const) await product.mailbox.play(will!.id, play);
  const message = { name: 'Kim Poole', email: 'kim@friends.test', topic: 'payment', message: 'Can I pay by voucher?' };
  await browser(product).post('/api/contact').send(message).expect(201);
  const watch = product.worker.get(StatusWatch, { strict: false });
  product.stripe.setFault({ kind: '500', times: 1000 });
  await watch.look();
  product.clock.advance({ minutes: 1 });
  await watch.look();
  product.stripe.setFault(null);
  const { body: creation } = await operator.post('/api/admin/account/passkeys/challenge').send({ password: OPERATOR.password }).expect(200);
  const passkey = new Authenticator(product.url).make(creation);
  await operator.post('/api/admin/account/passkeys').send({ name: 'Laptop of Kim Poole', passkey }).expect(201);
  const { body: person } = await operator
    .post('/api/admin/people')
    .send({ name: 'Kim Poole', email: 'kim@friends.test', role: 'auditor' })
    .expect(201);
  await operator.patch(`/api/admin/people/${person.id}`).send({ active: false }).expect(200);
}

const change = async (sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: product.database.ownerUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const rowsOf = async (table: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: product.database.url });
  await client.connect();
  try {
    return (await client.query(`SELECT t.* FROM rm.${table} t ORDER BY t::text`)).rows;
  } finally {
    await client.end();
  }
};

async function replay(...args: readonly string[]): Promise<{ readonly status: number | string; readonly lines: readonly string[] }> {
  const settings = Object.entries(product.config).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  const env = { ...Object.fromEntries(settings), DATABASE_OWNER_URL: product.database.ownerUrl };
  const { status, stdout } = await willow(['audit', 'replay', ...args], env);
  return { status, lines: stdout.trimEnd().split('\n') };
}

describe('read models', () => {
  it.each(allProjections.map((projection) => [projection.name, projection] as const))(
    '%s is the same when it is built again from the first fact',
    async (_name, projection) => {
      const store = product.worker.get(EventStore, { strict: false });
      const codec = new FactCodec(allFacts, product.worker.get(KeyVault, { strict: false }), { strict: true });
      await until(async () => (await rowsOf('order_list')).length === 4, 'the orders to be projected');
      await until(async () => (await rowsOf('service_incident')).length === 1, 'the incident to be projected');
      await until(async () => (await rowsOf('mail_delivery')).length === 1, 'the delivery to be projected');
      const before = await Promise.all(projection.tables.map(rowsOf));
      expect(before.flat().length).toBeGreaterThan(0);
      const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
      await rebuildProjection({
        projection,
        store,
        decode: (event) => codec.toFact(event),
        database: readModelDatabase({ databaseUrl: product.database.url, ownerUrl: product.database.ownerUrl, entities: allEntities }),
        log: quiet,
      });
      expect(await Promise.all(projection.tables.map(rowsOf))).toEqual(before);
    },
  );

  it('are proven to be what the log says, and a row that somebody changed is named by its key', async () => {
    const { status, lines } = await replay();
    expect(lines.map((line) => line.split(':')[0])).toEqual(allProjections.map(({ name }) => `SAME ${name}`));
    expect(status).toBe(0);
    const [row] = (await rowsOf('order_list')) as { readonly id: string }[];
    await change(`UPDATE rm.order_list SET amount_pence = 1 WHERE id = '${row!.id}'`);
    const changed = await replay('order-list');
    expect(changed).toMatchObject({
      status: 1,
      lines: [expect.stringMatching(/^DIFFERS order-list: /), expect.stringContaining(row!.id)],
    });
    await change('DELETE FROM rm.access_log');
    expect((await replay('access-log')).status).toBe(1);
    const rows = await change(`SELECT FROM subscription.checkpoint WHERE build = 'next'`);
    expect(rows).toHaveLength(0);
  });

  it('leave room in their pages where rows changed, also those that were built again', async () => {
    const tables = (await change(
      `SELECT relname AS name, reloptions AS options, pg_stat_get_tuples_updated(oid) AS updated
         FROM pg_class WHERE relnamespace = 'rm'::regnamespace AND relkind = 'r'`,
    )) as { readonly name: string; readonly options: readonly string[] | null; readonly updated: string }[];
    const full = tables.filter(({ options }) => !options?.includes('fillfactor=50'));
    expect(full).toEqual([expect.objectContaining({ name: 'access_log', updated: '0' })]);
  });

  it('hold names and addresses of customers only where a list searches them', async () => {
    const text = JSON.stringify([
      await rowsOf('order_list'),
      await rowsOf('review_flag'),
      await rowsOf('discount_code'),
      await rowsOf('referral_list'),
      await rowsOf('partner'),
      await rowsOf('operator_account'),
    ]);
    for (const personal of ['Jane', 'Kim', 'example.test', 'friends.test', 'Willow Lane', 'voucher']) expect(text).not.toContain(personal);
  });
});

describe('the whole database', () => {
  it('has nothing of a will in clear, anywhere', async () => {
    const client = new pg.Client({ connectionString: product.database.adminUrl });
    await client.connect();
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ hit: boolean }>(`SELECT bool_or(t::text ~ $1) AS hit FROM ${name} t`, [
        'John Henry|Ann Roe|Mary Poole|Kim Poole|friends.test|Willow Lane|woodland|1975-03-27|voucher',
      ]);
      if (rows[0]?.hit) found.push(name);
    }
    await client.end();
    expect(found).toEqual([]);
  });
});

describe('a fact of the wrong shape, sealed under the right key', () => {
  it('is found when the read models are built again to be compared', async () => {
    const store = product.worker.get(EventStore, { strict: false });
    const careless = { ...OrderNoted, personal: z.object({ note: z.string() }) };
    const codec = new FactCodec([careless], product.worker.get(KeyVault, { strict: false }));
    const context = { actor: 'system:test', correlationId: 'c', causationId: 'c', now: new Date() } as const;
    const event = await codec.toEvent('order-careless', 0, { type: 'OrderNoted', data: {}, personal: { note: 'x' } }, context);
    await store.append('order-careless', 'no-stream', [event]);
    await expect(replay('order-list')).rejects.toThrow(/notes/);
  });
});
