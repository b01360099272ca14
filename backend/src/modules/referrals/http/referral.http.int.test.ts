import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminReferral, Referral } from '@willow/contracts';
import supertest from 'supertest';
import {
  type Browser,
  browser,
  customerWithWill,
  familyAnswers,
  mailTo,
  payByCard,
  signedInCustomer,
  signedInOperator,
  signupForm,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { smallSite } from '../../../testing/small-site.ts';
import { askRefund } from '../../../testing/refunds.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({}, { site: smallSite() });
});
afterAll(async () => product?.close());

let count = 0;
const address = (name = 'sam'): string => `${name}.${(count += 1)}@friends.test`;
const invite = (agent: Browser, refereeEmail: string, refereeName = 'Sam Poole') =>
  agent.post('/api/referrals').send({ refereeName, refereeEmail });
const invited = async (agent: Browser, email: string): Promise<Referral> => (await invite(agent, email).expect(201)).body.referral;
const listOf = async (agent: Browser): Promise<Referral[]> => (await agent.get('/api/referrals').expect(200)).body.referrals;
const statuses = async (agent: Browser) => (await listOf(agent)).map(({ status }) => status);
const visit = (id: string) => supertest(product.url).get(`/referral/${id}`);
const pays = async (agent: Browser) => {
  await makesWill(agent);
  return payByCard(product, agent);
};
const makesWill = async (agent: Browser) => {
  await agent.post('/api/will').send({ step: 10, answers: familyAnswers }).expect(200);
  await agent.post('/api/will/submit').expect(200);
};
const succeeds = (agent: Browser, times = 1) =>
  until(async () => (await statuses(agent)).filter((status) => status === 'successful').length === times, 'the referral to succeed');
const mailsTo = async (email: string) =>
  ((await supertest(product.mailbox.url).get('/api/messages')).body as { to: string; subject: string }[]).filter(({ to }) => to === email);
/** Until everything that was asked for before this is done: mails are sent in the order they were asked for. */
const mailsSettle = async () => {
  const { agent } = await customerWithWill(product);
  const last = address('last');
  await invite(agent, last).expect(201);
  await mailTo(product, last);
};

describe('inviting a friend', () => {
  it('is open once the will is complete; the list is always there (C-343, D-066)', async () => {
    const { agent } = await signedInCustomer(product);
    expect(await listOf(agent)).toEqual([]);
    await invite(agent, address()).expect(403, { message: 'You can refer friends once your will is complete.' });
    await makesWill(agent);
    await invite(agent, address()).expect(201);
  });

  it('answers with the referral, lists it at once and mails its address (C-323, C-331, C-417, C-418, C-475, D-106)', async () => {
    const { agent } = await customerWithWill(product);
    const email = address();
    const referral = await invited(agent, email);
    expect(referral).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      refereeName: 'Sam Poole',
      refereeEmail: email,
      status: 'pending',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      clickedAt: null,
    });
    expect(await listOf(agent)).toEqual([referral]);
    const mail = await mailTo(product, email);
    expect(mail.text).toContain(`${product.url}/referral/${referral.id}\n`);
    expect(mail.text).toContain('Hello Sam,');
    expect(mail.text).toContain('Jane thought');
  });

  it('lists the newest first, and nobody else sees them (C-425)', async () => {
    const [one, other] = await Promise.all([customerWithWill(product), customerWithWill(product)]);
    const first = await invited(one.agent, address());
    const second = await invited(one.agent, address());
    expect((await listOf(one.agent)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await listOf(other.agent)).toEqual([]);
    await browser(product).get('/api/referrals').expect(401);
    await browser(product).post('/api/referrals').send({ refereeName: 'Sam', refereeEmail: address() }).expect(401);
  });

  it('refuses oneself and the same friend again, in any spelling, and says what is wrong with the form (C-321, C-322, D-068, T-16)', async () => {
    const { agent, email } = await customerWithWill(product);
    for (const own of [email, email.toUpperCase(), email.replace('@', '+friend@')])
      await invite(agent, own).expect(400, { message: 'You cannot refer yourself.' });
    const friend = address();
    await invite(agent, friend).expect(201);
    for (const same of [friend, friend.toUpperCase(), friend.replace('@', '+will@')])
      await invite(agent, same).expect(409, { message: 'You have already referred this friend.' });
    const message = async (name: string, to: string) => (await invite(agent, to, name).expect(400)).body.message as string;
    expect(await message('S', address())).toBe("Friend's name must be at least 2 characters");
    expect(await message('Sam', 'sam')).toBe('Please enter a valid email address');
    expect(await message('you owe £480, pay by SMS to 60999', address())).toMatch(/first name only/);
  });

  it('of the same friend in thirty requests at once is one invitation and one mail', async () => {
    const { agent } = await customerWithWill(product);
    const email = address();
    const answers = await Promise.all(Array.from({ length: 30 }, () => invite(agent, email)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await listOf(agent)).toHaveLength(1);
    await mailTo(product, email);
    await mailsSettle();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('of somebody who is a customer already is accepted in silence: no mail, and never successful (D-068)', async () => {
    const { agent } = await customerWithWill(product);
    const known = await signedInCustomer(product);
    await invite(agent, known.email).expect(201);
    await mailsSettle();
    expect((await mailsTo(known.email)).filter(({ subject }) => /invitation/i.test(subject))).toEqual([]);
    await pays(known.agent);
    await mailTo(product, known.email, /receipt/i);
    expect(await statuses(agent)).toEqual(['pending']);
  });
});

describe('an invitation to an address that the mail provider does not take', () => {
  it('says so in the list, and fails no job', async () => {
    const { agent } = await customerWithWill(product);
    await invite(agent, 'sam@refused.test').expect(201);
    const told = await until(async () => (await listOf(agent)).find(({ undelivered }) => undelivered), 'the refusal to be shown');
    expect(told.refereeEmail).toBe('sam@refused.test');
    await invite(agent, address()).expect(201);
    expect((await listOf(agent)).map(({ undelivered }) => undelivered)).toEqual([undefined, true]);
    expect(await product.worker.get(JobQueue, { strict: false }).failed()).toEqual([]);
  });
});

describe('the page of an invitation', () => {
  it('is opened: the server notes the first time (C-345, D-069)', async () => {
    const { agent } = await customerWithWill(product);
    const { id } = await invited(agent, address());
    await visit(id).expect(200).expect('content-type', /html/);
    const clickedAt = await until(async () => (await listOf(agent))[0]?.clickedAt, 'the visit to be noted');
    expect(Date.parse(clickedAt)).toBeGreaterThan(Date.now() - 60_000);
    await visit(id).expect(200);
    expect((await listOf(agent))[0]?.clickedAt).toBe(clickedAt);
  });

  it('is there for any address, and none without an id', async () => {
    await visit('abc').expect(200);
    await visit('00000000-0000-4000-8000-000000000000').expect(200);
    await supertest(product.url).get('/referral').expect(404);
  });

  it('is not opened by asking for its head', async () => {
    const { agent } = await customerWithWill(product);
    const { id } = await invited(agent, address());
    await supertest(product.url).head(`/referral/${id}`).expect(200);
    expect((await listOf(agent))[0]?.clickedAt).toBeNull();
  });
});

describe('a friend', () => {
  it('who comes by the link and pays makes it successful, with the order and £25 (C-325, C-327, D-067)', async () => {
    const { agent } = await customerWithWill(product);
    const { id } = await invited(agent, address());
    const friend = await signedInCustomer(product, { referralId: id });
    expect((await listOf(agent))[0]).toMatchObject({ status: 'pending', clickedAt: expect.any(String) });
    await pays(friend.agent);
    await succeeds(agent);
  });

  it('who has more back than the reward leaves brings none; for a smaller part it stays', async () => {
    const { agent } = await customerWithWill(product);
    const admin = await signedInOperator(product);
    const friend = await signedInCustomer(product, { referralId: (await invited(agent, address())).id });
    const { orderId } = await pays(friend.agent);
    await succeeds(agent);
    await askRefund(admin, orderId, 20).expect(200);
    await until(async () => (await friend.agent.get('/api/my-order')).body.order.refunded === 20, 'the part');
    expect(await statuses(agent)).toEqual(['successful']);
    await askRefund(admin, orderId, 5.01, { refundedBefore: 20 }).expect(200);
    await until(async () => (await statuses(agent))[0] === 'pending', 'the reward to be taken back');
  });

  it('who is refunded after the reward was paid out leaves it, and our team sees that', async () => {
    const { agent } = await customerWithWill(product);
    const admin = await signedInOperator(product);
    const { id } = await invited(agent, address());
    const friend = await signedInCustomer(product, { referralId: id });
    const { orderId } = await pays(friend.agent);
    await succeeds(agent);
    const { body: paid } = await admin.patch(`/api/admin/referrals/${id}`).send({ status: 'paid' }).expect(200);
    expect(paid).not.toHaveProperty('friendRefunded');
    await askRefund(admin, orderId, 49.99).expect(200);
    const seen = await until(async () => {
      const all = (await admin.get('/api/admin/referrals').expect(200)).body as readonly AdminReferral[];
      return all.find((each) => each.id === id && each.friendRefunded);
    }, 'the hint');
    expect(seen).toMatchObject({ status: 'paid', friendRefunded: true });
  });

  it('who comes without it is known by the address that was invited, however it is spelt (D-068)', async () => {
    const { agent } = await customerWithWill(product);
    const email = address();
    await invite(agent, email).expect(201);
    const friend = await signedInCustomer(product, { email: email.replace('@', '+wills@') });
    await pays(friend.agent);
    await succeeds(agent);
  });

  it('whom two have invited belongs to the first of them (D-068)', async () => {
    const [first, second] = await Promise.all([customerWithWill(product), customerWithWill(product)]);
    const email = address();
    await invite(first.agent, email).expect(201);
    await invite(second.agent, email).expect(201);
    await pays((await signedInCustomer(product, { email })).agent);
    await succeeds(first.agent);
    expect(await statuses(second.agent)).toEqual(['pending']);
  });

  it('whom somebody has invited who was erased belongs to the next', async () => {
    const [gone, next] = await Promise.all([customerWithWill(product), customerWithWill(product)]);
    const email = address();
    await invite(gone.agent, email).expect(201);
    await invite(next.agent, email).expect(201);
    await product.worker.get(KeyVault, { strict: false }).destroy(`customer-${gone.id}`);
    await pays((await signedInCustomer(product, { email })).agent);
    await succeeds(next.agent);
  });

  it('who comes second by the same link is a referral of its own; the referrer is not told who it is (C-435, D-068)', async () => {
    const { agent } = await customerWithWill(product);
    const { id } = await invited(agent, address());
    const [one, other] = [await signedInCustomer(product, { referralId: id }), await signedInCustomer(product, { referralId: id })];
    await pays(other.agent);
    await succeeds(agent);
    const beside = (await listOf(agent)).find(({ status }) => status === 'successful');
    expect(beside).toMatchObject({ refereeName: 'Jane', refereeEmail: expect.stringMatching(/^j…@/) });
    await pays(one.agent);
    await succeeds(agent, 2);
    expect(await listOf(agent)).toHaveLength(2);
    expect(await mailsTo(other.email)).not.toContainEqual(expect.objectContaining({ subject: expect.stringMatching(/invitation/i) }));
  });

  it.each(['abc', '00000000-0000-4000-8000-000000000000', "' OR 1=1", 'x'.repeat(300), '%00'])(
    'who comes with the id %j signs up like anybody (C-435, D-068)',
    async (referralId) => {
      const friend = await signedInCustomer(product, { referralId });
      await pays(friend.agent);
      await mailTo(product, friend.email, /receipt/i);
    },
  );

  it('cannot be oneself under another spelling (C-435, D-068, T-15)', async () => {
    const { agent, email } = await customerWithWill(product);
    const { id } = await invited(agent, address());
    const again = await signedInCustomer(product, { email: email.replace('@', '+again@'), referralId: id });
    await pays(again.agent);
    await mailTo(product, again.email, /receipt/i);
    expect(await statuses(agent)).toEqual(['pending']);
  });

  it('counts with a code for the whole price, and beside a partner (C-474, D-067, D-072)', async () => {
    const operator = await signedInOperator(product);
    await operator.post('/api/admin/discount-codes').send({ code: 'WHOLEPRICE', discountPercentage: 100 }).expect(201);
    const { agent } = await customerWithWill(product);
    const { id } = await invited(agent, address());
    const friend = await signedInCustomer(product, { referralId: id, partnerRef: 'spring26' });
    await makesWill(friend.agent);
    const { body } = await friend.agent.post('/api/create-payment-intent').send({ discountCode: 'WHOLEPRICE' }).expect(200);
    await succeeds(agent);
    await until(async () => {
      const orders = (await operator.get('/api/admin/orders').expect(200)).body as { id: string; partnerRef: string | null }[];
      return orders.some(({ id: order, partnerRef }) => order === body.orderId && partnerRef === 'SPRING26');
    }, 'the order of a partner in the list');
  });

  it('who never proves the address brings nothing', async () => {
    const { agent } = await customerWithWill(product);
    const { id } = await invited(agent, address());
    await browser(product)
      .post('/api/signup')
      .send(signupForm({ referralId: id }))
      .expect(201);
    await until(async () => (await listOf(agent))[0]?.clickedAt, 'the sign-up to be seen');
    const friend = await signedInCustomer(product, { referralId: id });
    await pays(friend.agent);
    await succeeds(agent);
    expect(await listOf(agent)).toHaveLength(1);
  });
});

describe('who wants no invitations', () => {
  const stopIn = (text: string) => {
    const url = new URL(/\S+stop-invitations\?\S+/.exec(text)?.[0] ?? '');
    return { invitation: url.searchParams.get('invitation'), key: url.searchParams.get('key') };
  };

  it('says so by the link in the mail, and gets none from anybody, in any spelling', async () => {
    const [one, other] = await Promise.all([customerWithWill(product), customerWithWill(product)]);
    const email = address();
    await invite(one.agent, email).expect(201);
    const stop = stopIn((await mailTo(product, email)).text);
    await browser(product).post('/api/referrals/stop').send(stop).expect(200, { success: true });
    await browser(product).post('/api/referrals/stop').send(stop).expect(200);
    const spelt = email.replace('@', '+again@');
    await invite(other.agent, spelt).expect(201);
    await mailsSettle();
    expect(await mailsTo(spelt)).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('says so in one click: a mail program posts to the address in the mail, without a session (RFC 8058)', async () => {
    const [one, other] = await Promise.all([customerWithWill(product), customerWithWill(product)]);
    const email = address();
    await invite(one.agent, email).expect(201);
    const { headers } = await mailTo(product, email);
    expect(headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/[^<>\s]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const { pathname, search } = new URL(headers['List-Unsubscribe']!.slice(1, -1));
    expect(search).not.toContain(email.split('@')[0]);
    const page = await supertest(product.url)
      .get(pathname + search)
      .expect(303);
    expect(page.headers['location']).toBe(`/stop-invitations${search}`);
    const form = supertest(product.url).post(pathname + search);
    await form.type('form').send('List-Unsubscribe=One-Click').expect(200, { success: true });
    await supertest(product.url)
      .post(pathname + search)
      .field('List-Unsubscribe', 'One-Click')
      .expect(200, { success: true });
    await supertest(product.url).post(`${pathname}?invitation=x&key=y`).type('form').send('List-Unsubscribe=One-Click').expect(400);
    await invite(other.agent, email).expect(201);
    await mailsSettle();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('cannot say so for somebody else: who knows the invitation alone is refused', async () => {
    const { agent } = await customerWithWill(product);
    const { id } = await invited(agent, address());
    for (const key of ['', 'x', '0'.repeat(32)])
      await browser(product)
        .post('/api/referrals/stop')
        .send({ invitation: id, key })
        .expect(400, { message: 'This link is not complete. Please open it from the email once more, or write to support.' });
  });
});

describe('the console', () => {
  const toConsole = async (operator: Browser, ids: readonly string[]): Promise<AdminReferral[]> =>
    ((await operator.get('/api/admin/referrals').expect(200)).body as AdminReferral[]).filter(({ id }) => ids.includes(id));

  it('lists who invited whom, the newest first, with what it earned and the order (A-107, A-114, A-125, A-126, A-172)', async () => {
    const [{ agent, email }, operator] = await Promise.all([customerWithWill(product), signedInOperator(product)]);
    const [pending, paying] = [await invited(agent, address()), await invited(agent, address('ann'))];
    const friend = await signedInCustomer(product, { email: paying.refereeEmail, referralId: paying.id });
    const { orderId } = await pays(friend.agent);
    await succeeds(agent);
    const [newest, oldest] = await toConsole(operator, [pending.id, paying.id]);
    const referrer = { fullName: 'Jane Margaret Roe', email };
    expect(oldest).toEqual({
      id: pending.id,
      referrer,
      refereeName: 'Sam Poole',
      refereeEmail: pending.refereeEmail,
      status: 'pending',
      earnings: null,
      order: null,
      createdAt: pending.createdAt,
      paymentDate: null,
      notes: null,
    });
    expect(newest).toMatchObject({
      refereeEmail: paying.refereeEmail,
      status: 'successful',
      earnings: 25,
      order: { id: orderId, status: 'new' },
    });
  });

  it('moves one forward, a step at a time, and keeps notes; the customer sees it (A-115, A-117, A-127, D-071)', async () => {
    const [{ agent }, operator] = await Promise.all([customerWithWill(product), signedInOperator(product)]);
    const { id } = await invited(agent, address());
    const change = (body: object) => operator.patch(`/api/admin/referrals/${id}`).send(body);
    const refused = { message: 'A referral goes from pending to successful to paid, one step at a time.' };
    await change({ status: 'paid' }).expect(409, refused);
    expect((await change({ status: 'successful' }).expect(200)).body).toMatchObject({ status: 'successful', earnings: 25, order: null });
    expect((await change({ status: 'successful', notes: 'Rang on Monday' }).expect(200)).body).toMatchObject({
      status: 'successful',
      notes: 'Rang on Monday',
      paymentDate: null,
    });
    const { body: paid } = await change({ status: 'paid' }).expect(200);
    expect(paid).toMatchObject({ status: 'paid', notes: 'Rang on Monday', paymentDate: expect.stringMatching(/^\d{4}-.*Z$/) });
    await change({ status: 'pending' }).expect(409, refused);
    expect(await toConsole(operator, [id])).toEqual([paid]);
    expect(await statuses(agent)).toEqual(['paid']);
  });

  it('takes back what was marked by mistake, one step at a time, until a paid order earns the reward', async () => {
    const [{ agent }, operator] = await Promise.all([customerWithWill(product), signedInOperator(product)]);
    const referralOf = await invited(agent, address());
    const { id } = referralOf;
    const change = (status: string) => operator.patch(`/api/admin/referrals/${id}`).send({ status }).expect(200);
    const undo = (mark: string) => operator.post(`/api/admin/referrals/${id}/undo`).send({ mark });
    await change('successful');
    await change('paid');
    expect((await undo('paid').expect(200)).body).toMatchObject({ status: 'successful', earnings: 25, paymentDate: null });
    await undo('paid').expect(409, { message: 'This referral changed since you looked at it. Nothing was taken back. Look at it again.' });
    const { body: pending } = await undo('successful').expect(200);
    expect(pending).toMatchObject({ status: 'pending', earnings: null });
    expect(await toConsole(operator, [id])).toEqual([pending]);
    expect(await statuses(agent)).toEqual(['pending']);

    await change('successful');
    const friend = await signedInCustomer(product, { email: referralOf.refereeEmail, referralId: id });
    await pays(friend.agent);
    await until(async () => (await friend.agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the payment');
    await undo('successful').expect(409, {
      message: 'The friend has paid for a will, so the reward is earned. It cannot be taken back.',
    });
    for (const body of [{}, { mark: 'pending' }]) await operator.post(`/api/admin/referrals/${id}/undo`).send(body).expect(400);
    for (const nobody of [browser(product), agent]) await nobody.post(`/api/admin/referrals/${id}/undo`).send({ mark: 'paid' }).expect(401);
  });

  it('refuses what is no change, no status and no referral, and everybody but operators (A-019, A-020, A-173)', async () => {
    const [{ agent }, operator] = await Promise.all([customerWithWill(product), signedInOperator(product)]);
    const { id } = await invited(agent, address());
    const of = (by: Browser, body: object, which: string = id) => by.patch(`/api/admin/referrals/${which}`).send(body);
    for (const body of [{}, { status: 'archived' }, { notes: 'x'.repeat(10_001) }]) await of(operator, body).expect(400);
    await of(operator, { notes: 'x' }, '00000000-0000-4000-8000-000000000000').expect(404);
    await of(operator, { notes: 'x' }, 'none').expect(404);
    for (const nobody of [browser(product), agent]) {
      await nobody.get('/api/admin/referrals').expect(401);
      await of(nobody, { notes: 'x' }).expect(401);
    }
  });
});
