import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { DataSource, Like } from 'typeorm';
import {
  type Browser,
  browser,
  customerWithWill,
  familyAnswers,
  payByCard,
  settleFlags,
  signedInCustomer,
  signedInOperator,
  tokenIn,
  mailTo,
} from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';
import { OrderRow } from '../projections/order-list.entity.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await sharedProduct();
  operator = await signedInOperator(product);
});

const intentOf = (secret: string): string => secret.split('_secret')[0]!;
const confirm = (clientSecret: string, card = 'pm_card_visa') =>
  supertest(product.stripe.url)
    .post(`/v1/payment_intents/${intentOf(clientSecret)}/confirm`)
    .set('authorization', `Bearer ${product.config.STRIPE_PUBLISHABLE_KEY}`)
    .type('form')
    .send({ payment_method: card, client_secret: clientSecret, return_url: `${product.url}/dashboard` });
const paid = (agent: Browser) =>
  until(async () => (await agent.get('/api/my-order')).body.order.paymentStatus === 'succeeded', 'the payment');
/** The answers lock a moment after the payment. */
const locked = (agent: Browser) => until(async () => (await agent.get('/api/will')).body.willAnswers.locked === true, 'the lock');

describe('two tabs at the till', () => {
  it('leave one intent that can be paid, at the price that was shown last (D-007, T-13)', async () => {
    const { agent } = await customerWithWill(product);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => agent.post('/api/create-payment-intent').send(index % 2 ? { discountCode: 'EXIT10' } : {})),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const secrets = [...new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.clientSecret as string))];
    const confirmed = await Promise.all(secrets.map((secret) => confirm(secret)));
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
    await paid(agent);
  });

  it('show, charge and receipt the same price when the provider fails in between', async () => {
    const { agent, email } = await customerWithWill(product);
    const { body } = await agent.post('/api/create-payment-intent').send({}).expect(200);
    product.stripe.setFault({ kind: '500', times: 100 });
    await agent.post('/api/create-payment-intent').send({ discountCode: 'EXIT10' }).expect(502);
    product.stripe.setFault(null);
    await confirm(body.clientSecret);
    await paid(agent);
    expect((await agent.get('/api/my-order')).body.order).toMatchObject({ finalAmount: 50, discountCode: null });
    expect((await mailTo(product, email, /receipt/i)).text).toContain('Total paid: £50.00');
  });

  const save = (agent: Browser, funeralWishes: string) =>
    agent.post('/api/will').send({ step: 10, answers: { ...familyAnswers, funeralWishes } });

  it('draft and show the newest submission, also when an intent from before it is paid (C-391, D-031, AM-17)', async () => {
    const { agent } = await customerWithWill(product);
    const { body } = await agent.post('/api/create-payment-intent').send({}).expect(200);
    await save(agent, 'Scattered at sea.').expect(200);
    await agent.post('/api/will/submit').expect(200);
    await confirm(body.clientSecret);
    await locked(agent);
    expect((await agent.get('/api/will')).body.willAnswers.jsonAnswers.funeralWishes).toBe('Scattered at sea.');
    const text = (await operator.get(`/api/admin/orders/${body.orderId}/draft.txt`).expect(200)).text;
    expect(text).toContain('Scattered');
    expect(text).not.toContain('woodland');
  });

  it('drop no save that was acknowledged: later answers are kept, told to customer and operator, and come back (AM-17)', async () => {
    const { agent } = await customerWithWill(product);
    const { body } = await agent.post('/api/create-payment-intent').send({}).expect(200);
    const saved = await save(agent, 'Scattered at sea.').expect(200);
    expect(saved.body.willAnswers).toMatchObject({ status: 'in_progress', laterChanges: true });
    await confirm(body.clientSecret);
    await locked(agent);
    expect((await agent.get('/api/will')).body.willAnswers).toMatchObject({
      locked: true,
      laterChanges: true,
      submittedAt: expect.stringMatching(/T.*Z$/),
      jsonAnswers: { funeralWishes: 'A woodland burial.' },
    });
    const detail = await until(async () => {
      const answer = await operator.get(`/api/admin/orders/${body.orderId}`);
      return answer.status === 200 ? answer.body : undefined;
    }, 'the order in the console');
    expect(detail.laterAnswers.questions).toEqual(['Do you have any wishes for your funeral?']);
    await operator.post(`/api/admin/orders/${body.orderId}/return`).expect(200);
    const back = (await agent.get('/api/will')).body.willAnswers;
    expect(back).toMatchObject({ returned: true, jsonAnswers: { funeralWishes: 'Scattered at sea.' } });
  });
});

describe('a payment that fails first', () => {
  it('is found when it succeeds later on the same intent and the webhook is lost (D-020)', async () => {
    const { agent } = await customerWithWill(product);
    const { body } = await agent.post('/api/create-payment-intent').send({}).expect(200);
    await confirm(body.clientSecret, 'pm_card_chargeDeclined');
    await until(async () => (await agent.get('/api/my-order')).body.order.paymentStatus === 'failed', 'the failure');
    product.stripe.setWebhookMode('off');
    await confirm(body.clientSecret);
    // The provider is asked again when a few seconds have passed since the last time.
    await until(async () => (await agent.get('/api/my-order').expect(200)).body.order.paymentStatus === 'succeeded', 'the payment');
    product.stripe.setWebhookMode('on');
    await agent.post('/api/will').send({ step: 2, answers: {} }).expect(409);
  });
});

describe('the draft an operator reads', () => {
  it('is there before the payment, and is the will that is sent, also when the customer moved house in between (A-103, D-047)', async () => {
    const { agent, email } = await customerWithWill(product);
    const { body } = await agent.post('/api/create-payment-intent').send({}).expect(200);
    const early = await operator.get(`/api/admin/orders/${body.orderId}/draft.pdf`).expect(200);
    await agent.patch('/api/me').send({ addressLine1: '99 Changed Street' }).expect(200);
    await confirm(body.clientSecret);
    await paid(agent);
    const late = await operator.get(`/api/admin/orders/${body.orderId}/draft.pdf`).expect(200);
    expect(Buffer.compare(early.body, late.body)).not.toBe(0);
    expect((await operator.get(`/api/admin/orders/${body.orderId}/draft.txt`)).text).toContain('99 Changed Street');
    await settleFlags(operator, body.orderId);
    await operator.post(`/api/admin/orders/${body.orderId}/send`).expect(200);
    const sent = Buffer.from((await mailTo(product, email, /ready to sign/i)).attachments[0]!.content, 'base64');
    const final = await operator.get(`/api/admin/orders/${body.orderId}/final.pdf`).expect(200);
    expect(Buffer.compare(sent, final.body)).toBe(0);
  });
});

describe('what strangers can learn', () => {
  it('no cookie tells a known address from an unknown one (D-048)', async () => {
    const { email } = await signedInCustomer(product);
    const names = async (path: string, address: string) =>
      String((await supertest(product.url).post(path).send({ email: address })).headers['set-cookie']).match(/willow-\w+/g);
    for (const path of ['/api/login', '/api/resend-verification'])
      expect(await names(path, email)).toEqual(await names(path, 'nobody@else.test'));
  });

  it('answers no sooner when there is nothing to do (D-048, T-09)', async () => {
    const started = performance.now();
    await supertest(product.url).post('/api/login').send({ email: 'nobody.there@else.test' }).expect(200);
    expect(performance.now() - started).toBeGreaterThan(240);
  });

  it('codes cannot be guessed at the till either: ten wrong ones in an hour; a right one is no guess (D-089, T-14)', async () => {
    await operator.post('/api/admin/discount-codes').send({ code: 'TILL20', discountPercentage: 20 }).expect(201);
    const { agent } = await customerWithWill(product);
    const tried = async (discountCode: string) => (await agent.post('/api/create-payment-intent').send({ discountCode })).status;
    const guesses = await Promise.all(Array.from({ length: 9 }, (_, guess) => tried(`GUESS${guess}`)));
    expect(guesses).toEqual(Array.from({ length: 9 }, () => 400));
    for (let time = 0; time < 3; time += 1) expect(await tried('TILL20')).toBe(200);
    expect(await tried('GUESS10')).toBe(400);
    expect(await tried('TILL20')).toBe(429);
    const { headers, body } = await agent.post('/api/discount-codes/validate').send({ code: 'TILL20' }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toEqual({ message: 'Too many codes were tried. Please try again in an hour, or go on without a code.' });
  });
});

describe('odd requests', () => {
  it.each(['abc', '-1', '1e9', ':/:', '0x10', '9'.repeat(23), '1/2/3', '1/2', '/'])(
    'a position cookie of %s changes nothing',
    async (position) => {
      await supertest(product.url)
        .get('/api/admin/orders')
        .set('cookie', `willow-position=${encodeURIComponent(position)}; willow-operator=x`)
        .expect(401);
      const agent = await signedInOperator(product);
      const { status } = await agent.get('/api/admin/orders').set('cookie', `willow-position=${encodeURIComponent(position)}`);
      expect(status).not.toBe(500);
    },
  );

  it('the console lists a page of the newest orders, however many there are, and counts them up to ten thousand', async () => {
    const rows = product.api.get(DataSource).getRepository(OrderRow);
    const { orderId } = await payByCard(product, (await customerWithWill(product)).agent);
    await until(() => rows.findOneBy({ id: orderId }), 'the order in the list');
    await rows.query(
      `INSERT INTO order_list SELECT (jsonb_populate_record(o, jsonb_build_object('id', 'older-' || n, 'created_at', to_timestamp(n)))).*
         FROM order_list o, generate_series(0, 9999) n WHERE o.id = $1`,
      [orderId],
    );
    try {
      const { body, headers } = await operator.get('/api/admin/orders').expect(200);
      const ids = (body as { id: string }[]).map(({ id }) => id);
      expect(ids).toHaveLength(50);
      expect(headers['x-total-count']).toBe('10000+');
      expect(ids).toContain(orderId);
      expect(ids).not.toContain('older-0');
    } finally {
      await rows.delete({ id: Like('older-%') });
    }
  });

  it('saves at the same moment are all kept, one after the other (C-477, D-109)', async () => {
    const { agent } = await signedInCustomer(product);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => agent.post('/api/will').send({ step: 2, answers: { funeralWishes: `wish ${index}` } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  });

  it('sixteen looks at an order at once are all answered and all recorded', async () => {
    const { agent } = await customerWithWill(product);
    const { orderId } = await payByCard(product, agent);
    await paid(agent);
    await until(
      async () => ((await operator.get('/api/admin/orders').query({ search: orderId })).body as unknown[]).length === 1,
      'the row',
    );
    const looks = await Promise.all(Array.from({ length: 16 }, () => operator.get(`/api/admin/orders/${orderId}`)));
    expect(looks.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
  });

  it('signing in from a link ends the session there was (D-050, T-22)', async () => {
    const first = await signedInCustomer(product);
    const other = browser(product);
    const { body: me } = await first.agent.get('/api/me').expect(200);
    const stolen = (first.agent as unknown as { jar: { getCookies(info: unknown): { toValueString(): string }[] } }).jar;
    await first.agent.post('/api/login').send({ email: me.user.email }).expect(200);
    const token = tokenIn(await mailTo(product, first.email, /sign|log/i));
    const old = await oldCookie(stolen);
    await first.agent.post('/api/verify-email').send({ token }).expect(200);
    await other.get('/api/me').set('cookie', old).expect(401);
    await first.agent.get('/api/me').expect(200);
  });

  it('bytes that are no UTF-8 are refused, not changed', async () => {
    const { agent } = await signedInCustomer(product);
    const body = Buffer.concat([Buffer.from('{"step":2,"answers":{"funeralWishes":"caf'), Buffer.from([0xe9]), Buffer.from('"}}')]);
    const session = await oldCookie((agent as unknown as { jar: Jar }).jar);
    const { port } = new URL(product.url);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          `POST /api/will HTTP/1.1\r\nhost: localhost\r\ncookie: ${session}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`,
        );
        socket.write(body);
      });
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
  });
});

type Jar = { getCookies(info: unknown): { toValueString(): string }[] };

async function oldCookie(jar: Jar): Promise<string> {
  const { CookieAccessInfo } = (await import('cookiejar')).default as unknown as {
    CookieAccessInfo: new (domain: string, path: string, secure: boolean, script: boolean) => unknown;
  };
  return jar
    .getCookies(new CookieAccessInfo('localhost', '/', false, false))
    .map((cookie) => cookie.toValueString())
    .find((cookie) => cookie.startsWith('willow-session'))!;
}
