import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import {
  browser,
  mailTo,
  signedInCustomer,
  signupForm,
  tokenIn,
  customerWithWill,
  payByCard,
  signedInOperator,
  familyAnswers,
  settleFlags,
} from '../../../testing/people.ts';
import type { AdminOrderDetail } from '@willow/contracts';
import { Customers } from '../customers.repository.ts';
import { MagicLinks } from '../links/magic-links.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => product?.close());

const mails = async (email: string) =>
  ((await supertest(product.mailbox.url).get('/api/messages')).body as { to: string; subject: string }[]).filter(
    (mail) => mail.to === email,
  );

describe('signing up and in', () => {
  it('leads from the form over the mail to a session (C-171, C-172, C-405, C-409, C-410, C-472, D-056)', async () => {
    const agent = browser(product);
    const form = signupForm();
    await agent.get('/api/me').expect(401, { message: 'Not authenticated' });
    await agent.post('/api/signup').send(form).expect(201, { message: 'Please check your email for verification.' });
    const token = tokenIn(await mailTo(product, form.email));
    await agent.get(`/api/verify-email?token=${token}`).expect(200, { ok: true, purpose: 'verify', name: form.fullName, confirmAs: null });
    await agent.post('/api/verify-email').send({ token }).expect(200, { ok: true, purpose: 'verify' });
    const { body } = await agent.get('/api/me').expect(200);
    expect(body.user).toMatchObject({
      fullName: form.fullName,
      email: form.email,
      dob: '1975-03-27',
      dateOfBirth: '1975-03-27',
      mobile: '07700 900123',
      phone: '07700 900123',
      addressLine2: null,
      postcode: 'BA1 1AA',
    });
  });

  it('keeps a session in a cookie that scripts cannot read and other sites do not send, and nothing of it in the body (C-154, D-054, AM-4)', async () => {
    const form = signupForm();
    const agent = browser(product);
    await agent.post('/api/signup').send(form).expect(201);
    const token = tokenIn(await mailTo(product, form.email));
    const { headers, text } = await agent.post('/api/verify-email').send({ token }).expect(200);
    const [session = ''] = [headers['set-cookie']].flat().filter((cookie) => cookie?.startsWith('willow-session='));
    expect(session.split('; ').toSorted()).toEqual([
      'HttpOnly',
      expect.stringMatching(/^Max-Age=\d+$/),
      'Path=/',
      'SameSite=Lax',
      expect.stringMatching(/^willow-session=[\w-]{20,}$/),
    ]);
    expect(Number(/Max-Age=(\d+)/.exec(session)?.[1])).toBeLessThanOrEqual(24 * 3600);
    expect(text).not.toContain(/willow-session=([^;]+)/.exec(session)![1]!);
  });

  it('looking at a link changes nothing and sets no session, however often scanners look (AM-3, C-407, T-05)', async () => {
    const agent = browser(product);
    const form = signupForm();
    await agent.post('/api/signup').send(form).expect(201);
    const token = tokenIn(await mailTo(product, form.email));
    for (let look = 0; look < 10; look += 1) {
      const scanner = await supertest(product.url).get(`/api/verify-email?token=${token}`).expect(200);
      expect(scanner.headers['set-cookie']).toBeUndefined();
      await supertest(product.url).head(`/api/verify-email?token=${token}`);
    }
    await agent.post('/api/verify-email').send({ token }).expect(200);
  });

  it('an emailed address is short enough for a few lines of a telephone', async () => {
    const form = signupForm();
    await browser(product).post('/api/signup').send(form).expect(201);
    const { text, html } = await mailTo(product, form.email);
    const href = /https?:\S+/.exec(text)![0];
    expect(href.length - product.url.length).toBeLessThanOrEqual(165);
    expect(html).toContain(href);
  });

  it('tells another browser whose link it is before it goes on (AM-3, T-08)', async () => {
    const form = signupForm();
    await browser(product).post('/api/signup').send(form).expect(201);
    const token = tokenIn(await mailTo(product, form.email));
    const { body } = await browser(product).get(`/api/verify-email?token=${token}`).expect(200);
    expect(body.confirmAs).toBe('j…@example.test');
  });

  it('one of fifty redeemers at once wins, and a replay is refused (C-173, C-407, D-050, T-06)', async () => {
    const form = signupForm();
    await browser(product).post('/api/signup').send(form).expect(201);
    const token = tokenIn(await mailTo(product, form.email));
    const answers = await Promise.all(Array.from({ length: 50 }, () => supertest(product.url).post('/api/verify-email').send({ token })));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200);
    for (const refusal of refusals) expect([400, 409]).toContain(refusal.status);
    await browser(product)
      .post('/api/verify-email')
      .send({ token })
      .expect(400, { message: 'The verification link is invalid or expired.' });
    await supertest(product.url).get('/api/verify-email').query({ token }).expect(400);
  });

  it('a browser that is signed in may repeat its link; logging out ends that and the session (C-336, D-050, D-053)', async () => {
    const agent = browser(product);
    const form = signupForm();
    await agent.post('/api/signup').send(form).expect(201);
    const token = tokenIn(await mailTo(product, form.email));
    await agent.post('/api/verify-email').send({ token }).expect(200);
    await agent.post('/api/verify-email').send({ token }).expect(200);
    await agent.get(`/api/verify-email?token=${token}`).expect(200);
    await agent.post('/api/logout').expect(200, { success: true });
    await agent.get('/api/me').expect(401);
    await agent.post('/api/verify-email').send({ token }).expect(400);
    await supertest(product.url).post('/api/logout').expect(200, { success: true });
  });

  it('known and unknown addresses get the same answer; a newer link voids the older (C-149, C-150, C-175, C-406, C-408, D-048, D-052, T-09)', async () => {
    const customer = await signedInCustomer(product);
    const unknown = await supertest(product.url).post('/api/login').send({ email: 'nobody@example.test' }).expect(200);
    const agent = browser(product);
    const known = await agent.post('/api/login').send({ email: customer.email.toUpperCase() }).expect(200);
    expect(known.body).toEqual({ message: 'Please check your email to access your account.' });
    expect(unknown.body).toEqual(known.body);
    const first = tokenIn(await mailTo(product, customer.email, /sign|log/i));
    expect(await mails('nobody@example.test')).toEqual([]);
    await agent.post('/api/login').send({ email: customer.email }).expect(200);
    await agent.post('/api/verify-email').send({ token: first }).expect(400);
    for (const email of [customer.email, 'nobody@example.test'])
      await supertest(product.url)
        .post('/api/resend-verification')
        .send({ email })
        .expect(200, { message: 'If this address needs verification, a new link is on its way.' });
  });

  it('a login link ends after 10 minutes (AM-3, C-173, C-407, T-06)', async () => {
    const customer = await signedInCustomer(product);
    const agent = browser(product);
    await agent.post('/api/login').send({ email: customer.email }).expect(200);
    const token = tokenIn(await mailTo(product, customer.email, /sign|log/i));
    product.clock.advance({ minutes: 11 });
    await agent.get(`/api/verify-email?token=${token}`).expect(400);
    await agent.post('/api/verify-email').send({ token }).expect(400);
  });

  it('an address that the mail provider does not take is told to whoever waits for the mail, with an account or without', async () => {
    const visitor = browser(product);
    const refused = async (email: string) => (await visitor.post('/api/mail-status').send({ email }).expect(200)).body.refused as boolean;
    const email = 'Jane.Roe@refused.test';
    expect(await refused(email)).toBe(false);
    await visitor.post('/api/signup').send(signupForm({ email })).expect(201);
    await until(() => refused(email), 'the refusal to be told');
    expect([await refused('jane.roe@REFUSED.test'), await refused('nobody@refused.test')]).toEqual([true, false]);
    expect(await product.worker.get(JobQueue, { strict: false }).failed()).toEqual([]);
  });

  it('a customer whose address the mail provider refuses reads so, as does the team, and no mail to it is a failed job', async () => {
    const operator = await signedInOperator(product);
    const agent = browser(product);
    const email = 'amy.roe@refused.test';
    await agent.post('/api/signup').send(signupForm({ email })).expect(201);
    const id = await until(async () => {
      const { body } = await operator.post('/api/admin/customers/search').send({ search: email }).expect(200);
      return body.customers[0]?.id as string | undefined;
    }, 'the account');
    const [link] = (await product.api.get(Customers, { strict: false }).load(id)).state.links;
    const href = product.api.get(MagicLinks, { strict: false }).hrefFor(id, link!.linkId);
    await agent
      .post('/api/verify-email')
      .send({ token: tokenIn({ text: href }) })
      .expect(200);
    await until(async () => (await agent.get('/api/me').expect(200)).body.undelivered, 'the refusal to be told');
    await agent.post('/api/will').send({ step: 10, answers: familyAnswers }).expect(200);
    await agent.post('/api/will/submit').expect(200);
    const { orderId } = await payByCard(product, agent);
    await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');
    await settleFlags(operator, orderId);
    const { body } = await operator.post(`/api/admin/orders/${orderId}/send`).expect(502);
    expect(body.message).toMatch(/this address is refused/);
    const detail = async () => (await operator.get(`/api/admin/orders/${orderId}`).expect(200)).body as AdminOrderDetail;
    await until(async () => (await detail()).order.mailFailed && (await detail()).order.receiptFailed, 'both failures at the order');
    expect((await detail()).undelivered).toBe(true);
    expect((await operator.get(`/api/admin/customers/${id}`).expect(200)).body.undelivered).toBe(true);
    expect(await product.worker.get(JobQueue, { strict: false }).failed()).toEqual([]);
  });

  it('details belong to the link that is used: somebody who knows the address overwrites nothing (D-049, AM-3)', async () => {
    const hers = browser(product);
    const form = signupForm();
    await hers.post('/api/signup').send(form).expect(201);
    const token = tokenIn(await mailTo(product, form.email));
    await browser(product)
      .post('/api/signup')
      .send({ ...form, fullName: 'Mallory Moe', city: 'Elsewhere' })
      .expect(201);
    const other = tokenIn(
      await until(async () => {
        const mail = await mailTo(product, form.email);
        return tokenIn(mail) === token ? undefined : mail;
      }, 'the second mail'),
    );
    const nameIn = async (checked: string) => (await hers.get(`/api/verify-email?token=${checked}`).expect(200)).body.name;
    expect([await nameIn(token), await nameIn(other)]).toEqual([form.fullName, 'Mallory Moe']);
    await hers.post('/api/verify-email').send({ token }).expect(200);
    expect((await hers.get('/api/me').expect(200)).body.user).toMatchObject({ fullName: form.fullName, city: form.city });
    await browser(product).post('/api/verify-email').send({ token: other }).expect(400);
  });

  it('a second sign-up with a proven address changes nothing and mails its owner (C-149, C-151, D-049)', async () => {
    const customer = await signedInCustomer(product);
    await supertest(product.url)
      .post('/api/signup')
      .send(signupForm({ email: customer.email, fullName: 'Mallory' }))
      .expect(201, { message: 'Please check your email for verification.' });
    await mailTo(product, customer.email, /account/i);
    const { body } = await customer.agent.get('/api/me').expect(200);
    expect(body.user.fullName).toBe('Jane Margaret Roe');
  });

  it.each([
    ['tampered', (token: string) => `${token.slice(0, -3)}abc`],
    ['without signature', (token: string) => token.split('.')[0]!],
    [
      'unsigned',
      () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"destination":"x"}').toString('base64url')}.`,
    ],
    ['whole', (token: string) => `${Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')}.${token}`],
    ['empty', () => ''],
  ])('refuses a %s token with the catalogue text (AM-3, C-407)', async (_name, spoil) => {
    const form = signupForm();
    await supertest(product.url).post('/api/signup').send(form).expect(201);
    const token = spoil(tokenIn(await mailTo(product, form.email)));
    await supertest(product.url)
      .get('/api/verify-email')
      .query({ token })
      .expect(400, /invalid or expired/);
    await supertest(product.url)
      .post('/api/verify-email')
      .send({ token })
      .expect(400, /invalid or expired/);
    await supertest(product.url)
      .get('/api/verify-email')
      .expect(400, /invalid or expired/);
  });

  it('changes contact details, one field at a time (D-062)', async () => {
    const { agent } = await signedInCustomer(product);
    const { body } = await agent.patch('/api/me').send({ city: 'Wells', postcode: 'ba5 2aa' }).expect(200);
    expect(body.user).toMatchObject({ city: 'Wells', postcode: 'BA5 2AA', addressLine1: '12 Willow Lane', mobile: '07700 900123' });
    await agent.patch('/api/me').send({ mobile: null }).expect(200);
    expect((await agent.get('/api/me')).body.user).toMatchObject({ mobile: null, city: 'Wells' });
    await agent
      .patch('/api/me')
      .send({ postcode: 'nowhere' })
      .expect(400, /valid UK postcode/);
    for (const call of [agent.patch('/api/me').send({ mobile: 'abc' }), agent.post('/api/signup').send(signupForm({ mobile: 'abc' }))])
      await call.expect(400, /like 07700 900 982/);
  });

  it('too many links for one address are refused with Retry-After (D-089, T-10)', async () => {
    const statuses: number[] = [];
    const email = 'flooded@example.test';
    for (let call = 0; call < 6; call += 1) statuses.push((await supertest(product.url).post('/api/login').send({ email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await supertest(product.url).post('/api/resend-verification').send({ email }).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('mends a misspelt name and a wrong year until the will is paid for, also in the lists of the team', async () => {
    const { agent, id } = await customerWithWill(product);
    const { body } = await agent.patch('/api/me').send({ fullName: 'Jane Margaret Rowe', dob: '1974-03-27' }).expect(200);
    expect(body.user).toMatchObject({ fullName: 'Jane Margaret Rowe', dob: '1974-03-27' });
    for (const dob of ['1075-03-27', '1000-01-01', '1895-01-01', '2075-01-01']) {
      const refused = await agent.patch('/api/me').send({ dob }).expect(400);
      expect(refused.body.message).toContain(`Check the year: ${dob.slice(0, 4)}`);
    }
    const { orderId } = await payByCard(product, agent);
    await until(async () => (await agent.get('/api/will')).body.willAnswers.locked, 'the lock');
    await agent.patch('/api/me').send({ fullName: 'Jane Roe' }).expect(409);
    const operator = await signedInOperator(product);
    const listed = await until(async () => {
      const found = await operator.get('/api/admin/orders').query({ search: 'Rowe' }).expect(200);
      return found.body.find((order: { id: string }) => order.id === orderId);
    }, 'the order under its new name');
    expect(listed.customerId ?? id).toBe(id);
  });

  it('a field that is not known is refused in a change, and named elsewhere: never taken without a word', async () => {
    const { agent } = await signedInCustomer(product);
    const refused = await agent.patch('/api/me').send({ city: 'Leeds', email: 'new@example.test' }).expect(400);
    expect(refused.body).toMatchObject({
      message: '“email” cannot be changed here. Nothing was saved: leave it out and send the rest again.',
      errors: [{ path: ['email'] }],
    });
    expect((await agent.get('/api/me')).body.user.city).toBe('Bath');
    const saved = await agent.post('/api/will').send({ step: 2, answers: { isMarried: 'yes', partner: { nickname: 'Jo' } }, more: 1 });
    expect(saved.body.ignoredFields).toEqual(['answers.partner.nickname', 'more']);
  });
});

describe('where somebody is logged in', () => {
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';

  async function loggedInAgain(email: string): Promise<ReturnType<typeof browser>> {
    const agent = browser(product);
    await agent.post('/api/login').send({ email }).expect(200);
    const token = tokenIn(await mailTo(product, email, /sign|log/i));
    await agent.post('/api/verify-email').set('user-agent', PHONE).send({ token }).expect(200);
    return agent;
  }

  it('is listed with the kind of each browser, and ended from elsewhere at once; nobody sees or ends another’s (AM-4)', async () => {
    const { agent, email, id } = await signedInCustomer(product);
    const stranger = (await signedInCustomer(product)).agent;
    const phone = await loggedInAgain(email);
    const { sessions } = (await agent.get('/api/me/sessions').expect(200)).body;
    expect(sessions).toHaveLength(2);
    const there = sessions.find(({ current }: { current: boolean }) => !current);
    expect(there).toMatchObject({ device: 'Safari on iPhone', startedAt: expect.stringMatching(/Z$/) });
    await browser(product).get('/api/me/sessions').expect(401);
    expect((await stranger.delete(`/api/me/sessions/${there.id}`).expect(200)).body.sessions).toHaveLength(1);
    await phone.get('/api/me').expect(200);

    expect((await agent.delete(`/api/me/sessions/${there.id}`).expect(200)).body.sessions).toHaveLength(1);
    await phone.get('/api/me').expect(401);
    // Ended already: nothing more happens, and nothing more is recorded.
    await agent.delete(`/api/me/sessions/${there.id}`).expect(200);
    await agent.delete('/api/me/sessions').expect(200);
    const { facts } = await product.api.get(Customers, { strict: false }).load(id);
    expect(facts.flatMap(({ type, data }) => (type === 'CustomerSessionsEnded' ? [data] : []))).toEqual([{ which: 'one' }]);
  });
});
