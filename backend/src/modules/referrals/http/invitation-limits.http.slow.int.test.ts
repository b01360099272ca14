import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, customerWithWill, signedInCustomer } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

const DAY = { minutes: 24 * 60 };

let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMIT_IP_FACTOR: '1', TRUSTED_PROXIES: '1' });
});
afterAll(async () => product?.close());

let count = 0;
const address = (): string => `friend.${(count += 1)}@friends.test`;
/** Each time from a network of its own, unless one is given. */
const invite = (agent: Browser, refereeEmail: string, from = `2001:db8:${(count += 1).toString(16)}::1`) =>
  agent.post('/api/referrals').set('x-forwarded-for', from).send({ refereeName: 'Sam Poole', refereeEmail });

describe('invitations', () => {
  it('are twenty a day for each customer; what was refused does not count (D-089)', async () => {
    const { agent, email } = await customerWithWill(product);
    await invite(agent, email).expect(400);
    const first = address();
    await invite(agent, first).expect(201);
    await invite(agent, first).expect(409);
    for (let n = 1; n < 20; n += 1) await invite(agent, address()).expect(201);
    const { body, headers } = await invite(agent, address()).expect(429);
    expect(body.message).toBe('You have sent as many invitations as you can in one day. Please try again tomorrow.');
    expect(Number(headers['retry-after'])).toBeGreaterThan(3600);
    product.clock.advance(DAY);
  });

  it('do not count before the will is complete', async () => {
    const { agent } = await signedInCustomer(product);
    const friend = address();
    for (let n = 0; n < 5; n += 1) await invite(agent, friend).expect(403);
    const { agent: other } = await customerWithWill(product);
    await invite(other, friend).expect(201);
  });

  it('reach one mailbox three times a day and ten times a month, from any customers and in any spelling (T-16)', async () => {
    const friend = address();
    const perDay: number[] = [];
    const refusals = new Set<string>();
    for (let day = 0; day < 6; day += 1) {
      const answers = [];
      for (let n = 0; n < 4; n += 1) answers.push(await invite((await customerWithWill(product)).agent, friend.replace('@', `+${n}@`)));
      perDay.push(answers.filter(({ status }) => status === 201).length);
      for (const { status, body } of answers) if (status !== 201) refusals.add(`${status} ${body.message}`);
      product.clock.advance(DAY);
    }
    expect(perDay).toEqual([3, 3, 3, 1, 0, 0]);
    expect([...refusals]).toEqual(['429 We have sent this address enough emails for now. Please try again tomorrow.']);
  });

  it('count as mails to that mailbox: together with links that anybody asks for there are five an hour', async () => {
    const friend = address();
    for (let n = 0; n < 4; n += 1) {
      const { agent } = await customerWithWill(product);
      await agent.post('/api/login').set('x-forwarded-for', `2001:db8:aa:${n}::1`).send({ email: friend }).expect(200);
    }
    await invite((await customerWithWill(product)).agent, friend).expect(201);
    await invite((await customerWithWill(product)).agent, friend).expect(429);
  });

  it('are sixty a day for one network, whoever sends them', async () => {
    const statuses: number[] = [];
    for (let customer = 0; customer < 4; customer += 1) {
      const { agent } = await customerWithWill(product);
      for (let n = 0; n < 16; n += 1) statuses.push((await invite(agent, address(), '2001:db8:ffff:1::7')).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
  });
});
