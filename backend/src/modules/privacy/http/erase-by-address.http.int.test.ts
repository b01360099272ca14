import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGES, UNVERIFIED_SIGNUP_DAYS } from '@willow/contracts';
import { everythingStored } from '../../../testing/everything-stored.ts';
import {
  type Browser,
  browser,
  customerWithWill,
  mailTo,
  signedInCustomer,
  signedInOperator,
  signupForm,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { ErasureWorker } from '../jobs/erasure.worker.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await startProduct();
  operator = await signedInOperator(product);
});
afterAll(async () => product?.close());

const erase = (email: string, who = operator) => who.post('/api/admin/erasures/by-address').send({ email });
const sweep = () => product.worker.get(ErasureWorker, { strict: false }).sweep('test');
const isStored = async (words: string) => (await everythingStored(product)).includes(words);
const isGone = (words: string) => until(async () => !(await isStored(words)), `${words} to be erased`, 60_000);
const mailsTo = (email: string) => product.mailbox.messages().filter(({ to }) => to === email);
const signUp = async (changes: object = {}) => {
  const form = signupForm(changes);
  await browser(product).post('/api/signup').send(form).expect(201);
  await mailTo(product, form.email);
  return form;
};
const later = async (days: number) => {
  product.clock.advance({ minutes: days * 24 * 60 });
  await sweep();
  operator = await signedInOperator(product);
};

describe('somebody without an account who wants to be forgotten', () => {
  it('is erased by address: invitations, messages, what the mail provider has; and is invited by nobody again', async () => {
    const email = `zebedee.${process.pid}@friends.test`;
    const { agent } = await customerWithWill(product);
    await agent.post('/api/referrals').send({ refereeName: 'Zebedee Quill', refereeEmail: email }).expect(201);
    await mailTo(product, email);
    const message = { name: 'Zebedee Quill', email, topic: 'payment', message: 'Who gave you my address?' };
    await browser(product).post('/api/contact').send(message).expect(201);
    await until(async () => (await erase(email).expect(200)).body.messages === 1, 'the message to be known');
    await until(async () => mailsTo(email).length === 0, 'the provider to forget', 60_000);
    const shown = async () => JSON.stringify((await operator.get('/api/admin/referrals').expect(200)).body);
    await until(async () => !/Zebedee/.test(await shown()), 'the invitation to be erased', 90_000);
    const other = await customerWithWill(product);
    await other.agent.post('/api/referrals').send({ refereeName: 'Zed', refereeEmail: email }).expect(201);
    expect((await erase(email).expect(200)).body).toMatchObject({ signUps: 0 });
    expect(mailsTo(email)).toEqual([]);
  });

  it('is erased where an address was typed at a sign-up that nobody confirmed', async () => {
    const { email } = await signUp({ fullName: 'Nobody Confirmed' });
    expect(await isStored(email)).toBe(true);
    expect((await erase(email).expect(200)).body).toEqual({ signUps: 1, invitations: 0, messages: 0 });
    await isGone(email);
    expect(await isStored('Nobody Confirmed')).toBe(false);
  });

  it('is not who has an account: they ask in it', async () => {
    const { agent, email } = await signedInCustomer(product);
    await erase(email).expect(409, { message: MESSAGES.erasureOfAccount });
    await agent.get('/api/me').expect(200);
    await erase(email, agent).expect(401);
    await erase('nobody').expect(400);
  });
});

describe('a sign-up that was never confirmed', () => {
  it(`is erased after ${UNVERIFIED_SIGNUP_DAYS} days, unless somebody has tried again since`, async () => {
    const abandoned = await signUp();
    const tried = await signUp();
    const confirmed = await signedInCustomer(product);
    await later(UNVERIFIED_SIGNUP_DAYS - 1);
    await signUp({ email: tried.email });
    expect(await isStored(abandoned.email)).toBe(true);
    await later(2);
    await isGone(abandoned.email);
    for (const { email } of [tried, confirmed]) expect(await isStored(email)).toBe(true);
  });
});
