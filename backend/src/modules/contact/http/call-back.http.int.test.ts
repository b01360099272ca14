import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CallBack, callSlots, MESSAGES, type MyData, slotInWords } from '@willow/contracts';
import { EventStore } from '../../../event-sourcing/store/event-store.ts';
import { type Browser, browser, mailTo, signedInCustomer, signedInOperator } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let operator: Browser;
let slots: readonly string[];
beforeAll(async () => {
  product = await startProduct({ RATE_LIMIT_IP_FACTOR: '1', TRUSTED_PROXIES: '1' });
  operator = await signedInOperator(product);
  slots = callSlots(product.clock.now()).slice(-4);
});
afterAll(async () => product?.close());

const FORM = { name: 'Ada Poole', topic: 'account', message: 'My link does not come.', phone: '07700 900123' };
let count = 0;
const ask = (form: object, agent: Browser = browser(product)) =>
  agent
    .post('/api/call-backs')
    .set('x-forwarded-for', `2001:db8:${(count += 1).toString(16)}::1`)
    .send(form);
const queue = async (email: string, show: 'waiting' | 'settled' = 'waiting') =>
  ((await operator.get('/api/admin/call-backs').query({ show }).expect(200)).body as CallBack[]).filter(
    ({ writer }) => writer?.email === email,
  );
const inQueue = (email: string) => until<CallBack>(async () => (await queue(email))[0], 'the call in the queue');
const own = async (agent: Browser) => (await agent.get('/api/call-backs/own').expect(200)).body.callBack;

describe('a call that somebody asks for', () => {
  it('in a session is promised by mail and on the dashboard, moved, tried and made, once', async () => {
    const { agent, email } = await signedInCustomer(product);
    expect(await own(agent)).toBeNull();
    await ask({ ...FORM, email, slot: slots[0] }, agent).expect(201, { slot: slots[0] });
    expect(await own(agent)).toMatchObject({ slot: slots[0] });
    const mail = await mailTo(product, email, /We will call you/);
    expect(mail.text).toContain(slotInWords(slots[0]!));
    expect(`${mail.text}${mail.html}`).not.toMatch(/900123|link does not come|Poole/);
    const booked = await own(agent);
    expect(booked).toEqual({ id: expect.any(String), topic: 'account', slot: slots[0], phone: '+447700900123', unansweredAt: null });
    await ask({ ...FORM, email, slot: slots[1] }, agent).expect(409, { message: MESSAGES.callBooked });

    const change = `/api/call-backs/${booked.id}/change`;
    await agent.post(change).send({ slot: '2020-01-01T09:00', phone: FORM.phone }).expect(409, { message: MESSAGES.callSlotGone });
    const { body } = await agent.post(change).send({ slot: slots[1], phone: '+353 1 234 5678' }).expect(200);
    expect(body.callBack).toMatchObject({ slot: slots[1], phone: '+35312345678' });
    await until(async () => (await inQueue(email)).call.slot === slots[1], 'the queue to know');

    const outcome = `/api/admin/call-backs/${booked.id}/outcome`;
    await operator
      .post(outcome)
      .send({ outcome: 'called', note: ' ' })
      .expect(400, /Write the note/);
    await operator.post(outcome).send({ outcome: 'no-answer', note: 'Rang twice.' }).expect(200);
    await mailTo(product, email, /nobody answered/);
    expect(await own(agent)).toMatchObject({ unansweredAt: expect.stringMatching(/Z$/) });
    const made = await operator.post(outcome).send({ outcome: 'called', note: 'All is well.' }).expect(200);
    expect(made.body.call.outcomes).toMatchObject([
      { outcome: 'no-answer', note: 'Rang twice.', by: { name: 'olive@willow.example' } },
      { outcome: 'called', note: 'All is well.' },
    ]);
    await operator.post(outcome).send({ outcome: 'called', note: 'Again.' }).expect(409, { message: MESSAGES.callSettled });
    await until(async () => (await queue(email)).length === 0, 'the queue to let go');
    expect(await queue(email, 'settled')).toHaveLength(1);
    await until(async () => (await own(agent)) === null, 'the dashboard to let go');

    const copy = (await agent.get('/api/my-data.json').expect(200)).body as MyData;
    const told = copy.history.find(({ subject }) => subject === 'messages')!.entries;
    expect(told[0]).toMatchObject({ type: 'CallBackRequested', details: { phone: '+447700900123', message: FORM.message } });
    expect(JSON.stringify(told)).not.toContain('All is well');
  });

  it('by a visitor is acknowledged and reaches the queue; it is not told whether the address has an account', async () => {
    const { email, agent } = await signedInCustomer(product);
    const { body } = await ask({ ...FORM, email, slot: slots[2] }).expect(201);
    const stranger = await ask({ ...FORM, email: 'nobody@example.test', slot: slots[2] }).expect(201);
    expect(stranger.body).toEqual(body);
    expect(await inQueue(email)).toMatchObject({ signedIn: false, call: { slot: slots[2] } });
    expect(await own(agent)).toBeNull();
    expect((await mailTo(product, 'nobody@example.test', /We will call you/)).text).toContain('Write to us to change or cancel it');
    expect((await operator.get('/api/admin/messages').query({ show: 'waiting' }).expect(200)).body).toEqual([]);
  });

  it('is cancelled by whoever asked, and is nothing to anybody else', async () => {
    const [ada, eve] = [await signedInCustomer(product), await signedInCustomer(product)];
    await ask({ ...FORM, email: ada.email, slot: slots[3] }, ada.agent).expect(201);
    const { id } = await until(async () => (await own(ada.agent)) ?? undefined, 'the call');
    for (const what of ['change', 'cancel']) {
      const body = what === 'change' ? { slot: slots[0], phone: FORM.phone } : undefined;
      await eve.agent.post(`/api/call-backs/${id}/${what}`).send(body).expect(404, { message: MESSAGES.messageUnknown });
      await browser(product).post(`/api/call-backs/${id}/${what}`).send(body).expect(401);
    }
    await ada.agent.post(`/api/admin/call-backs/${id}/outcome`).send({ outcome: 'called', note: 'x' }).expect(401);
    await ada.agent.get('/api/admin/call-backs').query({ show: 'waiting' }).expect(401);
    await ada.agent.post(`/api/call-backs/${id}/cancel`).expect(200, { callBack: null });
    expect(await own(ada.agent)).toBeNull();
  });

  it('is refused with what to do when something is missing or wrong', async () => {
    const good = { ...FORM, email: 'ada@example.test', slot: slots[0] };
    await ask({ ...good, phone: '999' }).expect(400, /Enter a telephone number/);
    await ask({ ...good, slot: 'soon' }).expect(400, /Choose when/);
    await ask({ ...good, slot: '2020-01-01T09:00' }).expect(409, { message: MESSAGES.callSlotGone });
    const { body } = await ask({ email: good.email }).expect(400);
    expect((body.errors as { path: string[] }[]).map(({ path }) => path[0])).toEqual(['name', 'topic', 'message', 'phone', 'slot']);
  });

  it('stands in the log only sealed', async () => {
    for await (const event of product.api.get<EventStore>(EventStore, { strict: false }).readAll('start'))
      expect(JSON.stringify(event)).not.toMatch(/link does not come|Ada Poole|900123|2345678|Rang twice/);
  });
});
