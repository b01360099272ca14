import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DataEntry, MESSAGES, type MyData, type ReceivedMessage } from '@willow/contracts';
import { EventStore } from '../../../event-sourcing/store/event-store.ts';
import { type Browser, browser, mailTo, signedInCustomer, signedInOperator } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { willow } from '../../../testing/willow.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMIT_IP_FACTOR: '1', TRUSTED_PROXIES: '1' });
  operator = await signedInOperator(product);
});
afterAll(async () => product?.close());

let count = 0;
const address = (): string => `ada.${(count += 1)}@example.test`;
const FORM = { name: 'Ada Poole', topic: 'payment', message: 'Can I pay by cheque? See zebedee.example' };
/** From a network of its own, unless one is given. */
const write = (form: object, from = `2001:db8:${(count += 1).toString(16)}::1`, agent: Browser = browser(product)) =>
  agent.post('/api/contact').set('x-forwarded-for', from).send(form);
const messages = async (show: 'waiting' | 'settled') =>
  (await operator.get('/api/admin/messages').query({ show }).expect(200)).body as ReceivedMessage[];
const of = async (email: string, show: 'waiting' | 'settled' = 'waiting') =>
  (await messages(show)).filter(({ writer }) => writer?.email === email);
const waiting = (email: string, many = 1) =>
  until<readonly ReceivedMessage[]>(async () => {
    const found = await of(email);
    return found.length === many ? found : undefined;
  }, 'the message in the list');
const mailsTo = (email: string) => product.mailbox.messages().filter(({ to }) => to === email);

describe('a message from the contact page', () => {
  it('reaches the team, is acknowledged by a mail that repeats nothing of it, and is answered once, by mail', async () => {
    const email = address();
    await write({ ...FORM, email: ` ${email} ` }).expect(201, { message: MESSAGES.messageReceived });
    const acknowledged = await mailTo(product, email, /We have your message/);
    expect(acknowledged.text).toContain('Hello Ada,');
    expect(`${acknowledged.text}${acknowledged.html}`).not.toMatch(/cheque|zebedee|Poole/);
    const [message] = await waiting(email);
    expect(message).toEqual({
      id: expect.any(String),
      topic: 'payment',
      receivedAt: expect.stringMatching(/Z$/),
      writer: { name: 'Ada Poole', email },
      message: FORM.message,
      signedIn: false,
      settled: null,
    });
    const answer = `/api/admin/messages/${message!.id}/answer`;
    for (const none of ['', '  ', null])
      await operator
        .post(answer)
        .send({ answer: none })
        .expect(400, /Write the answer first/);
    const { body } = await operator.post(answer).send({ answer: 'Not yet.\n\nBut soon.' }).expect(200);
    const settled = { by: { name: 'olive@willow.example' }, at: expect.stringMatching(/Z$/), answer: 'Not yet.\n\nBut soon.' };
    expect(body).toMatchObject({ settled });
    expect(await of(email)).toEqual([]);
    expect(await of(email, 'settled')).toMatchObject([{ settled }]);
    const mail = await mailTo(product, email, /Our answer to your message/);
    expect(mail.text).toContain('(Payment queries).\n\nNot yet.\n\nBut soon.\n\n');
    expect(mail.text).not.toMatch(/cheque|zebedee/);
    await operator.post(answer).send({ answer: 'Again.' }).expect(409, { message: MESSAGES.messageSettled });
    await operator.post(`/api/admin/messages/${message!.id}/close`).expect(409);
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('is put aside without a mail', async () => {
    const email = address();
    await write({ ...FORM, email }).expect(201);
    const [message] = await waiting(email);
    const { body } = await operator.post(`/api/admin/messages/${message!.id}/close`).expect(200);
    expect(body.settled).toMatchObject({ by: { name: 'olive@willow.example' }, answer: null });
    expect(mailsTo(email).filter(({ subject }) => /answer/.test(subject))).toEqual([]);
  });

  it('is refused with what to do when something is missing, too long or no choice', async () => {
    const email = address();
    const bad: readonly [object, string][] = [
      [{ ...FORM, email, name: ' ' }, MESSAGES.contactName],
      [{ ...FORM, email: 'ada' }, MESSAGES.email],
      [{ ...FORM, email: `${email}, eve@example.test` }, MESSAGES.email],
      [{ ...FORM, email, topic: 'will' }, MESSAGES.contactTopic],
      [{ ...FORM, email, message: '\u200b \n' }, MESSAGES.contactMessage],
      [{ ...FORM, email, message: ['x'] }, MESSAGES.contactMessage],
      [{ ...FORM, email, message: 'x'.repeat(5001) }, MESSAGES.messageTooLong],
      [{ ...FORM, email, message: 'a\u0000b' }, MESSAGES.badText],
    ];
    for (const [form, message] of bad) expect((await write(form, '2001:db8:bad::1').expect(400)).body).toMatchObject({ message });
    const { body } = await write({ email }).expect(400);
    expect((body.errors as { path: string[] }[]).map(({ path }) => path[0])).toEqual(['name', 'topic', 'message']);
    await write({ ...FORM, email }, '2001:db8:bad::1')
      .set('origin', 'https://evil.example')
      .expect(403);
    // What was refused counts nowhere.
    for (let n = 0; n < 5; n += 1) await write({ ...FORM, email }, '2001:db8:bad::1').expect(201);
  });

  it('is for the team alone to read and to settle', async () => {
    const { agent } = await signedInCustomer(product);
    for (const other of [agent, browser(product)]) {
      await other.get('/api/admin/messages').query({ show: 'waiting' }).expect(401);
      await other.post('/api/admin/messages/any/answer').send({ answer: 'x' }).expect(401);
    }
    await operator.get('/api/admin/messages').expect(400);
    await operator.post('/api/admin/messages/unknown/answer').send({ answer: 'x' }).expect(404, { message: MESSAGES.messageUnknown });
    await operator.post('/api/admin/messages/unknown/close').expect(404);
  });

  it('stands in the log only sealed', async () => {
    for await (const event of product.api.get<EventStore>(EventStore, { strict: false }).readAll('start'))
      expect(JSON.stringify(event)).not.toMatch(/cheque|Ada Poole|ada\.\d+@|But soon/);
  });
});

describe('many messages', () => {
  it('are five a day with one address, ten an hour from one network', async () => {
    const email = address();
    for (let n = 0; n < 5; n += 1) await write({ ...FORM, email: email.replace('@', `+${n}@`) }).expect(201);
    const refused = await write({ ...FORM, email }).expect(429, { message: MESSAGES.tooManyMessages });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await write({ ...FORM, email: address() }, '2001:db8:ffff::1')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429]);
  });

  it('cause no more mails than a mailbox may have from strangers, and still reach us', async () => {
    const email = address();
    for (let n = 0; n < 4; n += 1)
      await browser(product).post('/api/login').set('x-forwarded-for', `2001:db8:aa:${n}::1`).send({ email }).expect(200);
    for (let n = 0; n < 3; n += 1) await write({ ...FORM, email }).expect(201, { message: MESSAGES.messageReceived });
    await waiting(email, 3);
    await mailTo(product, email, /We have your message/);
    // A mail that comes later than the others would be among them by now.
    const last = address();
    await write({ ...FORM, email: last }).expect(201);
    await mailTo(product, last, /We have your message/);
    expect(mailsTo(email)).toHaveLength(1);
  });
});

describe('whoever wrote to us', () => {
  const copyOf = async (agent: Browser): Promise<readonly DataEntry[]> => {
    const { body } = await agent.get('/api/my-data.json').expect(200);
    return (body as MyData).history.find(({ subject }) => subject === 'messages')!.entries;
  };

  it('as a customer has it in the copy: in full what was sent in the own session, and of the rest that it is there', async () => {
    const { agent, email } = await signedInCustomer(product);
    await write({ ...FORM, email }, undefined, agent).expect(201);
    await write({ ...FORM, email: email.toUpperCase(), message: 'From somewhere else.' }).expect(201);
    await until(async () => (await copyOf(agent)).length === 2, 'both messages in the copy');
    const [own, other] = await copyOf(agent);
    expect(own).toMatchObject({ type: 'MessageReceived', details: { topic: 'Payment queries', message: FORM.message, email } });
    expect(other!.details).toEqual({ topic: 'Payment queries', heldBack: expect.stringContaining('Was it you?') });
    const found = (await messages('waiting')).filter(({ writer }) => writer?.email.toLowerCase() === email);
    expect(found.map(({ signedIn }) => signedIn)).toEqual([true, false]);
  });

  it('and is no customer is forgotten by a command: mails, words and address', async () => {
    const [email, other] = [address(), address()];
    for (const each of [email, other]) await write({ ...FORM, email: each }).expect(201);
    const [message] = await waiting(email);
    await waiting(other);
    await operator.post(`/api/admin/messages/${message!.id}/answer`).send({ answer: 'Not yet.' }).expect(200);
    await mailTo(product, email, /Our answer/);
    await mailTo(product, other, /We have your message/);
    const said = await erase(` ${email.toUpperCase()}\n`);
    expect(said).toBe('1 to erase: a worker does it within seconds\n');
    await until(() => Promise.resolve(mailsTo(email).length === 0), 'the provider to forget');
    await until(async () => (await of(email, 'settled')).length === 0, 'the erasure');
    await until(async () => (await erase(email)) === 'There are no messages with this address\n', 'the list to know');
    expect(mailsTo(other)).toHaveLength(1);
    expect(await of(other)).toHaveLength(1);
    expect(await erase('not an address')).toBe('');
  });

  async function erase(input: string): Promise<string> {
    const { DATABASE_URL, MASTER_KEY } = product.config;
    return (await willow(['messages', 'erase', '--yes'], { DATABASE_URL, MASTER_KEY, ...KEYS }, input)).stdout;
  }
  const KEYS = {
    STRIPE_SECRET_KEY: 'sk_test_willow',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_willow',
    STRIPE_WEBHOOK_SECRET: 'whsec_willow',
    SENDGRID_API_KEY: 'SG.willow',
  };
});
