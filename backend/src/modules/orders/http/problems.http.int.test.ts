import { beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminOrder, type AdminOrderDetail, type CustomerEnquiry, type CustomerOrder, MESSAGES } from '@willow/contracts';
import { EventStore } from '../../../event-sourcing/store/event-store.ts';
import {
  type Browser,
  browser,
  customerWithWill,
  isAccepted,
  mailTo,
  payByCard,
  settleFlags,
  signedInCustomer,
  signedInOperator,
} from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await sharedProduct();
  operator = await signedInOperator(product);
});

const TEXT = 'My sister is called Anne, with an e.';
const report = (agent: Browser, text: unknown = TEXT) => agent.post('/api/my-order/problems').send({ text });
const problemsOf = async (agent: Browser) => ((await agent.get('/api/my-order').expect(200)).body.order as CustomerOrder).problems;
const listed = async (orderId: string) => {
  const { body } = await operator.get('/api/admin/orders').query({ search: orderId }).expect(200);
  // Nothing until the list has heard of it.
  return (body as AdminOrder[])[0];
};
const detailOf = async (orderId: string) => (await operator.get(`/api/admin/orders/${orderId}`).expect(200)).body as AdminOrderDetail;
const paid = async () => {
  const customer = await customerWithWill(product);
  const { orderId } = await payByCard(product, customer.agent);
  await until(async () => (await customer.agent.get('/api/my-order')).body.order?.paymentStatus === 'succeeded', 'the payment');
  return { ...customer, orderId };
};

describe('something is wrong with a will', () => {
  it('reaches the team at once, is acknowledged by mail, and is answered where the customer sees it', async () => {
    const { agent, email, orderId } = await paid();
    const { body } = await report(agent).expect(201);
    expect(body.order.problems).toEqual([{ id: expect.any(String), reportedAt: expect.stringMatching(/Z$/), answered: null }]);
    const mail = await mailTo(product, email, /We have your message/);
    expect(mail.text).not.toContain('Anne');

    await until(async () => (await listed(orderId))?.openProblems === 1, 'the mark in the list');
    const withProblems = async () => (await operator.get('/api/admin/orders').query({ problems: 'open' }).expect(200)).body as AdminOrder[];
    expect((await withProblems()).map(({ id }) => id)).toEqual([orderId]);
    const [problem] = (await detailOf(orderId)).problems;
    expect(problem).toMatchObject({ text: TEXT, answered: null });

    await report(agent, 'And the house is number 14.').expect(201);
    const answered = `/api/admin/orders/${orderId}/problems/${problem!.id}/answered`;
    expect((await operator.post(answered).expect(200)).body).toMatchObject({ openProblems: 1 });
    expect((await operator.post(answered).expect(200)).body).toMatchObject({ openProblems: 1 });
    expect((await detailOf(orderId)).problems).toMatchObject([
      { text: TEXT, answered: { by: { name: 'olive@willow.example' }, at: expect.stringMatching(/Z$/) } },
      { text: 'And the house is number 14.', answered: null },
    ]);
    expect(await problemsOf(agent)).toMatchObject([{ answered: { at: expect.stringMatching(/Z$/), text: null } }, { answered: null }]);
  });

  it('is answered in the console: by mail with the words, once, and both sides are kept', async () => {
    const { agent, email, orderId } = await paid();
    await report(agent).expect(201);
    const [problem] = (await detailOf(orderId)).problems;
    const answer = (body: object, by: Browser = operator) =>
      by.post(`/api/admin/orders/${orderId}/problems/${problem!.id}/answer`).send(body);
    for (const body of [{}, { answer: '  ' }, { answer: 'x'.repeat(2001) }]) await answer(body).expect(400);
    await answer({ answer: 'No.' }, agent).expect(401);
    const words = 'Zuleika, we have put the e in.\n\nA new draft follows.';
    expect((await answer({ answer: words }).expect(200)).body).toMatchObject({ openProblems: 0 });
    const mail = await mailTo(product, email, /Our answer about your will/);
    for (const text of ['Zuleika, we have put the e in.', 'A new draft follows.']) expect(mail.text).toContain(text);
    expect(mail.text).not.toContain(TEXT);
    await answer({ answer: 'Again.' }).expect(409, { message: 'A colleague has answered this message already. Your answer was not sent.' });
    expect((await detailOf(orderId)).problems).toMatchObject([
      { text: TEXT, answered: { text: words, by: { name: 'olive@willow.example' } } },
    ]);
    expect(await problemsOf(agent)).toMatchObject([{ answered: { at: expect.stringMatching(/Z$/), text: words } }]);
    for await (const event of product.api.get<EventStore>(EventStore, { strict: false }).readAll('start'))
      expect(JSON.stringify(event)).not.toContain('Zuleika');
  });

  it('is the own order only, of whoever is signed in, once it is paid', async () => {
    await report(browser(product)).expect(401);
    await report((await signedInCustomer(product)).agent).expect(404, { message: MESSAGES.noOrder });
    const unpaid = await customerWithWill(product);
    await unpaid.agent.post('/api/create-payment-intent').send({}).expect(200);
    await report(unpaid.agent).expect(409, { message: MESSAGES.paymentNotReceived });
    const { agent, orderId } = await paid();
    await agent.post(`/api/admin/orders/${orderId}/problems/any/answered`).expect(401);
    await operator.post(`/api/admin/orders/${orderId}/problems/unknown/answered`).expect(404, { message: MESSAGES.problemUnknown });
    await operator.post('/api/admin/orders/unknown/problems/unknown/answered').expect(404);
  });

  it('is said in words, and not in a book', async () => {
    const { agent } = await paid();
    for (const text of ['', '   ', null, 7]) await report(agent, text).expect(400, /Say in a few words/);
    await report(agent, 'x'.repeat(2001)).expect(400, new RegExp(MESSAGES.problemTooLong));
    expect(await problemsOf(agent)).toEqual([]);
  });

  it('can be said five times a day', async () => {
    const { agent } = await paid();
    for (let time = 0; time < 5; time += 1) await report(agent).expect(201);
    await report(agent).expect(429, { message: MESSAGES.tooManyProblems });
    expect(await problemsOf(agent)).toHaveLength(5);
  });

  it('stands in the log only sealed', async () => {
    const { agent } = await paid();
    await report(agent, 'Zoe must not inherit.').expect(201);
    for await (const event of product.api.get<EventStore>(EventStore, { strict: false }).readAll('start'))
      expect(JSON.stringify(event)).not.toContain('Zoe must not');
  });
});

describe('a question to the customer', () => {
  const ask = (orderId: string, asked: object) => operator.post(`/api/admin/orders/${orderId}/enquiries`).send({ step: null, ...asked });
  const asked = async (agent: Browser) => (await agent.get('/api/my-order/enquiries').expect(200)).body.enquiries as CustomerEnquiry[];
  const answer = (agent: Browser, id: string, text: unknown) => agent.post(`/api/my-order/enquiries/${id}/answer`).send({ text });
  const QUESTION = 'Is Tom your son, or your partner’s?';

  it('goes out by mail, is answered on the dashboard, waits in the inbox and is settled (A-093, D-079)', async () => {
    const { agent, email, orderId } = await paid();
    expect((await ask(orderId, { question: QUESTION }).expect(201)).body).toMatchObject({ status: 'in_review', openEnquiries: 1 });
    const mail = await mailTo(product, email, /A question about your will/);
    expect(mail.text).toContain('Is Tom your son');
    expect((await agent.get('/api/my-order').expect(200)).body.order).toMatchObject({ enquiries: 1 });
    const [enquiry] = await asked(agent);
    expect(enquiry).toMatchObject({ question: QUESTION, state: 'open', step: null, answer: null });

    const { body } = await answer(agent, enquiry!.id, ' Mine. ').expect(200);
    expect(body.enquiries).toMatchObject([{ state: 'answered', answer: { text: 'Mine.', by: 'dashboard' } }]);
    await answer(agent, enquiry!.id, 'Again.').expect(409, { message: MESSAGES.enquiryAnswered });
    await until(async () => (await listed(orderId))?.answeredEnquiries === 1, 'the mark in the list');
    const waiting = (await operator.get('/api/admin/orders').query({ problems: 'open' }).expect(200)).body as AdminOrder[];
    expect(waiting.map(({ id }) => id)).toContain(orderId);
    expect((await detailOf(orderId)).enquiries).toMatchObject([
      { question: QUESTION, by: { name: 'olive@willow.example' }, answer: { text: 'Mine.', recordedBy: null }, closed: null },
    ]);

    const settle = `/api/admin/orders/${orderId}/enquiries/${enquiry!.id}/closed`;
    expect((await operator.post(settle).expect(200)).body).toMatchObject({ status: 'new', openEnquiries: 0, answeredEnquiries: 0 });
    expect((await operator.post(settle).expect(200)).body).toMatchObject({ answeredEnquiries: 0 });
    expect((await asked(agent))[0]).toMatchObject({ state: 'closed' });
    expect((await agent.get('/api/my-order').expect(200)).body.order).toMatchObject({ enquiries: 0 });
  });

  it('opens the answers of a paid will when it is about a step, and is answered by handing them in again', async () => {
    const { agent, orderId } = await paid();
    await until(async () => (await listed(orderId))?.draft === 'made', 'the draft');
    expect((await ask(orderId, { question: QUESTION, step: 3 }).expect(201)).body).toMatchObject({ returned: true });
    await until(async () => (await agent.get('/api/will')).body.willAnswers.locked === false, 'the open answers');
    await agent.post('/api/will/submit').send().expect(200);
    await until(async () => (await listed(orderId))?.answeredEnquiries === 1, 'the answer');
    expect(await asked(agent)).toMatchObject([{ state: 'answered', step: 3, answer: { text: null, by: 'answers' } }]);
    expect((await agent.get('/api/my-order').expect(200)).body.order).toMatchObject({ enquiries: 1 });
  });

  it('about a step that needs no other answers is settled, and the answers are closed again', async () => {
    const { agent, orderId } = await paid();
    await until(async () => (await listed(orderId))?.draft === 'made', 'the draft');
    await ask(orderId, { question: QUESTION, step: 3 }).expect(201);
    await until(async () => (await agent.get('/api/will')).body.willAnswers.locked === false, 'the open answers');
    const [enquiry] = await asked(agent);
    await answer(agent, enquiry!.id, 'It is right as it is.').expect(200);
    const { body } = await operator.post(`/api/admin/orders/${orderId}/enquiries/${enquiry!.id}/closed`).expect(200);
    expect(body).toMatchObject({ status: 'new', returned: false, draft: 'made' });
    expect((await agent.get('/api/will')).body.willAnswers).toMatchObject({ locked: true, status: 'draft_generated' });
  });

  it('keeps the will from being sent until it is settled, and an answer by mail is written down', async () => {
    const { orderId } = await paid();
    await until(async () => (await listed(orderId))?.draft === 'made', 'the draft');
    await settleFlags(operator, orderId);
    await ask(orderId, { question: QUESTION }).expect(201);
    expect((await operator.get(`/api/admin/orders/${orderId}/flags`).expect(200)).body.approval).toEqual({
      open: false,
      reason: MESSAGES.enquiryOpen,
    });
    await operator.get(`/api/admin/orders/${orderId}/draft.txt`).expect(200);
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(409, { message: MESSAGES.enquiryOpen });
    const [enquiry] = (await detailOf(orderId)).enquiries;
    const written = `/api/admin/orders/${orderId}/enquiries/${enquiry!.id}/answer`;
    await operator.post(written).send({ text: 'She rang: he is hers.' }).expect(200);
    expect((await detailOf(orderId)).enquiries).toMatchObject([
      { answer: { text: 'She rang: he is hers.', by: 'operator', recordedBy: { name: 'olive@willow.example' } } },
    ]);
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(409, { message: MESSAGES.enquiryOpen });
    await operator.post(`/api/admin/orders/${orderId}/enquiries/${enquiry!.id}/closed`).expect(200);
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(isAccepted);
  });

  it('is asked in words by operators only, answered by its customer only, and stands in the log only sealed', async () => {
    const { agent, orderId } = await paid();
    await agent.post(`/api/admin/orders/${orderId}/enquiries`).send({ question: 'Who?', step: null }).expect(401);
    for (const question of ['', '   ', 7]) await ask(orderId, { question }).expect(400, /Write what you want to ask/);
    for (const step of [0, 11, 1.5, 'home']) await ask(orderId, { question: 'Who?', step }).expect(400);
    await ask('unknown', { question: 'Who?' }).expect(404);
    await ask(orderId, { question: 'Who is Zebedee?' }).expect(201);
    const [enquiry] = await asked(agent);
    const stranger = await paid();
    await answer(stranger.agent, enquiry!.id, 'Nobody.').expect(404, { message: MESSAGES.enquiryUnknown });
    await answer(browser(product), enquiry!.id, 'Nobody.').expect(401);
    await answer(agent, enquiry!.id, ' ').expect(400, /Write your answer/);
    await answer(agent, enquiry!.id, 'Zebedee is a dog.').expect(200);
    for await (const event of product.api.get<EventStore>(EventStore, { strict: false }).readAll('start'))
      expect(JSON.stringify(event)).not.toContain('Zebedee');
  });
});
