import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGES } from '@willow/contracts';
import supertest from 'supertest';
import { EventStore } from '../../../event-sourcing/store/event-store.ts';
import { browser, codeIn, mailTo, signedInCustomer, signupForm, tokenIn } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => product?.close());

const WRONG = { message: MESSAGES.loginCodeWrong };
const type = (agent: ReturnType<typeof browser>, email: string, code: string) => agent.post('/api/verify-code').send({ email, code });
/** A browser that asked for a login mail, with what the mail holds. */
const asked = async () => {
  const { email } = await signedInCustomer(product);
  const agent = browser(product);
  await agent.post('/api/login').send({ email }).expect(200);
  const mail = await mailTo(product, email, /login/);
  return { agent, email, code: codeIn(mail), token: tokenIn(mail) };
};
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the code of a mail', () => {
  it('signs up in the browser that asked, typed with a space or without, whatever the case of the address (D-049, AM-3)', async () => {
    const agent = browser(product);
    const form = signupForm();
    await agent.post('/api/signup').send(form).expect(201);
    const code = codeIn(await mailTo(product, form.email));
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    await type(agent, form.email.toUpperCase(), typed).expect(200, { ok: true, purpose: 'verify' });
    expect((await agent.get('/api/me').expect(200)).body.user.fullName).toBe(form.fullName);
  });

  it('logs in once, and takes the link of the same mail with it', async () => {
    const { agent, email, code, token } = await asked();
    await type(agent, email, code).expect(200, { ok: true, purpose: 'login' });
    await agent.get('/api/me').expect(200);
    await type(agent, email, code).expect(400, WRONG);
    await supertest(product.url).post('/api/verify-email').send({ token }).expect(400);
  });

  it('is worth nothing in another browser, with a nonce of its own or without one', async () => {
    const { email, code } = await asked();
    const other = browser(product);
    await type(other, email, code).expect(400, WRONG);
    await other.post('/api/login').send({ email: 'somebody.else@example.test' }).expect(200);
    await type(other, email, code).expect(400, WRONG);
  });

  it('is void after five wrong ones, also of many at once; the link is not', async () => {
    const { agent, email, code, token } = await asked();
    const guesses = await Promise.all(Array.from({ length: 18 }, () => type(agent, email, another(code))));
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([400]));
    await type(agent, email, code).expect(400, WRONG);
    await agent.post('/api/verify-email').send({ token }).expect(200);
  });

  it('ends after ten minutes, and with the next mail', async () => {
    const late = await asked();
    product.clock.advance({ minutes: 11 });
    await type(late.agent, late.email, late.code).expect(400, WRONG);
    const { agent, email, code } = await asked();
    await agent.post('/api/login').send({ email }).expect(200);
    await type(agent, email, code).expect(400, WRONG);
  });

  it('for an address without an account is refused in the same words and no sooner (D-048)', async () => {
    const { agent, email, code } = await asked();
    const timed = async (address: string, typed: string) => {
      const before = performance.now();
      const { status, body } = await type(agent, address, typed);
      expect(performance.now() - before).toBeGreaterThan(240);
      return { status, body };
    };
    expect(await timed('nobody@example.test', code)).toEqual(await timed(email, another(code)));
  });

  it.each(['12345', '1234567', 'abcdef', '', '１２３４５６'])('says what a code looks like when %j is typed', async (code) => {
    await type(browser(product), 'jane@example.test', code).expect(400, new RegExp(MESSAGES.loginCodeDigits));
  });

  it('stands in no fact, nor the secret of the link', async () => {
    const { agent, code, token } = await asked();
    await type(agent, 'nobody@example.test', code);
    const stored: string[] = [];
    for await (const event of product.api.get<EventStore>(EventStore, { strict: false }).readAll('start'))
      stored.push(JSON.stringify(event));
    expect(stored.length).toBeGreaterThan(10);
    for (const event of stored) expect(event).not.toMatch(new RegExp(`"${code}"|${token}`));
  });
});

describe('guesses at codes', () => {
  it('are counted for a mailbox over all mails, and in the same words without an account; the link goes on', async () => {
    const { email } = await signedInCustomer(product);
    const refused = async (address: string) => {
      const stranger = browser(product);
      let guess = 0;
      while ((await type(stranger, address, '000000')).status === 400) guess += 1;
      expect(guess).toBe(20);
      const { body, headers } = await type(stranger, address, '000000').expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(3600);
      return body;
    };
    expect(await refused(email)).toEqual(await refused('nobody.again@example.test'));
    expect(await refused('nobody.else@example.test')).toEqual({ message: MESSAGES.tooManyLoginCodes });
    const agent = browser(product);
    await agent.post('/api/login').send({ email }).expect(200);
    await agent
      .post('/api/verify-email')
      .send({ token: tokenIn(await mailTo(product, email, /login/)) })
      .expect(200);
  });

  it('from elsewhere keep nobody from typing theirs on a device where they signed in before', async () => {
    const { agent, email } = await signedInCustomer(product);
    const stranger = browser(product);
    for (let guess = 0; guess < 21; guess += 1) await type(stranger, email, '000000');
    await agent.post('/api/logout').expect(200);
    await agent.post('/api/login').send({ email }).expect(200);
    await type(agent, email, codeIn(await mailTo(product, email, /login/))).expect(200);
  });
});

describe('a discount code that was brought along (D-002)', () => {
  const kept = async (agent: ReturnType<typeof browser>) =>
    (await agent.get('/api/kept-discount-code').expect(200)).body.code as string | null;

  it('is kept with the account from the sign-up on, in every browser, until it is dropped', async () => {
    const { agent, email } = await signedInCustomer(product, { discountCode: ' exit10 ' });
    expect(await kept(agent)).toBe('EXIT10');
    const phone = browser(product);
    await phone.post('/api/login').send({ email }).expect(200);
    await type(phone, email, codeIn(await mailTo(product, email, /login/))).expect(200);
    expect(await kept(phone)).toBe('EXIT10');
    await phone.delete('/api/kept-discount-code').expect(200, { success: true });
    expect(await kept(agent)).toBeNull();
  });

  it('is kept from a login on, too; there is none otherwise, and none without a session', async () => {
    const { agent, email } = await signedInCustomer(product);
    expect(await kept(agent)).toBeNull();
    await agent.post('/api/login').send({ email, discountCode: 'EXIT10' }).expect(200);
    expect(await kept(agent)).toBeNull();
    await type(agent, email, codeIn(await mailTo(product, email, /login/))).expect(200);
    expect(await kept(agent)).toBe('EXIT10');
    await browser(product).get('/api/kept-discount-code').expect(401);
  });
});
