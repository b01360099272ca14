import { request } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import {
  type Browser,
  customerWithWill,
  familyAnswers,
  payByCard,
  signedInCustomer,
  signedInOperator,
  signupForm,
} from '../../testing/people.ts';
import { type Product, sharedProduct } from '../../testing/product.ts';

let product: Product;
let agent: Browser;
let operator: Browser;
beforeAll(async () => {
  product = await sharedProduct();
  ({ agent } = await signedInCustomer(product));
  operator = await signedInOperator(product);
});

const raw = (path: string, body: string, type = 'application/json') => agent.post(path).set('content-type', type).send(body);

describe('hostile input', () => {
  it.each([
    ['malformed JSON', '{"step":', 400],
    ['a NUL', '{"step":2,"answers":{"funeralWishes":"a\\u0000b"}}', 400],
    ['a lone surrogate', '{"step":2,"answers":{"funeralWishes":"a\\ud800b"}}', 400],
    ['a NUL in a key', '{"step":2,"answers":{"a\\u0000":"b"}}', 400],
    ['1e400', '{"step":2,"answers":{"property":{"marketValue":1e400}}}', 400],
    ['"1e400" as text', '{"step":2,"answers":{"property":{"marketValue":"1e400"}}}', 400],
    ['a body 50 000 deep', `{"step":2,"answers":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400],
    ['__proto__', '{"step":2,"answers":{},"__proto__":{"role":"admin"}}', 400],
    ['an array', '[]', 400],
    ['null', 'null', 400],
    ['a string', '"x"', 400],
    ['nothing', '', 400],
    ['a step that is none', '{"step":11,"answers":{}}', 400],
    ['a wrong type', '{"step":2,"answers":{"children":"two"}}', 400],
    ['eleven children', `{"step":3,"answers":{"children":${JSON.stringify(Array.from({ length: 11 }, () => ({ fullName: 'A' })))}}}`, 400],
    ['a share that is no whole number', '{"step":6,"answers":{"customBeneficiaries":[{"percentage":33.3}]}}', 400],
    ['a 301-character name', `{"step":2,"answers":{"partner":{"fullName":"${'x'.repeat(301)}"}}}`, 400],
    ['300 kB', `{"step":2,"answers":{"funeralWishes":"${'x'.repeat(300_000)}"}}`, 413],
    ['a 300-character name', `{"step":2,"answers":{"partner":{"fullName":"${'x'.repeat(300)}"}}}`, 200],
    ['an unknown field', '{"step":2,"answers":{"role":"admin"},"userId":"somebody"}', 200],
    ['hostile text', JSON.stringify({ step: 2, answers: { funeralWishes: `<script>alert(1)</script> ' OR 1=1 -- \u202E {{7*7}}` } }), 200],
    ['a character that no document can print', JSON.stringify({ step: 2, answers: { funeralWishes: 'a \u{1F600}' } }), 400],
  ])('saving answers with %s gives %3$i', async (_name, body, status) => {
    const answer = await raw('/api/will', body);
    expect(answer.status).toBe(status);
    expect(typeof (answer.body.message ?? answer.body.willAnswers.status)).toBe('string');
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.(ts|js):\d|node_modules/);
  });

  it.each([
    ['JSON', 'application/json', 413],
    ['a form', 'application/x-www-form-urlencoded', 415],
  ])('of %s, 1.1 MB and more are refused in words, however they are sent, and each time', async (_name, type, status) => {
    const { port } = new URL(product.url);
    const send = (bytes: number, isChunked: boolean) =>
      new Promise<number>((resolve, reject) => {
        const headers = { 'content-type': type, origin: product.url, ...(!isChunked && { 'content-length': bytes }) };
        const asked = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/contact', headers, agent: false }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        });
        asked.on('error', reject);
        const piece = Buffer.alloc(64 * 1024, 'x');
        for (let sent = 0; sent < bytes; sent += piece.length) asked.write(piece.subarray(0, bytes - sent));
        asked.end();
      });
    for (const bytes of [1_100_000, 5_000_000]) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => send(bytes, n % 2 === 0)));
      expect(answers).toEqual(answers.map(() => status));
    }
  });

  it('leaves out what the contract does not know and keeps what it knows (T-20)', async () => {
    await raw('/api/will', '{"step":2,"answers":{"willForYou":"yes","role":"admin"}}').expect(200);
    const { body } = await agent.get('/api/will').expect(200);
    expect(body.willAnswers.jsonAnswers).toEqual({ willForYou: 'yes' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses a body of type %s',
    async (type) => {
      await raw('/api/will', 'step=2', type).expect(415, { message: 'The request must be JSON.' });
    },
  );

  it('refuses a body over 100 kB elsewhere (T-21)', async () => {
    await supertest(product.url)
      .post('/api/login')
      .send({ email: 'x'.repeat(120_000) })
      .expect(413);
  });

  it.each([
    [{ email: ['a@x.test', 'b@x.test'] }],
    [{ email: { $ne: null } }],
    [{ email: 'a@x.test\r\nBcc: b@x.test' }],
    [{ email: `${'a'.repeat(300)}@x.test` }],
    [{}],
  ])('refuses to mail %j', async (body) => {
    await supertest(product.url)
      .post('/api/login')
      .send(body)
      .expect(400, /valid email address/);
  });

  it.each([
    '/api/will?userId=%00',
    '/api/will?userId[]=a',
    '/api/order/%00',
    `/api/order/${'x'.repeat(150)}`,
    '/api/verify-email?token=a&token=b',
    '/api/verify-email?token[]=a',
  ])('answers %s with a 4xx', async (path) => {
    const { status } = await agent.get(path);
    expect([400, 404]).toContain(status);
  });

  it.each([
    '/api/admin/orders/%00',
    "/api/admin/orders/' OR 1=1 --",
    '/api/admin/orders?search=%00',
    '/api/admin/orders?status=new&status=sent',
    '/api/admin/orders?search=%25_',
  ])('answers the operator at %s without a 5xx', async (path) => {
    const { status } = await operator.get(path);
    expect(status).toBeLessThan(500);
  });

  it('answers unknown API paths and wrong methods with JSON 404', async () => {
    for (const path of ['/api/nothing', '/api/admin/nothing', '/api']) await agent.get(path).expect(404, { message: 'Not found' });
    await agent.delete('/api/will').expect(404);
    await agent.put('/api/will').send({}).expect(404);
  });

  it('refuses state changes from other origins, and lets our own pages through (T-22)', async () => {
    const save = () => agent.post('/api/will').send({ step: 2, answers: {} });
    await save().set('origin', 'https://evil.example').expect(403, { message: 'Forbidden' });
    await save().set('origin', 'http://localhost:1').expect(403);
    await save().set('origin', 'null').expect(403);
    await save().set('sec-fetch-site', 'cross-site').expect(403);
    await save().set('sec-fetch-site', 'same-site').expect(403);
    await save().set('sec-fetch-site', 'none').expect(200);
    await save().set('origin', product.url).set('sec-fetch-site', 'same-origin').expect(200);
  });

  it('carries safe headers and is never cached (T-04)', async () => {
    const { headers } = await agent.get('/api/me').expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('survives half a request', async () => {
    const { port } = new URL(product.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write('POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"em');
        setTimeout(() => socket.destroy(), 50);
      });
      socket.on('close', () => resolve());
    });
    await agent.get('/api/me').expect(200);
  });
});

describe('forged webhooks', () => {
  it('change nothing (T-11)', async () => {
    const customer = await customerWithWill(product, familyAnswers);
    const { body } = await customer.agent.post('/api/create-payment-intent').send({}).expect(200);
    const intentId = String(body.clientSecret).split('_secret')[0]!;
    const event = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: intentId, object: 'payment_intent', metadata: { order_id: body.orderId } } },
    });
    for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
      await supertest(product.url)
        .post('/api/payments/webhook')
        .set('stripe-signature', signature)
        .set('content-type', 'application/json')
        .send(event)
        .expect(400);
    }
    await supertest(product.url).post('/api/payments/webhook').send({}).expect(400);
    expect((await customer.agent.get('/api/my-order')).body.order.paymentStatus).toBe('pending');
    await payByCard(product, customer.agent);
  });
});

describe('signing up', () => {
  it('gives no session and no role to whoever asks for one (T-20)', async () => {
    const answer = await supertest(product.url)
      .post('/api/signup')
      .send(signupForm({ role: 'admin', id: 'me', verified: true, paymentStatus: 'succeeded' }))
      .expect(201);
    expect(String(answer.headers['set-cookie'])).not.toContain('willow-session');
  });
});
