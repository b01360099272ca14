import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import supertest from 'supertest';
import { resetSecondFactorCommand } from '../../../cli/reset-second-factor.ts';
import { type Browser, browser } from '../../../testing/people.ts';
import { OPERATOR, type Product, startProduct } from '../../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ OPERATOR_MFA: 'on' });
});
afterAll(async () => product?.close());

const codeFor = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: product.clock.now().getTime() });
const logIn = (agent: Browser, code?: string) =>
  agent.post('/api/admin/login').send({ ...OPERATOR, ...(code === undefined ? {} : { code }) });

describe('signing in to the console', () => {
  it('answers a wrong address and a wrong password alike (C-429, D-075)', async () => {
    for (const credentials of [
      { ...OPERATOR, password: 'wrong' },
      { ...OPERATOR, email: 'nobody@willow.example' },
    ]) {
      await supertest(product.url).post('/api/admin/login').send(credentials).expect(401, { message: 'Invalid credentials' });
    }
    await supertest(product.url)
      .post('/api/admin/login')
      .send({ email: OPERATOR.email })
      .expect(400, /Required/);
    await supertest(product.url).get('/api/admin/me').expect(401);
  });

  it('the first sign-in opens nothing but the set-up of the second factor; later ones need a code, each code once (AM-4, A-022, D-075)', async () => {
    const [agent, intruder] = [browser(product), browser(product)];
    const { body: seen } = await logIn(intruder).expect(200);
    const { body } = await logIn(agent).expect(200);
    expect(body.enrolment.secret).not.toBe(seen.enrolment.secret);
    expect(body).toMatchObject({
      admin: { email: OPERATOR.email, role: 'admin' },
      enrolment: { uri: expect.stringMatching(/^otpauth:\/\/totp\/Willow:/) },
    });
    expect(Object.keys(body.admin).toSorted()).toEqual(['email', 'id', 'name', 'role']);
    await agent.get('/api/admin/orders').expect(403, { message: 'Set up your second factor to go on.' });
    expect((await agent.get('/api/admin/me').expect(200)).body.enrolment).toEqual(body.enrolment);
    await agent
      .post('/api/admin/second-factor')
      .send({ code: '000000' })
      .expect(400, /not right/);
    const first = codeFor(body.enrolment.secret);
    await agent.post('/api/admin/second-factor').send({ code: first }).expect(200);
    await agent.get('/api/admin/orders').expect(200);
    expect((await agent.get('/api/admin/me').expect(200)).body.enrolment).toBeNull();
    await intruder.get('/api/admin/me').expect(401);

    const again = browser(product);
    const asked = await logIn(again).expect(401);
    expect(asked.body).toEqual({
      message: 'Enter the 6-digit code from your authenticator app.',
      errors: [{ path: ['code'], message: 'Enter the 6-digit code from your authenticator app.' }],
    });
    await logIn(again, first).expect(401, /not right/);
    product.clock.advance({ minutes: 1 });
    await logIn(again, '12345').expect(400);
    const second = codeFor(body.enrolment.secret);
    await logIn(again, second).expect(200);
    await again.get('/api/admin/orders').expect(200);
    await logIn(browser(product), second).expect(401);
  });

  it('an operator who lost the authenticator sets up a new one, and old sessions end', async () => {
    const client = new pg.Client({ connectionString: product.database.url });
    await client.connect();
    await resetSecondFactorCommand.run([OPERATOR.email], {
      ...process.env,
      DATABASE_URL: product.config.DATABASE_URL,
      MASTER_KEY: product.config.MASTER_KEY,
      LOG_LEVEL: 'silent',
    });
    expect((await client.query(`SELECT count(*)::int AS n FROM auth.session WHERE kind = 'operator'`)).rows[0].n).toBe(0);
    await client.end();
    const agent = browser(product);
    expect((await logIn(agent).expect(200)).body.enrolment).not.toBeNull();
  });

  it('a session ends after 30 minutes without use (AM-4)', async () => {
    const agent = browser(product);
    await logIn(agent).expect(200);
    product.clock.advance({ minutes: 29 });
    await agent.get('/api/admin/me').expect(200);
    product.clock.advance({ minutes: 31 });
    await agent.get('/api/admin/me').expect(401);
  });

  it('says who is signed in until they log out (A-008)', async () => {
    const agent = browser(product);
    await agent.get('/api/admin/me').expect(401);
    await logIn(agent).expect(200);
    const { body } = await agent.get('/api/admin/me').expect(200);
    expect(body.admin).toEqual({ id: expect.any(String), email: OPERATOR.email, name: expect.any(String), role: 'admin' });
    await agent.post('/api/admin/logout').expect(200, { success: true });
    await agent.get('/api/admin/me').expect(401);
  });

  it('counts wrong tries only (D-089)', async () => {
    for (let count = 0; count < 12; count += 1) await logIn(browser(product)).expect(200);
  });
});
