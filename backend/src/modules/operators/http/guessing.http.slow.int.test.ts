import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { type Browser, browser } from '../../../testing/people.ts';
import { OPERATOR, type Product, startProduct } from '../../../testing/product.ts';
import { Operators } from '../operators.repository.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMIT_IP_FACTOR: '1', TRUSTED_PROXIES: '1' });
});
afterAll(async () => product?.close());

let network = 0;
const elsewhere = () => `2001:db8:${(network += 1).toString(16)}::1`;
type Tried = { readonly password: string; readonly email?: string; readonly from?: string; readonly by?: Browser };
const logIn = ({ password, email = OPERATOR.email, from = elsewhere(), by = browser(product) }: Tried) =>
  by.post('/api/admin/login').set('x-forwarded-for', from).send({ email, password });
const statuses = async (attempts: readonly PromiseLike<{ status: number }>[]) => (await Promise.all(attempts)).map(({ status }) => status);
const count = (all: readonly number[], wanted: number) => all.filter((status) => status === wanted).length;
const operators = () => product.api.get(Operators, { strict: false });
const failuresOf = async (email: string) =>
  (await operators().load(operators().idOf(email))).facts.filter(({ type }) => type === 'OperatorLoginFailed').length;

describe('guessing the password of an operator', () => {
  it('from two hundred networks does not find it, keeps few facts, and does not lock the owner out of a known device (D-075, D-089, T-23)', async () => {
    const owner = browser(product);
    await logIn({ ...OPERATOR, by: owner }).expect(200);
    const guesses = await statuses(Array.from({ length: 199 }, (_, guess) => logIn({ password: `guess ${guess}` })));
    expect(count(guesses, 401)).toBe(5);
    expect(count(guesses, 429)).toBe(194);
    const { body, headers } = await logIn(OPERATOR).expect(429);
    expect(body).toEqual({ message: 'Too many wrong tries. Please wait a while before you try again.' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers).not.toHaveProperty('set-cookie');
    await owner.post('/api/admin/logout').expect(200);
    await logIn({ ...OPERATOR, by: owner }).expect(200);
    expect(await failuresOf(OPERATOR.email)).toBe(5);
  });

  it('goes ever more slowly, a day long; what is refused makes nothing longer', async () => {
    product.clock.advance({ minutes: 25 * 60 });
    let evaluated = 0;
    for (let third = 0; third < 3 * 24; third += 1) {
      evaluated += count(await statuses([logIn({ password: 'a' }), logIn({ password: 'b' })]), 401);
      product.clock.advance({ minutes: 20 });
    }
    expect(evaluated).toBeLessThanOrEqual(36);
    expect(evaluated).toBeGreaterThan(20);
    expect(await failuresOf(OPERATOR.email)).toBeLessThanOrEqual(5 + 3 * 5);
  });

  it('is answered alike for an address that nobody has', async () => {
    const answers = async (email: string) => {
      const all = [];
      for (let guess = 0; guess < 7; guess += 1) {
        const { status, body } = await logIn({ email, password: 'wrong' });
        all.push({ status, body });
      }
      return all;
    };
    product.clock.advance({ minutes: 25 * 60 });
    expect(await answers('nobody@willow.example')).toEqual(await answers(OPERATOR.email));
  });

  it('counts a network, not its hosts', async () => {
    const from = (host: number) => `2001:db8:ffff:1::${host.toString(16)}`;
    const all = await statuses(
      Array.from({ length: 32 }, (_, n) => logIn({ email: `someone.${n}@willow.example`, password: 'wrong', from: from(n + 1) })),
    );
    expect(count(all, 401)).toBe(30);
    await logIn({ email: 'someone@willow.example', password: 'wrong', from: '2001:db8:ffff:2::1' }).expect(401);
  });

  it('is not helped by a cookie that was made up, or is somebody else’s', async () => {
    product.clock.advance({ minutes: 25 * 60 });
    const owner = browser(product);
    const { headers } = await logIn({ ...OPERATOR, by: owner }).expect(200);
    const device = /willow-device=([^;]+)/.exec(String(headers['set-cookie']))![1]!;
    expect(String(headers['set-cookie'])).toMatch(/willow-device=[^,]*HttpOnly/);
    const [id, until, signature] = device.split('.');
    const cookies = [device, `${id}.${Number(until) + 1}.${signature}`, `x.${until}.${signature}`, '..', 'x'];
    for (const email of ['other@willow.example', OPERATOR.email])
      await statuses(Array.from({ length: 5 }, () => logIn({ email, password: 'wrong' })));
    for (const [turn, cookie] of cookies.entries())
      await supertest(product.url)
        .post('/api/admin/login')
        .set({ 'x-forwarded-for': elsewhere(), cookie: `willow-device=${cookie}` })
        .send({ email: turn === 0 ? 'other@willow.example' : OPERATOR.email, password: 'wrong' })
        .expect(429);
    expect(count(await statuses(Array.from({ length: 6 }, () => logIn({ password: 'wrong', by: owner }))), 401)).toBe(5);
  });
});
