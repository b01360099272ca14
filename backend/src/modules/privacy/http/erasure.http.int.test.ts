import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callSlots, type ErasureRequest, MESSAGES, MyData } from '@willow/contracts';
import supertest from 'supertest';
import { everythingStored, queried } from '../../../testing/everything-stored.ts';
import { readPdf } from '../../../platform/pdf/testing/read-pdf.ts';
import {
  type Browser,
  browser,
  colleague,
  customerWithWill,
  familyAnswers,
  mailTo,
  payByCard,
  signedInCustomer,
  signedInOperator,
  signupForm,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { CopyStore } from '../copies/copy-store.ts';
import { ErasureWorker } from '../jobs/erasure.worker.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await startProduct();
  operator = await signedInOperator(product);
});
afterAll(async () => product?.close());

const DAY_MINUTES = 24 * 60;
const PHONE = '+447700900987';
const ask = async ({ agent, email }: { agent: Browser; email: string }) =>
  (await agent.post('/api/erasure').send({ email }).expect(202)).body.erasure as ErasureRequest;
const certificate = async (id: string) => (await supertest(product.url).get(`/api/erasures/${id}`).expect(200)).body;
const sweep = () => product.worker.get(ErasureWorker, { strict: false }).sweep('test');
/** So many days later; whoever was signed in is not any more. */
const later = async (days: number) => {
  product.clock.advance({ minutes: days * DAY_MINUTES });
  await sweep();
  operator = await signedInOperator(product);
};
const requests = async () => (await operator.get('/api/admin/erasures').expect(200)).body as ErasureRequest[];
const mailsTo = (email: string) => product.mailbox.messages().filter(({ to }) => to === email);

describe('a customer who wants to be forgotten (C-478, D-108, AM-7)', () => {
  it('types the own address, is told the day by mail, and may change the mind until then', async () => {
    const jane = await signedInCustomer(product);
    await jane.agent.get('/api/erasure').expect(200, { erasure: null });
    await jane.agent.delete('/api/erasure').expect(404, { message: MESSAGES.erasureUnknown });
    await jane.agent.post('/api/erasure').send({ email: 'other@example.test' }).expect(400, { message: MESSAGES.erasureAddress });
    const asked = await ask({ ...jane, email: ` ${jane.email.toUpperCase()} ` });
    expect(asked).toMatchObject({ status: 'requested', needsAgreement: false, agreements: 0, erasedAt: null });
    expect(Date.parse(asked.dueAt) - Date.parse(asked.requestedAt)).toBe(7 * DAY_MINUTES * 60_000);
    expect(await ask(jane)).toEqual(asked);
    const { text } = await mailTo(product, jane.email, /will be erased on/);
    expect(text).toContain(`/erased?certificate=${asked.id}`);
    expect(mailsTo(jane.email).filter(({ subject }) => /erased/.test(subject))).toHaveLength(1);
    expect(await certificate(asked.id)).toEqual({
      id: asked.id,
      status: 'requested',
      requestedAt: asked.requestedAt,
      dueAt: asked.dueAt,
      erasedAt: null,
    });
    expect((await jane.agent.delete('/api/erasure').expect(200)).body.erasure).toMatchObject({ status: 'cancelled' });
    await later(8);
    expect(await certificate(asked.id)).toMatchObject({ status: 'cancelled', erasedAt: null });
  });

  it('is forgotten when the day has come: signed out, unknown, unreadable everywhere, and free to sign up anew', async () => {
    const canary = `Zebedee${process.pid}`;
    const form = signupForm({ fullName: `${canary} Quill`, city: `${canary}ton` });
    const person = await signedInCustomer(product, form);
    await person.agent.post('/api/will').send({ step: 10, answers: { willForYou: 'yes', funeralWishes: `${canary} sings` } });
    // One of the own session, and one with the address alone.
    const message = { name: `${canary} Quill`, email: person.email, topic: 'general', message: `${canary} asks` };
    await person.agent
      .post('/api/contact')
      .send({ ...message, email: `elsewhere.${process.pid}@example.test` })
      .expect(201);
    await browser(product).post('/api/contact').send(message).expect(201);
    const [slot] = callSlots(product.clock.now());
    await person.agent
      .post('/api/call-backs')
      .send({ ...message, phone: PHONE, slot })
      .expect(201);
    // Of somebody who invited her when she had an account already: she never came by it.
    const friend = await customerWithWill(product);
    await friend.agent.post('/api/referrals').send({ refereeName: 'Zebedee Quill', refereeEmail: person.email }).expect(201);
    const referrals = async () => JSON.stringify((await operator.get('/api/admin/referrals').expect(200)).body);
    await until(async () => (await referrals()).includes(person.email), 'the invitation');
    const { id } = await ask(person);
    await mailTo(product, person.email, /will be erased on/);
    // A printed copy that nobody waited for.
    await product.worker.get(CopyStore, { strict: false }).keep('left', person.id, Buffer.from(`%PDF ${canary}`), product.clock.now());
    expect(await everythingStored(product)).toContain(canary);
    await later(6);
    expect(await certificate(id)).toMatchObject({ status: 'requested' });
    await later(2);
    expect(await certificate(id)).toMatchObject({ status: 'erased', erasedAt: expect.any(String) });
    await person.agent.get('/api/me').expect(401);
    await browser(product).post('/api/login').send({ email: person.email }).expect(200);
    expect(mailsTo(person.email)).toEqual([]);
    const stored = await everythingStored(product);
    expect(stored).not.toContain(canary);
    expect(stored).not.toContain(person.email);
    expect(stored).not.toContain(PHONE);
    expect(await queried(product, 'SELECT status FROM rm.contact_message')).toEqual(
      Array.from({ length: 3 }, () => ({ status: 'erased' })),
    );
    expect(mailsTo(message.email)).toEqual([]);
    expect(await queried(product, 'SELECT id FROM documents.my_data')).toEqual([]);
    // A process forgets a destroyed key within a minute; this one does so now.
    const gone = await queried<{ subject: string }>(
      product,
      "SELECT subject FROM vault.subject_key WHERE subject LIKE 'referral-%' AND wrapped IS NULL",
    );
    expect(gone).toHaveLength(1);
    for (const { subject } of gone) await product.api.get(KeyVault, { strict: false }).destroy(subject);
    expect(await referrals()).not.toMatch(new RegExp(`Zebedee|${person.email}`, 'i'));
    const users = async (search?: string) => (await operator.post('/api/admin/customers/search').send({ search }).expect(200)).body;
    for (const words of [canary, person.email, 'erased']) expect(await users(words)).toMatchObject({ total: 0, customers: [] });
    expect((await users()).customers).toContainEqual(expect.objectContaining({ id: person.id, person: null }));
    const { body: story } = await operator.get(`/api/admin/customers/${person.id}`).expect(200);
    expect(story).toMatchObject({
      state: 'erased',
      person: null,
      erasure: { id, status: 'erased' },
      history: { names: { state: 'erased' } },
    });
    expect(JSON.stringify(story)).not.toMatch(new RegExp(`${canary}|${person.email}`, 'i'));
    // What is sealed is there still, and there is no key for it.
    const rows = await queried<{ wrapped: Buffer | null }>(product, 'SELECT wrapped FROM vault.subject_key WHERE subject LIKE $1', [
      `%-${person.id}`,
    ]);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every(({ wrapped }) => wrapped === null)).toBe(true);
    await sweep();
    const again = await signedInCustomer(product, { email: person.email });
    expect(again.id).not.toBe(person.id);
  });

  it('with a paid will waits for two operators, who may say no with a reason (T-24)', async () => {
    const paid = await customerWithWill(product);
    const { orderId } = await payByCard(product, paid.agent);
    await until(async () => (await paid.agent.get('/api/my-order')).body.order.paymentStatus === 'succeeded', 'the payment');
    const friend = { refereeName: 'Sam Friend', refereeEmail: `sam.${process.pid}@example.test` };
    await paid.agent.post('/api/referrals').send(friend).expect(201);
    const { id } = await ask(paid);
    await until(async () => (await requests()).some((each) => each.id === id), 'the request in the list');
    await operator.post(`/api/admin/erasures/${id}/refusal`).send({ reason: ' ' }).expect(400);
    await operator.post(`/api/admin/erasures/${id}/refusal`).send({ reason: 'A claim was announced.' }).expect(200);
    expect((await paid.agent.get('/api/erasure').expect(200)).body.erasure).toMatchObject({
      status: 'declined',
      declinedBecause: 'A claim was announced.',
    });
    const copy = await paid.agent.get('/api/my-data.json').expect(200);
    expect(MyData.parse(copy.body).answers).toEqual(familyAnswers);
    for (const held of [friend.refereeEmail, 'A claim was announced.', 'pi_', '"amountPence": 5000']) expect(copy.text).toContain(held);
    // Nobody of our team by name, and no id: it would name others.
    expect(copy.text).not.toMatch(/Olive|olive@|[0-9a-f]{8}-[0-9a-f]{4}-/);
    const pdf = await paid.agent.get('/api/my-data.pdf').responseType('blob').expect(200);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="my-willow-data.pdf"',
      'cache-control': 'no-store',
    });
    const { pages, title, isTagged } = readPdf(pdf.body as Buffer);
    expect({ title, isTagged }).toEqual({ title: 'Your data', isTagged: true });
    const words = pages
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    for (const held of [
      'John Henry Roe',
      '2 November 1973',
      'Sam Friend',
      'Your payment was received.',
      '£50.00',
      'A claim was announced.',
    ])
      expect(words).toContain(held);
    expect(words).not.toMatch(/Olive|[{}]|undefined|null|[0-9a-f]{8}-[0-9a-f]{4}-/);
    // Handed out, it is kept nowhere.
    expect(await queried(product, 'SELECT id FROM documents.my_data')).toEqual([]);
    const stranger = await signedInCustomer(product);
    const { text } = await stranger.agent.get('/api/my-data.json').expect(200);
    for (const hers of [paid.email, friend.refereeEmail, 'John Henry Roe']) expect(text).not.toContain(hers);
    await ask(paid);
    await later(8);
    expect(await certificate(id)).toMatchObject({ status: 'requested' });
    const { body } = await operator.post(`/api/admin/erasures/${id}/agreement`).expect(200);
    expect(body).toMatchObject({ needsAgreement: true, agreements: 1, customer: { email: paid.email } });
    await operator.post(`/api/admin/erasures/${id}/agreement`).expect(409, { message: MESSAGES.erasureAgreed });
    await (await colleague(product, 'Otto')).post(`/api/admin/erasures/${id}/agreement`).expect(200);
    await until(async () => (await certificate(id)).status === 'erased', 'the erasure');
    expect(await requests()).toEqual([]);
    const invitations = await queried<{ wrapped: Buffer | null }>(
      product,
      `SELECT wrapped FROM vault.subject_key k JOIN rm.referral_list r ON k.subject = 'referral-' || r.id WHERE r.referrer_id = $1`,
      [paid.id],
    );
    expect(invitations).toEqual([{ wrapped: null }]);
    expect(await queried(product, 'SELECT id FROM documents.will_document WHERE starts_with(id, $1)', [paid.id])).toEqual([]);
    await operator.get(`/api/admin/orders/${orderId}`).expect(404);
    await operator.patch(`/api/admin/orders/${orderId}`).send({ notes: 'Called her.' }).expect(409);
    const list = (await operator.get('/api/admin/orders').expect(200)).body as {
      user: { fullName: string; email: string };
      finalAmount: number;
    }[];
    expect(list[0]).toMatchObject({ user: { fullName: 'erased', email: 'erased' }, finalAmount: 50 });
  });

  it('is forgotten in the end when the mail provider fails at first', async () => {
    const person = await signedInCustomer(product);
    const { id } = await ask(person);
    await mailTo(product, person.email, /will be erased on/);
    product.mailbox.setFault({ kind: '500', method: 'POST', path: '/v3/recipients/erasejob' });
    await later(8);
    expect(await certificate(id)).toMatchObject({ status: 'erasing', erasedAt: null });
    expect(mailsTo(person.email)).not.toEqual([]);
    await sweep();
    expect(await certificate(id)).toMatchObject({ status: 'erased' });
    expect(mailsTo(person.email)).toEqual([]);
  });

  it('with nothing but a sign-up can take a small copy along, which says that it was asked for', async () => {
    const { agent, email } = await signedInCustomer(product);
    const response = await agent.get('/api/my-data.json').expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-willow-data.json"',
      'cache-control': 'no-store',
    });
    const data = MyData.parse(response.body);
    expect(data).toMatchObject({ format: 1, customer: { email, fullName: 'Jane Margaret Roe' }, answers: {} });
    expect(data.history.map(({ subject, entries }) => [subject, entries.map(({ type }) => type)])).toEqual([
      ['account', ['CustomerSignedUp', 'LoginLinkIssued', 'EmailVerified', 'CustomerLoggedIn', 'DataDownloadRequested']],
      ['will', []],
      ['order', []],
      ['referrals', []],
      ['couple', []],
      ['messages', []],
      ['erasure', []],
    ]);
    for (let more = 0; more < 4; more += 1) await agent.get('/api/my-data.json').expect(200);
    await agent.get('/api/my-data.json').expect(429, { message: MESSAGES.tooManyDownloads });
  });

  it('gets a printed copy of nobody else, and one that nobody waited for is gone after a day', async () => {
    const store = product.worker.get(CopyStore, { strict: false });
    await store.keep('mine', 'customer-1', Buffer.from('%PDF'), product.clock.now());
    expect(await store.take('mine', 'customer-2')).toBeNull();
    product.clock.advance({ minutes: DAY_MINUTES - 1 });
    await sweep();
    expect(await queried(product, 'SELECT id FROM documents.my_data')).toEqual([{ id: 'mine' }]);
    product.clock.advance({ minutes: 2 });
    await sweep();
    expect(await queried(product, 'SELECT id FROM documents.my_data')).toEqual([]);
  });

  it('gets no answer about a certificate that does not exist, nor anything of another customer', async () => {
    await browser(product).get('/api/erasures/8e2b8ad2-0000-5000-8000-000000000000').expect(404, { message: MESSAGES.erasureUnknown });
    const visitor = browser(product);
    await visitor.get('/api/erasure').expect(401);
    await visitor.get('/api/my-data.json').expect(401);
    await visitor.get('/api/my-data.pdf').expect(401);
    await visitor.post('/api/erasure').send({ email: 'a@example.test' }).expect(401);
    const { agent } = await signedInCustomer(product);
    await agent.get('/api/admin/erasures').expect(401);
  });
});
