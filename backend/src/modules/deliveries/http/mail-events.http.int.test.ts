import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminOrderDetail, CustomerStory } from '@willow/contracts';
import supertest from 'supertest';
import {
  type Browser,
  browser,
  customerWithWill,
  mailTo,
  payByCard,
  settleFlags,
  signedInOperator,
  signupForm,
} from '../../../testing/people.ts';
import { EventStore } from '../../../event-sourcing/store/event-store.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await startProduct();
  operator = await signedInOperator(product);
});
afterAll(async () => product?.close());

const events = async (type?: string) => {
  const all = await Array.fromAsync(
    product.api.get(EventStore, { strict: false }).readAll('start', { filter: { streamPrefixes: ['delivery-'] } }),
  );
  return all.filter((event) => type === undefined || event.type === type).length;
};
const refused = async (agent: Browser, email: string) =>
  (await agent.post('/api/mail-status').send({ email }).expect(200)).body.refused as boolean;
const detailOf = async (orderId: string) => (await operator.get(`/api/admin/orders/${orderId}`).expect(200)).body as AdminOrderDetail;
const newestTo = (email: string, subject: RegExp) =>
  product.mailbox.messages().find((mail) => mail.to === email && subject.test(mail.subject));

async function sentWill() {
  const customer = await customerWithWill(product);
  const { orderId } = await payByCard(product, customer.agent);
  await until(async () => (await customer.agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');
  await settleFlags(operator, orderId);
  await operator.post(`/api/admin/orders/${orderId}/send`).expect(200);
  await until(async () => (await detailOf(orderId)).order.stage === 'sent', 'the will to be sent');
  return { ...customer, orderId, mail: newestTo(customer.email, /ready to sign/i)! };
}

describe('the door of the mail provider', () => {
  it('is shut to whoever does not sign as it does, and passes over mails that we do not know', async () => {
    const post = () => supertest(product.url).post('/api/mail/events').set('content-type', 'application/json');
    const body = JSON.stringify([{ key: 'x', event: 'bounce', timestamp: 1 }]);
    const timestamp = String(Math.floor(Date.now() / 1_000));
    for (const signature of ['', 'AAAA'])
      await post()
        .set('x-twilio-email-event-webhook-timestamp', timestamp)
        .set('x-twilio-email-event-webhook-signature', signature)
        .send(body)
        .expect(403);
    await post().send().expect(403);
    const before = await events();
    const to = 'nobody@example.test';
    await fetch(`${product.mailbox.url}/v3/mail/send`, {
      method: 'POST',
      headers: { authorization: 'Bearer SG.willow', 'content-type': 'application/json' },
      body: JSON.stringify({
        personalizations: [{ to: [{ email: to }] }],
        from: { email: 'x@willow.example' },
        subject: 'Of somebody else with our account',
        content: [{ type: 'text/plain', value: 'x' }],
        custom_args: { key: 'unknown' },
      }),
    });
    expect(await product.mailbox.play(newestTo(to, /./)!.id, 'bounced')).toBe(true);
    expect(await events()).toBe(before);
    expect(await refused(browser(product), to)).toBe(false);
  });
});

describe('a will that came back', () => {
  it('does not count as sent: the team, its queue and the customer are told, and sending it again mends it', async () => {
    const { agent, email, orderId, mail } = await sentWill();
    await product.mailbox.play(mail.id, 'delivered');
    const told = async () => (await detailOf(orderId)).deliveries?.find(({ mail: what }) => what === 'Will');
    expect(await until(told, 'the delivery')).toMatchObject({ says: 'Delivered', isBad: false });

    for (let times = 0; times < 2; times += 1) await product.mailbox.play(mail.id, 'bounced');
    await product.mailbox.play(mail.id, 'delivered');
    await until(async () => (await detailOf(orderId)).order.stage === 'mail_failed', 'the queue of undelivered mails');
    await until(async () => (await told())?.isBad, 'the bounce beside the mail');
    expect(await told()).toMatchObject({ says: 'Bounced: mailbox does not exist', isBad: true });
    expect(await events('MailBounced')).toBe(1);
    const { undelivered, user, order } = await detailOf(orderId);
    expect({ undelivered, mailFailed: order.mailFailed }).toEqual({ undelivered: true, mailFailed: true });
    const story = (await operator.get(`/api/admin/customers/${user.id}`).expect(200)).body as CustomerStory;
    expect(story.deliveries?.map(({ says }) => says)).toContain('Bounced: mailbox does not exist');
    expect((await agent.get('/api/me').expect(200)).body).toMatchObject({ undelivered: true, undeliveredWill: true });

    await operator.post(`/api/admin/orders/${orderId}/resend`).expect(200);
    await until(async () => (await detailOf(orderId)).order.stage === 'sent', 'the order to leave the queue');
    const again = newestTo(email, /ready to sign/i)!;
    expect(again.id).not.toBe(mail.id);
    await product.mailbox.play(again.id, 'delivered');
    await until(async () => !(await detailOf(orderId)).undelivered, 'the address to be good again');
    expect((await agent.get('/api/me').expect(200)).body).not.toHaveProperty('undelivered');
    // Told twice, an old report takes nothing back.
    await product.mailbox.play(mail.id, 'bounced');
    expect((await detailOf(orderId)).order.stage).toBe('sent');
    expect((await detailOf(orderId)).undelivered).toBeUndefined();
  });

  it('says so of the address as well once it bounces for good, and is recorded once', async () => {
    const { agent, orderId, mail } = await sentWill();
    await product.mailbox.play(mail.id, 'blocked');
    const told = async () => (await detailOf(orderId)).deliveries?.find(({ mail: what }) => what === 'Will')?.says;
    await until(async () => (await told()) === 'Bounced: their mail server turned it away', 'the first bounce');
    expect((await detailOf(orderId)).order.stage).toBe('mail_failed');
    // It was about that hour: the address is good.
    expect((await agent.get('/api/me').expect(200)).body).not.toHaveProperty('undelivered');

    const before = await events('MailBouncedForGood');
    for (const play of ['bounced', 'blocked', 'bounced', 'delivered'] as const) await product.mailbox.play(mail.id, play);
    await until(async () => (await told()) === 'Bounced: mailbox does not exist', 'the second bounce');
    expect(await events('MailBouncedForGood')).toBe(before + 1);
    expect((await agent.get('/api/me').expect(200)).body).toMatchObject({ undelivered: true, undeliveredWill: true });
    expect(await detailOf(orderId)).toMatchObject({ undelivered: true, order: { stage: 'mail_failed' } });
  });

  it('stops mails that nobody asked for, is told in the history, and a stranger learns nothing of it', async () => {
    const { agent, email, orderId, mail } = await sentWill();
    await product.mailbox.play(mail.id, 'bounced');
    await until(async () => (await agent.get('/api/me').expect(200)).body.undelivered, 'the customer to be told');
    const before = product.mailbox.messages().length;
    await agent.post('/api/my-order/problems').send({ text: 'Where is my will?' }).expect(201);
    await until(async () => (await detailOf(orderId)).order.stage === 'problems', 'the problem');
    const history = (await operator.get(`/api/admin/orders/${orderId}/history?part=delivery`).expect(200)).body as {
      entries: readonly { says: string; who: string }[];
    };
    expect(history.entries[0]).toMatchObject({
      who: 'The mail provider',
      says: 'reported that the mail “Will” was not delivered: mailbox does not exist.',
    });
    // A link that somebody asks for within the day goes nowhere either, and nobody is told why but the owner's browser.
    const stranger = browser(product);
    await stranger.post('/api/login').send({ email }).expect(200);
    expect([await refused(stranger, email), await refused(agent, email)]).toEqual([false, true]);
    expect(product.mailbox.messages()).toHaveLength(before);
    // Whoever signs up is answered as for any address whose mails come back.
    await stranger.post('/api/signup').send(signupForm({ email })).expect(201);
    await until(() => refused(stranger, email), 'the stranger to be told');
  });
});

it('a sign-up whose mail comes back is told to whoever waits for it', async () => {
  const stranger = browser(product);
  const { email } = signupForm();
  await stranger.post('/api/signup').send(signupForm({ email })).expect(201);
  await mailTo(product, email);
  expect(await refused(stranger, email)).toBe(false);
  await product.mailbox.play(newestTo(email, /./)!.id, 'bounced');
  expect(await refused(stranger, email)).toBe(true);
});
