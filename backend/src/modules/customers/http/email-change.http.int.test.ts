import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type EmailChange, MESSAGES } from '@willow/contracts';
import supertest from 'supertest';
import {
  type Browser,
  browser,
  customerWithWill,
  mailTo,
  payByCard,
  signedInCustomer,
  signedInOperator,
  signupForm,
  tokenIn,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { EraseAccount } from '../commands/erase-account.ts';
import { ListAddressesToForget } from '../queries/list-addresses-to-forget.ts';

const REASON = 'You told us on the telephone that your employer closed it.';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await startProduct();
  operator = await signedInOperator(product);
});
afterAll(async () => product?.close());

const newAddress = () => signupForm().email.replace('jane', 'moved');
const linkOf = async (email: string, subject: RegExp) => {
  const { text } = await mailTo(product, email, subject);
  return /\/confirm-email\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
};
const look = (token: string) => browser(product).get('/api/email-change').query({ token });
const say = (token: string, answer: 'confirm' | 'stop') => browser(product).post('/api/email-change').send({ token, answer });
const change = async (agent: Browser): Promise<EmailChange> => (await agent.get('/api/me/email').expect(200)).body.change;

const mailsTo = (address: string) => product.mailbox.messages().filter((mail) => mail.to === address).length;
const erase = async (id: string) => {
  const context = { actor: 'system:erasure', correlationId: 'test', causationId: 'test', now: product.clock.now() } as const;
  const addresses = await product.worker.get(QueryBus).execute(new ListAddressesToForget(id));
  return product.worker.get(CommandBus).execute(new EraseAccount(id, addresses, context));
};

/** A customer who asked, with the tokens that both mailboxes got. */
async function asked({ agent, email, to = newAddress() }: { agent: Browser; email: string; to?: string }) {
  const { body } = await agent.post('/api/me/email').send({ email: to }).expect(202);
  expect(body.change).toMatchObject({ email: to, outcome: 'open', confirmed: { current: false, new: false } });
  return { to, current: await linkOf(email, /change of email address/), fresh: await linkOf(to, /new email address/) };
}

describe('a change of the email address', () => {
  it('moves the account once both mailboxes said yes: logins, mails, lists, and the old address is free again', async () => {
    const { agent, email, id } = await signedInCustomer(product);
    const message = { topic: 'payment', name: 'Jane', email, message: 'Written before the address changed.' };
    await supertest(product.url).post('/api/contact').send(message).expect(201);
    const { to, current, fresh } = await asked({ agent, email });
    expect((await look(fresh).expect(200)).body).toMatchObject({ mailbox: 'new', change: { email: to, outcome: 'open' } });
    await browser(product).post('/api/verify-email').send({ token: fresh }).expect(400, { message: MESSAGES.linkInvalid });
    expect((await say(fresh, 'confirm').expect(200)).body.change).toMatchObject({ confirmed: { current: false, new: true } });
    expect((await agent.get('/api/me').expect(200)).body.user.email).toBe(email);
    await say(current, 'confirm').expect(200);
    await until(async () => (await say(current, 'confirm').expect(200)).body.change.outcome === 'changed', 'the change');
    await until(async () => (await agent.get('/api/me')).status === 401, 'every device to be logged out');

    const elsewhere = browser(product);
    await elsewhere.post('/api/login').send({ email: to }).expect(200);
    await elsewhere
      .post('/api/verify-email')
      .send({ token: tokenIn(await mailTo(product, to, /login/i)) })
      .expect(200);
    expect((await elsewhere.get('/api/me').expect(200)).body.user).toMatchObject({ id, email: to });
    expect((await mailTo(product, email, /was changed/)).to).toBe(email);
    expect((await mailTo(product, to, /new email address$/)).to).toBe(to);
    await until(async () => {
      const { body } = await operator.post('/api/admin/customers/search').send({ search: to }).expect(200);
      return body.customers[0]?.id === id;
    }, 'the list to have the new address');
    await until(async () => {
      await supertest(product.url).post('/api/signup').send(signupForm({ email })).expect(201);
      return (await mailTo(product, email, /Confirm your email address/)).to === email;
    }, 'the old address to be free');
    const copy = (await elsewhere.get('/api/my-data.json').expect(200)).body;
    expect(JSON.stringify(copy.history)).toContain('The email address of your account was changed.');
    expect(copy.customer.email).toBe(to);
    expect(copy.history.find(({ subject }: { readonly subject: string }) => subject === 'messages').entries).toHaveLength(1);
    await erase(id);
    expect(mailsTo(to)).toBe(0);
    expect(mailsTo(email)).toBeGreaterThan(0);
  });

  it('is stopped by the owner of the current mailbox, which logs every device out', async () => {
    const { agent, email } = await signedInCustomer(product);
    const { current, fresh } = await asked({ agent, email });
    await say(fresh, 'confirm').expect(200);
    expect((await say(current, 'stop').expect(200)).body.change.outcome).toBe('stopped');
    expect((await say(current, 'confirm').expect(200)).body.change.outcome).toBe('stopped');
    await agent.get('/api/me').expect(401);
    const again = browser(product);
    await again.post('/api/login').send({ email }).expect(200);
    await again
      .post('/api/verify-email')
      .send({ token: tokenIn(await mailTo(product, email, /login/i)) })
      .expect(200);
    await say(current, 'stop').expect(200);
    await again.get('/api/me').expect(401);
  });

  it('is stopped by the customer, and by the next one that is asked for; a wrong link, address or nothing is refused', async () => {
    const { agent, email } = await signedInCustomer(product);
    const first = await asked({ agent, email });
    expect((await agent.delete('/api/me/email').expect(200)).body.change.outcome).toBe('stopped');
    const second = await asked({ agent, email });
    await say(first.fresh, 'confirm').expect(400, { message: MESSAGES.emailLinkInvalid });
    expect((await look(first.current).expect(200)).body).toMatchObject({ mailbox: 'current', isNewest: false });
    await say(first.current, 'confirm').expect(400, { message: MESSAGES.emailLinkInvalid });
    await look(first.fresh).expect(400);
    await look(`${second.fresh}x`).expect(400, { message: MESSAGES.linkInvalid });
    await agent.post('/api/me/email').send({ email: email.toUpperCase() }).expect(400, { message: MESSAGES.emailUnchanged });
    await agent.post('/api/me/email').send({ email: 'a..b@example.test' }).expect(400);
    await supertest(product.url).post('/api/me/email').send({ email: second.to }).expect(401);
  });

  it('never takes an address that has an account, and says so to nobody but its owner; a sign-up that nobody proved gives way', async () => {
    const other = await signedInCustomer(product);
    const { agent, email } = await signedInCustomer(product);
    const taken = await asked({ agent, email, to: other.email });
    await say(taken.current, 'confirm').expect(200);
    expect((await change(agent)).outcome).toBe('open');
    await say(taken.fresh, 'confirm').expect(200);
    await until(async () => (await change(agent)).outcome === 'taken', 'the change to end');
    expect((await other.agent.get('/api/me').expect(200)).body.user.email).toBe(other.email);

    const unproven = signupForm();
    await supertest(product.url).post('/api/signup').send(unproven).expect(201);
    const third = await signedInCustomer(product);
    const { current, fresh } = await asked({ ...third, to: unproven.email });
    await say(fresh, 'confirm').expect(200);
    await say(current, 'confirm').expect(200);
    await until(async () => (await look(fresh)).body.change?.outcome === 'changed', 'the sign-up to give way');
    const young = signupForm();
    const fourth = await signedInCustomer(product);
    const links = await asked({ ...fourth, to: young.email });
    await supertest(product.url).post('/api/signup').send(young).expect(201);
    await say(links.fresh, 'confirm').expect(200);
    await say(links.current, 'confirm').expect(200);
    await until(async () => (await change(fourth.agent)).outcome === 'taken', 'a younger sign-up to stay');
    await supertest(product.url)
      .post('/api/verify-email')
      .send({ token: tokenIn(await mailTo(product, young.email, /Confirm your email address/)) })
      .expect(200);
  });

  it('by our team, for a lost mailbox: the old one is told, the new one why, and it is made after two days without the old one', async () => {
    const { agent, email, id } = await customerWithWill(product);
    await payByCard(product, agent);
    const to = newAddress();
    const ask = (body: object) => operator.post(`/api/admin/customers/${id}/email`).send(body);
    await ask({ email: to, reason: 'because' }).expect(400);
    expect((await ask({ email: to, reason: REASON }).expect(202)).body.change).toMatchObject({ email: to, outcome: 'open' });
    const told = await mailTo(product, email, /change of email address/);
    expect(told.text).not.toContain(REASON);
    expect(told.text).not.toContain(to);
    const fresh = await linkOf(to, /new email address/);
    expect((await operator.get(`/api/admin/customers/${id}`).expect(200)).body.emailChange).toMatchObject({ email: to, outcome: 'open' });
    product.clock.advance({ minutes: 48 * 60 });
    operator = await signedInOperator(product);
    expect((await say(fresh, 'confirm').expect(200)).body.change.outcome).toBe('moving');
    await until(async () => (await operator.get(`/api/admin/customers/${id}`)).body.person.email === to, 'the new address');
    await until(async () => mailsTo(email) > 0 && (await mailTo(product, email, /was changed/)).to === email, 'the old mailbox to be told');
    expect((await mailTo(product, to, /new email address$/)).text).toContain(REASON);
    await erase(id);
    for (const address of [email, to]) expect(mailsTo(address)).toBe(0);
    await operator.post(`/api/admin/customers/${signupForm().email}/email`).send({ email: to, reason: REASON }).expect(404);
  });

  it('a mobile number can be changed while the details of a paid will are locked, and nothing is drafted anew', async () => {
    const { agent, id } = await customerWithWill(product);
    await payByCard(product, agent);
    await until(async () => (await operator.get(`/api/admin/customers/${id}`)).body.detailsLocked, 'the details to be locked');
    expect((await agent.patch('/api/me').send({ mobile: '07700 900 982' }).expect(200)).body.user.mobile).toBe('07700 900 982');
    await agent.patch('/api/me').send({ mobile: '07700 900 983', city: 'Wells' }).expect(409, { message: MESSAGES.locked });
    const { history } = (await operator.get(`/api/admin/customers/${id}`).expect(200)).body;
    expect(history.entries.filter(({ type }: { readonly type: string }) => type === 'AnswersLocked')).toHaveLength(1);
  });
});
