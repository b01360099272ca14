import { beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminOrder, type AdminOrderDetail, MESSAGES, type OrderNote, type OrderReading } from '@willow/contracts';
import supertest from 'supertest';
import {
  browser,
  colleague,
  customerWithWill,
  familyAnswers,
  payByCard,
  settleFlags,
  signedInOperator,
  type Browser,
} from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let olive: Browser;
let otto: Browser;
beforeAll(async () => {
  product = await sharedProduct();
  olive = await signedInOperator(product);
  otto = await colleague(product, 'Otto Operator');
});

async function paidOrder() {
  const customer = await customerWithWill(product);
  const { orderId } = await payByCard(product, customer.agent);
  await drafted(customer.agent);
  return { ...customer, orderId };
}

const statusOf = async (agent: Browser): Promise<string> => (await agent.get('/api/will')).body.willAnswers.status;
const drafted = (agent: Browser) => until(async () => (await statusOf(agent)) === 'draft_generated', 'the draft');
const change = (orderId: string, body: object, who = olive) => who.patch(`/api/admin/orders/${orderId}`).send(body);
const detailOf = async (orderId: string): Promise<AdminOrderDetail> =>
  (await olive.get(`/api/admin/orders/${orderId}`).expect(200)).body as AdminOrderDetail;
const listed = async (orderId: string): Promise<AdminOrder> => {
  const { body } = await olive.get('/api/admin/orders').query({ search: orderId }).expect(200);
  return (body as AdminOrder[])[0]!;
};

const sendings = async (orderId: string): Promise<OrderReading['sendings']> =>
  ((await olive.get(`/api/admin/orders/${orderId}/reading`).expect(200)).body as OrderReading).sendings;

async function mailsTo(email: string): Promise<readonly string[]> {
  const { body } = await supertest(product.mailbox.url).get('/api/messages');
  return (body as { to: string; subject: string }[]).filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe('an order that an operator marks as sent', () => {
  it('has to be paid, decided and read; then it is marked by hand, with who and when, and nothing is mailed (A-096, D-030)', async () => {
    const { orderId, agent, email } = await paidOrder();
    await change(orderId, { status: 'sent' }).expect(409, /Decide before sending: R19/);
    await settleFlags(otto, orderId);
    await change(orderId, { status: 'sent' }).expect(409, { message: 'Open the will and read it before you approve it.' });
    await settleFlags(olive, orderId);
    const before = await mailsTo(email);
    const { body } = await change(orderId, { status: 'sent', notes: 'Posted to her, first class.' }).expect(200);
    const markedSent = { by: { id: expect.any(String), name: 'olive@willow.example' }, at: expect.stringMatching(/Z$/) };
    expect(body).toMatchObject({ status: 'sent', markedSent, notes: 'Posted to her, first class.' });
    expect(await listed(orderId)).toMatchObject({ status: 'sent', markedSent, sending: false });
    expect((await detailOf(orderId)).order).toMatchObject({ status: 'sent', markedSent });
    expect(await mailsTo(email)).toEqual(before);
    expect(await statusOf(agent)).toBe('draft_generated');
    await change(orderId, { status: 'sent' }).expect(200);
    expect(await sendings(orderId)).toEqual([{ ...markedSent, way: 'hand', versionCode: null }]);

    await change(orderId, { status: 'archived', before: 'new' }).expect(409, { message: MESSAGES.orderMoved });
    expect((await change(orderId, { status: 'archived', before: 'sent' }).expect(200)).body.status).toBe('archived');
    expect((await change(orderId, { status: 'sent' }).expect(200)).body).toMatchObject({ status: 'sent', markedSent });
    expect((await change(orderId, { status: 'new' }).expect(200)).body).toMatchObject({ status: 'new', markedSent: null });
    expect(await sendings(orderId)).toEqual([]);
  });

  it('cannot be an unpaid one, nor one whose answers are back with the customer', async () => {
    const { agent } = await customerWithWill(product);
    const { body } = await agent.post('/api/create-payment-intent').send({}).expect(200);
    await until(async () => await listed(body.orderId), 'the row');
    await change(body.orderId, { status: 'sent' }).expect(409, { message: 'Payment has not been received.' });
    expect((await listed(body.orderId)).status).toBe('new');
    const { orderId } = await paidOrder();
    await settleFlags(olive, orderId);
    await olive.post(`/api/admin/orders/${orderId}/return`).expect(200);
    await change(orderId, { status: 'sent' }).expect(409, /back with the customer/);
  });

  it('is marked in the version that was read, and in no other (AM-15)', async () => {
    const { orderId, agent } = await paidOrder();
    const version = String((await olive.get(`/api/admin/orders/${orderId}/draft.txt`).expect(200)).headers['etag']);
    await olive.post(`/api/admin/orders/${orderId}/return`).expect(200);
    await agent.post('/api/will').send({ step: 10, answers: familyAnswers }).expect(200);
    await agent.post('/api/will/submit').expect(200);
    await drafted(agent);
    await settleFlags(otto, orderId);
    const changed = { message: 'The answers changed since you read them' };
    for (const status of ['sent', 'in_review', 'archived']) await change(orderId, { status }).set('if-match', version).expect(409, changed);
    await change(orderId, { status: 'sent' }).set('if-match', '*').expect(400);
    expect((await listed(orderId)).status).toBe('new');
  });

  it('that was mailed is not new again by hand, and a mail takes the place of a mark (D-078)', async () => {
    const { orderId } = await paidOrder();
    await settleFlags(olive, orderId);
    await change(orderId, { status: 'sent' }).expect(200);
    const { body } = await olive.post(`/api/admin/orders/${orderId}/send`).expect(200);
    expect(body.order).toMatchObject({ status: 'sent', markedSent: null, mailFailed: false });
    await until(async () => (await detailOf(orderId)).order.markedSent === null, 'the mail in the place of the mark');
    await change(orderId, { status: 'new' }).expect(409, {
      message: 'This will was sent. The order becomes new when the customer submits new answers.',
    });
    expect((await change(orderId, { status: 'in_review' }).expect(200)).body.status).toBe('in_review');
  });
});

describe('notes', () => {
  const notesOf = async (orderId: string): Promise<readonly OrderNote[]> => (await detailOf(orderId)).notes;

  it('of two operators at once are both kept, with who and when, oldest first; the newest is the field (A-095, A-099, AM-16)', async () => {
    const { orderId, agent } = await paidOrder();
    await change(orderId, { notes: 'First.' }).expect(200);
    await Promise.all([
      change(orderId, { notes: 'Do NOT send: she rang.' }).expect(200),
      change(orderId, { notes: 'All checked.' }, otto).expect(200),
    ]);
    const { order, notes } = await detailOf(orderId);
    expect(notes.map(({ text, by }) => [text, by.name])).toEqual(
      expect.arrayContaining([
        ['First.', 'olive@willow.example'],
        ['Do NOT send: she rang.', 'olive@willow.example'],
        ['All checked.', 'Otto Operator'],
      ]),
    );
    expect(notes).toHaveLength(3);
    expect(notes[0]!.text).toBe('First.');
    expect(order.notes).toBe(notes.at(-1)!.text);
    // The two that met stand in the order they were kept in, a moment apart at most.
    expect(notes.slice(1).every(({ at }) => at >= notes[0]!.at)).toBe(true);
    expect((await listed(orderId)).notes).toBe(order.notes);
    for (const path of ['/api/will', '/api/my-order']) expect((await agent.get(path)).text).not.toContain('Do NOT send');
  });

  it('are never emptied: a blank one is none (AM-16)', async () => {
    const { orderId } = await paidOrder();
    await change(orderId, { notes: 'Do NOT send.' }).expect(200);
    for (const notes of ['', '  ']) expect((await change(orderId, { notes }).expect(200)).body.notes).toBe('Do NOT send.');
    expect(await notesOf(orderId)).toHaveLength(1);
  });
});

describe('the list of orders as a file', () => {
  const listedAs = async (query: object) => (await olive.get('/api/admin/orders').query(query).expect(200)).body as AdminOrder[];

  it('the list is taken away as a file: all pages, as filtered, nothing that a spreadsheet would run; recorded before it is made (A-030, D-076, D-083, T-19)', async () => {
    const formula = '=HYPERLINK("https://evil.example") O’Neil';
    const odd = await customerWithWill(product, familyAnswers, { fullName: formula });
    await payByCard(product, odd.agent);
    await until(async () => (await listedAs({ search: 'o’neil', payment: 'succeeded' })).length === 1, 'the paid order in the list');
    const take = (who: Browser, query: object, body: object = { purpose: 'accounts' }) =>
      who.post('/api/admin/orders/export').query(query).send(body);
    const oneils = { purpose: 'accounts', search: 'o’neil' };
    const shown = await listedAs({ sort: 'user.asc', pageSize: 1000 });
    const { text, headers } = await take(olive, { sort: 'user.asc' }).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/),
      'cache-control': 'no-store',
    });
    const lines = text.split('\r\n');
    expect([lines[0], lines.at(-1)]).toEqual(['\uFEFF"Order ID","Full Name","Email","Submitted","Status","Payment"', '']);
    expect(lines.slice(1, -1).map((line) => line.split('","')[0]?.slice(1))).toEqual(shown.map(({ id }) => id));
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"") O’Neil"`);
    const paid = (await take(olive, { payment: 'succeeded' }, oneils).expect(200)).text.split('\r\n');
    expect(paid).toHaveLength(3);
    const auditor = await colleague(product, 'Ada Auditor', 'auditor');
    const sealed = (await take(auditor, {}, oneils)).body;
    expect(sealed).toEqual({ message: 'No data to export' });
    expect((await take(auditor, {}).expect(200)).text).not.toMatch(/neil|@/i);
    await take(olive, { age: 'week' }).expect(409, { message: 'No data to export' });
    for (const body of [{}, { purpose: 'Jane asked' }]) await take(olive, {}, body).expect(400);
    await take(olive, { sort: 'price.asc' }).expect(400);
    await take(browser(product), {}).expect(401);
    const files = await until(async () => {
      const { body } = await auditor.get('/api/admin/access').query({ kind: 'exports' }).expect(200);
      return body.entries.length === 3 ? (body.entries as { who: string; says: string }[]) : undefined;
    }, 'three files');
    expect(files.map(({ who, says }) => `${who} ${says}`)).toEqual([
      expect.stringMatching(/^Ada Auditor exported \d+ rows of the list of orders as a CSV file\. What for: accounts and tax\.$/),
      'olive@willow.example exported 1 row of the list of orders as a CSV file. What for: accounts and tax.',
      `olive@willow.example exported ${shown.length} rows of the list of orders as a CSV file. What for: accounts and tax.`,
    ]);
  });
});
