import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MESSAGES, type OrderHistory } from '@willow/contracts';
import {
  type Browser,
  browser,
  colleague,
  customerWithSentWill,
  customerWithWill,
  mailTo,
  payByCard,
  sendWill,
  settleFlags,
  signedInCustomer,
  signedInOperator,
} from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { DetailsCorrections } from '../../orders/details-corrections.ts';

const REASON = 'You told us on the telephone that it was misspelt.';
const MAIL = /We corrected your details/;

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await sharedProduct();
  operator = await signedInOperator(product);
});

afterEach(() => void jest.restoreAllMocks());

const correct = (id: string, changes: object, who = operator) =>
  who.post(`/api/admin/customers/${id}/details`).send({ changes, reason: REASON });
const me = async (agent: Browser) => (await agent.get('/api/me').expect(200)).body.user;
const draftIs = (agent: Browser, status: string) =>
  until(async () => (await agent.get('/api/will')).body.willAnswers.status === status, `the will to be ${status}`, 60_000);
const textOf = async (orderId: string) => (await operator.get(`/api/admin/orders/${orderId}/draft.txt`).expect(200)).text;

describe('details that our team corrects', () => {
  it('are mended at once while they are open; the customer reads what and why, by email and in the copy of everything', async () => {
    const { agent, id, email } = await signedInCustomer(product);
    const changes = { fullName: 'Jane Margaret Rowe-Ashby', dob: '1974-03-27', county: 'Somerset' };
    expect((await correct(id, changes).expect(200)).body).toEqual({ corrected: true, drafting: false });
    expect((await correct(id, changes).expect(200)).body).toEqual({ corrected: false, drafting: false });
    expect(await me(agent)).toMatchObject(changes);
    const mail = await mailTo(product, email, MAIL);
    expect(mail.text).toContain('corrected your name, date of birth and address');
    expect(mail.text).toContain(REASON);
    expect(mail.text).not.toMatch(/Rowe-Ashby|1974|Somerset|drafted again/);
    const copy = (await agent.get('/api/my-data.json').expect(200)).text;
    for (const told of ['Our team corrected your details', REASON, 'Rowe-Ashby']) expect(copy).toContain(told);
    const history: OrderHistory = (await operator.get(`/api/admin/customers/${id}`).expect(200)).body.history;
    expect(history.entries).toContainEqual(
      expect.objectContaining({ type: 'DetailsCorrected', says: expect.stringContaining('corrected name, date of birth and address') }),
    );
    await until(async () => {
      const { body } = await operator.post('/api/admin/customers/search').send({ search: 'Rowe-Ashby' }).expect(200);
      return body.total === 1;
    }, 'the new name in the list');
  });

  it('of a will that is paid for are drafted and reviewed anew: what was decided and approved before goes for nothing', async () => {
    const { agent, id, email } = await customerWithWill(product);
    const { orderId } = await payByCard(product, agent);
    await draftIs(agent, 'draft_generated');
    await settleFlags(operator, orderId);
    const read = (await operator.get(`/api/admin/orders/${orderId}`).expect(200)).headers['etag'];
    const { body: before } = await operator.get(`/api/admin/orders/${orderId}/flags`).expect(200);
    await agent.patch('/api/me').send({ fullName: 'Jane Rowe' }).expect(409, { message: MESSAGES.locked });

    expect((await correct(id, { fullName: 'Jane Margaret Rowe' }).expect(200)).body).toEqual({ corrected: true, drafting: true });
    await operator.post(`/api/admin/orders/${orderId}/send`).set('if-match', String(read)).expect(409);
    const after = await until(async () => {
      const { body } = await operator.get(`/api/admin/orders/${orderId}/flags`).expect(200);
      return body.answerHash === before.answerHash ? undefined : body;
    }, 'the new review');
    expect(after.flags.filter((flag: { stops: boolean }) => flag.stops).length).toBeGreaterThan(0);
    await draftIs(agent, 'draft_generated');
    expect(await textOf(orderId)).toContain('Jane Margaret Rowe');
    expect(await textOf(orderId)).not.toContain('Jane Margaret Roe');
    expect((await mailTo(product, email, MAIL)).text).toContain('drafted again with the corrected details');
    await agent.patch('/api/me').send({ city: 'Leeds' }).expect(409, { message: MESSAGES.locked });
    await sendWill(operator, agent, orderId);
  });

  it('are corrected all the same when the process dies once it was decided', async () => {
    const { agent, id } = await customerWithWill(product);
    const { orderId } = await payByCard(product, agent);
    await draftIs(agent, 'draft_generated');
    const dies = () => Promise.reject(new Error('The process died'));
    jest.spyOn(product.api.get(DetailsCorrections, { strict: false }), 'make').mockImplementationOnce(dies);
    await correct(id, { city: 'Frome' }).expect(500);
    await until(async () => (await me(agent)).city === 'Frome', 'the correction');
    await until(async () => (await textOf(orderId)).includes('Frome'), 'the order to follow');
    await sendWill(operator, agent, orderId);
    const { history } = (await operator.get(`/api/admin/customers/${id}`).expect(200)).body;
    expect(history.entries).toContainEqual(expect.objectContaining({ type: 'DetailsCorrected', who: 'olive@willow.example' }));
  });

  it('stay as they are in a will that was sent, until its customer opens it', async () => {
    const { agent, id } = await customerWithSentWill(product, operator);
    const refused = await correct(id, { fullName: 'Jane Rowe' }).expect(409);
    expect(refused.body.message).toBe(MESSAGES.detailsSent);
    expect((await me(agent)).fullName).toBe('Jane Margaret Roe');
    await agent.post('/api/will/update').send({}).expect(200);
    expect((await correct(id, { fullName: 'Jane Rowe' }).expect(200)).body).toEqual({ corrected: true, drafting: false });
    expect((await me(agent)).fullName).toBe('Jane Rowe');
  });

  it('need a reason, a possible year and a customer, and are corrected by nobody but the team', async () => {
    const { agent, id } = await signedInCustomer(product);
    const impossible = await correct(id, { dob: '1075-03-27' }).expect(400);
    expect(impossible.body.message).toContain('Check the year: 1075 would make them 951.');
    await correct(id, {}).expect(400, {
      message: MESSAGES.nothingToCorrect,
      errors: [{ path: ['changes'], message: MESSAGES.nothingToCorrect }],
    });
    const thin = await operator.post(`/api/admin/customers/${id}/details`).send({ changes: { city: 'Wells' }, reason: 'typo' });
    expect([thin.status, thin.body.message]).toEqual([400, MESSAGES.reasonThin]);
    await correct('nobody', { city: 'Wells' }).expect(404, { message: MESSAGES.noDetails });
    const auditor = await colleague(product, 'Ava Auditor', 'auditor');
    for (const [who, status] of [
      [auditor, 403],
      [agent, 401],
      [browser(product), 401],
    ] as const)
      await correct(id, { city: 'Wells' }, who).expect(status);
    expect((await me(agent)).city).toBe('Bath');
  });
});
