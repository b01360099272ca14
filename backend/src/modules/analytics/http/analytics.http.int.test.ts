import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  londonDate,
  type AccessEntry,
  type AdminOrder,
  type Analytics,
  type CustomerPage,
  type CustomerStory,
  type FunnelStage,
  type OrderHistory,
} from '@willow/contracts';
import {
  type Browser,
  browser,
  colleague,
  customerWithSentWill,
  customerWithWill,
  familyAnswers,
  signedInCustomer,
  signedInOperator,
  signupForm,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { askRefund } from '../../../testing/refunds.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await startProduct();
  operator = await signedInOperator(product);
});
afterAll(async () => product?.close());

const analytics = async (query: object = {}) => (await operator.get('/api/admin/analytics').query(query).expect(200)).body as Analytics;
const reached = ({ funnel }: Analytics, wanted: FunnelStage) => funnel.find(({ stage }) => stage === wanted)?.customers;

describe('analytics', () => {
  it('count what happened, and agree with the orders to the penny', async () => {
    await browser(product).post('/api/signup').send(signupForm()).expect(201);
    await signedInCustomer(product);
    await customerWithWill(product);
    await operator.post('/api/admin/discount-codes').send({ code: 'free', discountPercentage: 100, maxUses: 5 }).expect(201);
    await operator
      .post('/api/admin/partners')
      .send({ name: 'Kim Poole', email: 'kim@friends.test', refCode: 'SPRING26', commissionRate: '10.00', isActive: true })
      .expect(201);
    const given = await customerWithWill(product, familyAnswers, { partnerRef: 'SPRING26' });
    await given.agent.post('/api/create-payment-intent').send({ discountCode: 'FREE' }).expect(200);
    const sent = await customerWithSentWill(product, operator);
    await until(async () => (await analytics()).totals.paid === 2, 'both payments');
    await until(async () => reached(await analytics(), 'sent') === 1, 'the will to be sent');

    const counted = await analytics();
    expect(counted.funnel.map(({ customers }) => customers)).toEqual([5, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 1, 0]);
    const orders = ((await operator.get('/api/admin/orders').expect(200)).body as AdminOrder[]).filter(
      ({ paymentStatus }) => paymentStatus === 'succeeded',
    );
    const paid = orders.reduce((total, { finalAmount }) => total + finalAmount, 0);
    expect(counted.totals).toEqual({ signUps: 5, paid: 2, revenue: paid, refunded: 0, discount: 100 - paid });
    expect(counted.days).toHaveLength(30);
    expect(counted.days.at(-1)).toMatchObject({ date: counted.to, signUps: 5, paid: 2, revenue: paid });
    expect(counted.discounts).toEqual([{ code: 'FREE', paid: 1, revenue: paid - 50, discount: 100 - paid }]);
    expect(counted.partners).toEqual([{ refCode: 'SPRING26', orders: 1, paid: 1, revenue: paid - 50 }]);
    expect(counted.paidToSent).toMatchObject({ wills: 1, median: expect.any(Number) });
    expect(counted.sentToSigned).toEqual({ wills: 0, median: null, slowestTenth: null });
    expect(counted.flags.wills).toBeGreaterThan(0);
    expect(counted.flags.commonest[0]?.wills).toBeGreaterThan(0);
    expect(JSON.stringify(counted)).not.toContain(given.email);

    await askRefund(operator, sent.orderId, 12.34).expect(200);
    await until(async () => (await analytics()).totals.refunded === 12.34, 'the refund');
    await askRefund(operator, sent.orderId, 0.66, { refundedBefore: 12.34 }).expect(200);
    await until(async () => (await analytics()).totals.refunded === 13, 'the second refund');
    expect((await analytics()).totals).toMatchObject({ paid: 2, revenue: paid - 13, refunded: 13 });
    expect((await analytics()).days.at(-1)).toMatchObject({ revenue: paid - 13 });
  });

  it('are of the days that are asked for, and of those that can be', async () => {
    expect((await analytics({ days: '7' })).days).toHaveLength(7);
    await operator.get('/api/admin/analytics').query({ days: '8' }).expect(400);
    await browser(product).get('/api/admin/analytics').expect(401);
  });
});

describe('the customers one by one', () => {
  const list = async (body: object = {}, who = operator) =>
    (await who.post('/api/admin/customers/search').send(body).expect(200)).body as CustomerPage;
  const names = ({ customers }: CustomerPage) => customers.map(({ person }) => person?.fullName);

  it('are listed newest first, each with how far they came and what brought them, as many as the figures count (A-015)', async () => {
    const gwen = await signedInCustomer(product, { fullName: 'Gwén Unpaid-Pryce', partnerRef: 'SPRING26' });
    const { customers, total, more } = await until(async () => {
      const page = await list();
      return page.customers[0]?.id === gwen.id && page.customers[0].verified ? page : undefined;
    }, 'the newest customer');
    expect({ total, more }).toEqual({ total: reached(await analytics(), 'signed-up'), more: false });
    expect(customers.map(({ stage }) => stage)).toEqual(['signed-up', 'sent', 'paid', 'submitted', 'signed-up', 'signed-up']);
    expect(customers[0]).toMatchObject({
      person: { fullName: 'Gwén Unpaid-Pryce', email: gwen.email },
      orderId: null,
      cameBy: { referred: false, partnerRef: 'SPRING26' },
    });
    const orders = (await operator.get('/api/admin/orders').expect(200)).body as AdminOrder[];
    expect(customers.flatMap(({ orderId }) => orderId ?? []).toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
    expect(customers.filter(({ verified }) => !verified)).toHaveLength(1);
  });

  it('are found by any part of a name or an address, in any case and without accents; nobody by a single letter', async () => {
    expect(names(await list({ search: ' gwen u ' }))).toEqual(['Gwén Unpaid-Pryce']);
    const [gwen] = (await list({ search: 'UNPAID' })).customers;
    expect(names(await list({ search: gwen!.person!.email.toUpperCase() }))).toEqual(['Gwén Unpaid-Pryce']);
    expect(await list({ search: '%'.repeat(2) })).toMatchObject({ customers: [], total: 0, more: false });
    expect(await list({ search: 'all' })).toMatchObject({ total: 0 });
    for (const body of [{ search: 'a' }, { search: ' b ' }, { page: 0 }, { page: 1.5 }, { page: '2' }, { search: 'x'.repeat(301) }])
      await operator.post('/api/admin/customers/search').send(body).expect(400);
    expect(await list({ search: '\u0301\u0301' })).toMatchObject({ total: 0 });
    expect(await list({ page: 2 })).toMatchObject({ customers: [], total: 6 });
  });

  it('are shown to nobody but the team: not to auditors, who read no names', async () => {
    const auditor = await colleague(product, 'Ada Auditor', 'auditor');
    const customer = await signedInCustomer(product);
    const story = `/api/admin/customers/${customer.id}`;
    for (const who of [auditor, customer.agent, browser(product)])
      for (const path of [story, `${story}/history?before=x`]) await who.get(path).expect(who === auditor ? 403 : 401);
    for (const [who, status] of [
      [auditor, 403],
      [customer.agent, 401],
      [browser(product), 401],
    ] as const)
      await who.post('/api/admin/customers/search').send({}).expect(status);
  });

  const storyOf = async (id: string) => (await operator.get(`/api/admin/customers/${id}`).expect(200)).body as CustomerStory;

  it('are each a whole story on one page: account, order, friends, messages, signature and history', async () => {
    const { id, agent, email, orderId } = await customerWithSentWill(product, operator);
    await agent.post('/api/referrals').send({ refereeName: 'Sam Friend', refereeEmail: 'sam@friends.test' }).expect(201);
    const message = { name: 'Jane Roe', email, topic: 'account', message: 'I have moved house.' };
    await agent.post('/api/contact').send(message).expect(201);
    await browser(product)
      .post('/api/contact')
      .send({ ...message, message: 'And it was me, too.' })
      .expect(201);
    await agent.post('/api/my-order/problems').send({ text: 'My name has two Ls.' }).expect(201);
    const on = londonDate(product.clock.now());
    await agent
      .post('/api/will/signed')
      .send({ on, witnesses: { first: 'Ann Witness', second: 'Ben Witness' }, understood: true })
      .expect(200);
    const story = await until(async () => {
      const read = await storyOf(id);
      return read.messages.length === 2 && read.progress.signedAt && read.referrals.length === 1 ? read : undefined;
    }, 'the whole story');
    expect(story).toMatchObject({
      state: 'verified',
      person: { fullName: 'Jane Margaret Roe', email },
      detailsLocked: true,
      progress: { stage: 'signed', answered: 10 },
      cameBy: { referrer: null, partnerRef: null },
      order: { id: orderId, paymentStatus: 'succeeded', finalAmount: 50, refunded: 0 },
      problems: [{ text: 'My name has two Ls.', answered: null }],
      referrals: [{ refereeName: 'Sam Friend', status: 'pending', friendId: null }],
      signing: { versions: [{ state: 'signed', signedOn: on }] },
      erasure: null,
      history: { names: { state: 'open', customer: 'Jane Margaret Roe' } },
    });
    expect(new Set(story.messages.map(({ signedIn }) => signedIn))).toEqual(new Set([false, true]));
    expect(JSON.stringify(story.signing)).not.toContain('Witness');
    expect(story.lastActiveAt! >= story.progress.paidAt!).toBe(true);
    const parts = new Set(story.history.entries.map(({ part }) => part));
    for (const part of ['order', 'will', 'customer', 'message', 'access'] as const) expect(parts).toContain(part);
  });

  it('are shown before their address is proven, and without an order; an id of nobody is answered 404', async () => {
    const { customers } = await list();
    const [gwen, unproven] = [
      customers.find(({ person }) => person?.fullName === 'Gwén Unpaid-Pryce')!,
      customers.find(({ verified }) => !verified)!,
    ];
    expect(await storyOf(gwen.id)).toMatchObject({
      state: 'verified',
      order: null,
      progress: { stage: 'signed-up', submittedAt: null },
      cameBy: { partnerRef: 'SPRING26' },
      detailsLocked: false,
      signing: { versions: [] },
    });
    const typed = await storyOf(unproven.id);
    expect(typed).toMatchObject({ state: 'unverified', person: unproven.person, lastActiveAt: null, verifiedAt: null });
    expect(typed.history.names).toEqual({ state: 'open', until: null, customer: null });
    for (const path of ['nobody', 'nobody/history?before=x']) await operator.get(`/api/admin/customers/${path}`).expect(404);
  });

  it('are looked at by name: who opened a page stands in its history, in the access log and in that of the order', async () => {
    const { id, orderId } = (await list()).customers.find(({ stage }) => stage === 'signed')!;
    await storyOf(id);
    const before = (await storyOf(id)).history;
    const looks = ({ entries }: OrderHistory) => entries.filter(({ says }) => says === 'opened the page of the customer.').length;
    // Looking again in the same visit is no further look.
    const olga = await colleague(product, 'Olga Operator');
    for (let time = 0; time < 2; time += 1) await olga.get(`/api/admin/customers/${id}`).expect(200);
    const after = (await storyOf(id)).history;
    expect(looks(after)).toBe(looks(before) + 1);
    await operator.get(`/api/admin/customers/${id}/history`).query({ before: after.entries[2]!.id }).expect(200);
    const order = (await operator.get(`/api/admin/orders/${orderId}/history`).expect(200)).body as OrderHistory;
    expect(order.entries[0]).toMatchObject({ part: 'access', says: 'read on in the history of the customer.' });
    const auditor = await colleague(product, 'Otto Auditor', 'auditor');
    const { entries } = (await auditor.get('/api/admin/access').expect(200)).body as { readonly entries: readonly AccessEntry[] };
    expect(entries.slice(0, 3).map(({ customerId }) => customerId)).toContain(id);
  });
});
