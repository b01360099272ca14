import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGES } from '@willow/contracts';
import supertest from 'supertest';
import { until } from '../../../testing/until.ts';
import { browser, customerWithWill, mailTo, payByCard, signedInCustomer, signupForm, tokenIn } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMIT_IP_FACTOR: '1', TRUSTED_PROXIES: '1' });
});
afterAll(async () => product?.close());

let host = 0;
/** Asks as somebody with a network of their own, unless one is given. */
const ask = (path: string, body: object, from = `2001:db8:${(host += 1).toString(16)}::1`) =>
  supertest(product.url).post(path).set('x-forwarded-for', from).send(body);
const WAYS = [
  (email: string) => ask('/api/login', { email }),
  (email: string) => ask('/api/resend-verification', { email }),
  (email: string) => ask('/api/signup', signupForm({ email })),
];
/** In turn by login, verification and sign-up. */
const flood = async (times: number, email: (turn: number) => string) => {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await WAYS[turn % WAYS.length]!(email(turn))).status);
  return statuses.filter((status) => status !== 429);
};

describe('a flood of mails', () => {
  it('ends after five in an hour and twenty in a day for one mailbox, all kinds together, from any number of networks (D-089, T-10)', async () => {
    const { email } = await signedInCustomer(product);
    const spelt = (turn: number) => (turn % 2 ? email.toUpperCase() : email.replace('@', `+${turn}@`));
    let sent = 1;
    for (let hour = 0; hour < 6; hour += 1) {
      const more = await flood(7, spelt);
      expect(more.length).toBeLessThanOrEqual(5);
      sent += more.length;
      product.clock.advance({ minutes: 60 });
    }
    expect(sent).toBe(12);
    const { body } = await supertest(product.mailbox.url).get('/api/messages');
    const mailed = (body as { to: string }[]).filter(({ to }) => to.toLowerCase().replace(/\+\d+/, '') === email);
    expect(mailed.length).toBeLessThanOrEqual(20);
  });

  it('however long and from however many networks, leaves an hour, later two and a half, until the next mail: its link is the owner’s, whoever asked (D-089)', async () => {
    const { email } = await signedInCustomer(product);
    product.clock.advance({ minutes: 24 * 60 });
    const step = 30;
    const sent: number[] = [];
    const asked = async () => {
      let answer = await ask('/api/login', { email });
      // A busy machine says so.
      while (answer.status === 503) answer = await ask('/api/login', { email });
      return answer;
    };
    for (let minute = 0; minute < 2 * 24 * 60; minute += step) {
      let answer = await asked();
      for (; answer.status === 200; answer = await asked()) sent.push(minute);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(150 * 60);
      product.clock.advance({ minutes: step });
    }
    const most = (span: number) => Math.max(...sent.map((end) => sent.filter((at) => at > end - span && at <= end).length));
    const longest = (times: readonly number[]) => Math.max(...times.map((at, index) => at - (times[index - 1] ?? 0)));
    expect({ anHour: most(60), aDay: most(24 * 60), firstHour: longest(sent.slice(0, 6)), ever: longest(sent) }).toEqual({
      anHour: 5,
      aDay: 19,
      firstHour: 60,
      ever: 150,
    });

    while ((await asked()).status !== 200) product.clock.advance({ minutes: step });
    const hers = browser(product);
    await until(async () => {
      const token = tokenIn(await mailTo(product, email, /sign|log/i));
      return (await hers.post('/api/verify-email').send({ token })).status === 200;
    }, 'the newest mail, which a stranger asked for');
    await hers.get('/api/me').expect(200);
  });

  it('is refused in the same words whether the address has an account or not, and says when to come back (D-048)', async () => {
    const { email } = await signedInCustomer(product);
    const refused = async (address: string) => {
      for (let turn = 0; turn < 5; turn += 1) await ask('/api/login', { email: address });
      const { body, headers } = await ask('/api/login', { email: address }).expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(1700);
      return body.message as string;
    };
    const words = await refused('nobody.at.all@else.test');
    expect(words).toBe(await refused(email));
    expect(words).toBe(`${MESSAGES.tooManyMails} We can send the next one in 60 minutes.`);
  });

  it('by strangers voids no link that its owner asked for (AM-3)', async () => {
    const { email } = await signedInCustomer(product);
    const hers = browser(product);
    await hers.post('/api/login').send({ email }).expect(200);
    const token = tokenIn(await mailTo(product, email, /sign|log/i));
    expect((await flood(9, () => email)).length).toBeGreaterThan(0);
    await hers.post('/api/verify-email').send({ token }).expect(200);
    await hers.get('/api/me').expect(200);
  });

  it('by strangers keeps no link from a browser in which the owner has signed in, which has five an hour of its own (D-089)', async () => {
    const { agent, email } = await signedInCustomer(product);
    await agent.post('/api/logout').expect(200);
    await flood(12, () => email);
    await ask('/api/login', { email }).expect(429);
    const asks: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) asks.push((await agent.post('/api/login').send({ email })).status);
    expect(asks).toEqual([200, 200, 200, 200, 200, 429]);
    const other = await signedInCustomer(product);
    await agent.post('/api/login').send({ email: other.email }).expect(200);
    await flood(12, () => other.email);
    await agent.post('/api/login').send({ email: other.email }).expect(429);
  });

  it('from one network ends sooner than for its mailbox: its owner still gets a link elsewhere', async () => {
    const email = 'one.network@else.test';
    const theirs = () => ask('/api/login', { email }, '2001:db8:eeee:1::1');
    let sent = 0;
    for (let hour = 0; hour < 4; hour += 1) {
      const statuses: number[] = [];
      for (let turn = 0; turn < 6; turn += 1) statuses.push((await theirs()).status);
      sent += statuses.filter((status) => status === 200).length;
      await ask('/api/login', { email }).expect(200);
      product.clock.advance({ minutes: 61 });
    }
    expect(sent).toBe(6);
  });

  it('does not keep away what a payment causes', async () => {
    const { agent, email } = await customerWithWill(product);
    expect(await flood(9, () => email)).toHaveLength(4);
    await payByCard(product, agent);
    await mailTo(product, email, /receipt/i);
  });

  it('from one network ends for all addresses, however many hosts the network has (D-089)', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1)
      statuses.push((await ask('/api/login', { email: `flood.${n}@else.test` }, `2001:db8:ffff:1::${(n + 1).toString(16)}`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    await ask('/api/login', { email: 'neighbour@else.test' }, '2001:db8:ffff:2::1').expect(200);
  });
});
