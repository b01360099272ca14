import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sleep } from '../run/launcher/processes.ts';
import {
  bodyOf,
  confirmPayment,
  newAddress,
  newCaller,
  payByCard,
  paymentKey,
  settleFlags,
  SHORT_ANSWERS,
  signInOperator,
  signUp,
  startPayment,
  submitWill,
  willStatus,
  type Account,
  type Caller,
} from './testing/accounts.ts';
import { countOf, factsOf, isWillOnItsWay, jobsAtWork, logSize, ordersOf } from './testing/facts.ts';
import { restoreMailSpeed, mailsTo, mailTo, slowDownMails } from './testing/mailbox.ts';
import { databasePids, killHard, pidOf } from './testing/processes.ts';
import { startProduct, type RunningProduct } from './testing/product.ts';
import { eventually } from './testing/eventually.ts';

type Order = Account & { readonly orderId: string };

let product: RunningProduct;
let operator: Caller;
beforeAll(async () => {
  product = await startProduct('crash');
  operator = await signInOperator(product);
});
afterAll(async () => product?.stop());

const customer = async (name: string): Promise<Account> => {
  const account = await signUp(product, await newCaller(product), newAddress(name));
  await submitWill(account);
  return account;
};

const customerWithDraft = async (name: string): Promise<Order> => {
  const account = await customer(name);
  const order = { ...account, orderId: await payByCard(product, account) };
  await drawnUpOnce(order);
  return order;
};

const replaced = async (name: 'api' | 'worker'): Promise<void> => {
  const before = pidOf(product, name);
  await killHard(before);
  await eventually(`another ${name}`, () => pidOf(product, name) !== before);
};

const ready = (): Promise<void> => eventually('the product answers', async () => (await fetch(`${product.url}/health/ready`)).ok);

const drawnUpOnce = async ({ email, id, orderId }: Order): Promise<void> => {
  await mailTo(product, email, /receipt/i);
  await eventually('the receipt is recorded', async () => (await countOf(product, `order-${orderId}`, 'ReceiptSent')) > 0);
  await eventually('the draft is there', async () => (await countOf(product, `will-${id}`, 'DraftGenerated')) > 0);
  const order = await factsOf(product, `order-${orderId}`);
  const will = await factsOf(product, `will-${id}`);
  expect(order.filter((fact) => ['OrderPlaced', 'PaymentSucceeded', 'ReceiptSent'].includes(fact))).toEqual([
    'OrderPlaced',
    'PaymentSucceeded',
    'ReceiptSent',
  ]);
  expect(will.filter((fact) => ['AnswersLocked', 'DraftGenerated'].includes(fact))).toEqual(['AnswersLocked', 'DraftGenerated']);
  expect(await mailsTo(product, email, /receipt/i)).toHaveLength(1);
};

/** One mail, recorded once on the order and once on the will. */
const sentOnce = async ({ email, id, orderId }: Order): Promise<void> => {
  await eventually('the mail is recorded', async () => (await countOf(product, `order-${orderId}`, 'DraftSent')) > 0);
  expect(await factsOf(product, `order-${orderId}`)).not.toContain('DraftSendFailed');
  expect(await countOf(product, `order-${orderId}`, 'DraftSent')).toBe(1);
  expect(await countOf(product, `will-${id}`, 'WillSent')).toBe(1);
  expect(await mailsTo(product, email, /ready to sign/i)).toHaveLength(1);
};

/** Returns as soon as the mail is under way. */
const approveSlowly = async (orderId: string, delayMs: number): Promise<{ readonly answer: Promise<number> }> => {
  await settleFlags(operator, orderId);
  await slowDownMails(product, delayMs);
  const answer = operator.post(`/api/admin/orders/${orderId}/send`).then(
    (response) => response.status(),
    () => 0,
  );
  await eventually('the mail is under way', () => isWillOnItsWay(product, orderId));
  // The claim is written just before the request leaves.
  await sleep(300);
  return { answer };
};

const wishesOf = async ({ caller }: Pick<Account, 'caller'>): Promise<unknown> =>
  (await bodyOf<{ willAnswers: { jsonAnswers: { funeralWishes?: string } } }>(caller.get('/api/will'))).willAnswers.jsonAnswers
    .funeralWishes;

const save = ({ caller }: Pick<Account, 'caller'>, funeralWishes: string): Promise<unknown> =>
  bodyOf(caller.post('/api/will', { data: { step: 10, answers: { ...SHORT_ANSWERS, funeralWishes } } }));

const arrives = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

describe('kill -9', () => {
  let drafting: Order;
  let sending: Order;

  it('of a worker in the middle of a draft leaves nothing half done (D-030)', async () => {
    const account = await customer('drafting');
    drafting = { ...account, orderId: await payByCard(product, account) };
    await eventually('the draft is being made', async () => (await jobsAtWork(product, 'wills.render-draft')) === 1);
    await replaced('worker');
    expect(await countOf(product, `will-${drafting.id}`, 'DraftGenerated')).toBe(0);
  });

  it('of a worker in the middle of a mail leaves the order on its way (D-078, D-104)', async () => {
    sending = await customerWithDraft('sending');
    const { answer } = await approveSlowly(sending.orderId, 2000);
    await replaced('worker');
    await restoreMailSpeed(product);
    expect(await answer).toBe(202);
    expect(await factsOf(product, `order-${sending.orderId}`)).not.toContain('DraftSent');
    expect(await bodyOf(operator.get(`/api/admin/orders/${sending.orderId}`))).toMatchObject({ order: { sending: true } });
  });

  it('of the API during a save loses nothing that it has confirmed (C-413)', async () => {
    const kim = await customer('saving');
    await save(kim, 'By the river');
    const saving = arrives(save(kim, 'At sea'));
    await sleep(5);
    await replaced('api');
    await ready();
    expect((await saving) ? ['At sea'] : ['By the river', 'At sea']).toContain(await wishesOf(kim));
    await save(kim, 'In the wood');
    expect(await wishesOf(kim)).toBe('In the wood');
  });

  it('of the API during a payment takes the money once and finds it afterwards (C-420, D-017, D-020)', async () => {
    const kim = await customer('paying');
    const key = await paymentKey(kim);
    const asking = arrives(startPayment(kim));
    await sleep(20);
    await replaced('api');
    await asking;
    await ready();
    const intent = await startPayment(kim);
    expect(await ordersOf(product, kim.id)).toEqual([intent.orderId]);
    await Promise.all([confirmPayment(product, intent, key), replaced('api')]);
    await ready();
    await drawnUpOnce({ ...kim, orderId: intent.orderId });
  });

  it('leaves the next worker to draw up that draft and to finish that mail, once (D-030, D-106)', async () => {
    await drawnUpOnce(drafting);
    await sentOnce(sending);
    expect(await willStatus(drafting)).toBe('draft_generated');
    expect(await willStatus(sending)).toBe('sent');
  });

  it('of the whole database while an order is paid for: it comes back and everybody goes on (D-030)', async () => {
    const kim = await customer('database');
    const orderId = await payByCard(product, kim);
    await killHard(...databasePids(product));
    await ready();
    await drawnUpOnce({ ...kim, orderId });
    expect(await willStatus(kim)).toBe('draft_generated');
  });

  it('of the launcher: the next one finds everything, and what was under way is finished once (C-461)', async () => {
    const kim = await customerWithDraft('launcher');
    await approveSlowly(kim.orderId, 5000);
    await killHard(product.pid);
    product = await product.startAgain();
    expect(await mailsTo(product, kim.email, /receipt/i)).toHaveLength(1);
    await sentOnce(kim);
    await sentOnce(sending);
    for (const one of [kim, sending]) expect(await willStatus(one)).toBe('sent');
    await drawnUpOnce(drafting);
    const { facts, head } = await logSize(product);
    expect(facts).toBe(head);
  });
});
