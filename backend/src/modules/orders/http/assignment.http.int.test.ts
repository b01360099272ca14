import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminOrder, OrderHistory, OrderMoment, ResponseOf, listAssignees } from '@willow/contracts';
import { browser, type Browser, colleague, customerWithWill, payByCard, settleFlags, signedInOperator } from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let ada: Browser;
let otto: Browser;
let audrey: Browser;
let dora: Browser;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await signedInOperator(product);
  otto = await colleague(product, 'Otto');
  audrey = await colleague(product, 'Audrey', 'auditor');
  dora = await colleague(product, 'Dora');
});

const idOf = async (who: Browser): Promise<string> => (await who.get('/api/admin/me').expect(200)).body.admin.id;
const assign = (who: Browser, orderId: string, operatorId: unknown, before: unknown = null) =>
  who.post(`/api/admin/orders/${orderId}/assignee`).send({ operatorId, before });
const paidOrder = async () => {
  const { agent } = await customerWithWill(product);
  const { orderId } = await payByCard(product, agent);
  await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');
  return { agent, orderId };
};
const found = async (who: Browser, filter: object): Promise<readonly string[]> => {
  const { body } = await who.get('/api/admin/orders').query(filter).expect(200);
  return (body as readonly AdminOrder[]).map(({ id }) => id);
};
const assignees = async (who: Browser) => (await who.get('/api/admin/assignees').expect(200)).body as ResponseOf<typeof listAssignees>;

describe('whose order it is', () => {
  it('is taken, given to a colleague and put back; the list finds it by that, and the history tells it', async () => {
    const { orderId } = await paidOrder();
    const [ottoId, doraId] = await Promise.all([idOf(otto), idOf(dora)]);
    const { body: taken } = await assign(otto, orderId, ottoId).expect(200);
    expect(taken).toMatchObject({ id: orderId, assignee: { id: ottoId, name: 'Otto' } });
    expect(await found(otto, { assignee: 'me', search: orderId })).toEqual([orderId]);
    expect(await found(dora, { assignee: 'me', search: orderId })).toEqual([]);
    expect(await found(otto, { assignee: 'nobody', search: orderId })).toEqual([]);

    await assign(otto, orderId, doraId, ottoId).expect(200);
    expect(await found(dora, { assignee: 'me', search: orderId })).toEqual([orderId]);
    const { body: detail } = await dora.get(`/api/admin/orders/${orderId}`).expect(200);
    expect(detail.order.assignee).toEqual({ id: doraId, name: 'Dora', left: false });

    const { body: free } = await assign(dora, orderId, null, doraId).expect(200);
    expect(free.assignee).toBeNull();
    expect(await found(otto, { assignee: 'nobody', search: orderId })).toEqual([orderId]);
    const { entries } = (await audrey.get(`/api/admin/orders/${orderId}/history`).expect(200)).body as OrderHistory;
    const told = entries.filter(({ type }) => /Assigned$|Unassigned$/.test(type)).map(({ says }) => says);
    expect(told.toSorted()).toEqual(
      ['gave the order to Otto.', 'gave the order to Dora.', 'put the order back: it is nobody’s.'].toSorted(),
    );
    const given = entries.find(({ says }) => says.endsWith('Dora.'));
    const { body: moment } = await otto.get(`/api/admin/orders/${orderId}/history/${given?.id}`).expect(200);
    expect((moment as OrderMoment).order).toContainEqual({ label: 'Assigned to', value: 'Dora' });
  });

  it('is a note and no lock: whoever else decides about it may', async () => {
    const { orderId } = await paidOrder();
    await assign(otto, orderId, await idOf(otto)).expect(200);
    await settleFlags(dora, orderId);
    const { body } = await dora.post(`/api/admin/orders/${orderId}/send`).expect(200);
    expect(body.order).toMatchObject({ status: 'sent', assignee: { name: 'Otto' } });
  });

  it('is told of two who take it at once: one has it, the other reads why not', async () => {
    const { orderId } = await paidOrder();
    const [ottoId, doraId] = await Promise.all([idOf(otto), idOf(dora)]);
    const answers = await Promise.all([assign(otto, orderId, ottoId), assign(dora, orderId, doraId)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({ message: 'Someone else has just reassigned this order.' });
    await assign(otto, orderId, null, 'nobody-who-has-it').expect(409);
  });

  it('is offered and given only to those who work on orders and can sign in', async () => {
    const { orderId } = await paidOrder();
    const gone = await colleague(product, 'Gus');
    const goneId = await idOf(gone);
    expect((await assignees(otto)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Dora', 'olive@willow.example', 'Gus', 'Otto']),
    );
    const { orderId: theirs } = await paidOrder();
    expect((await assign(gone, theirs, goneId).expect(200)).body.assignee).toEqual({ id: goneId, name: 'Gus', left: false });
    expect(await found(otto, { assignee: 'nobody', search: theirs })).toEqual([]);
    await ada.patch(`/api/admin/people/${goneId}`).send({ active: false }).expect(200);
    const named = await until(async () => {
      const names = (await assignees(ada)).map(({ name }) => name);
      return !names.includes('Gus') && names;
    }, 'the account to be disabled');
    // What Gus had is found by whoever looks for work, and says why.
    const unseen = (await ada.get('/api/admin/orders').query({ assignee: 'nobody', search: theirs }).expect(200))
      .body as readonly AdminOrder[];
    expect(unseen).toMatchObject([{ id: theirs, assignee: { id: goneId, name: 'Gus', left: true } }]);
    await assign(otto, theirs, await idOf(otto), goneId).expect(200);
    expect(await found(otto, { assignee: 'nobody', search: theirs })).toEqual([]);
    expect(named).not.toContain('Audrey');
    for (const id of [goneId, await idOf(audrey), 'somebody'])
      await assign(otto, orderId, id).expect(400, { message: 'Choose somebody who works on orders and can sign in.' });
    for (const id of [7, '', undefined, ['x']]) await assign(otto, orderId, id).expect(400);
    await assign(otto, 'no-such-order', await idOf(otto)).expect(404);
  });

  it('is changed by no auditor, customer or stranger, and they are offered nobody (AM-8)', async () => {
    const { agent, orderId } = await paidOrder();
    await assign(audrey, orderId, await idOf(audrey)).expect(403);
    await assign(agent, orderId, null).expect(401);
    await assign(browser(product), orderId, null).expect(401);
    await audrey.get('/api/admin/assignees').expect(403);
    await agent.get('/api/admin/assignees').expect(401);
    expect(await found(audrey, { assignee: 'nobody', search: orderId })).toEqual([orderId]);
    await otto.get('/api/admin/orders').query({ assignee: 'otto' }).expect(400);
  });
});
