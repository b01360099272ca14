import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MESSAGES } from '@willow/contracts';
import { type Browser, customerWithWill, isAccepted, payByCard, settleFlags, signedInOperator } from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { DocumentMaker } from '../../wills/documents/document-maker.ts';
import { AnswersLock } from '../answers-lock.ts';
import { orderIdOf } from '../order-id.ts';
import { Orders } from '../orders.repository.ts';
import { Customers } from '../../customers/customers.repository.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await sharedProduct();
  operator = await signedInOperator(product);
});
afterEach(() => void jest.restoreAllMocks());

const statusOf = async (agent: Browser) => (await agent.get('/api/will').expect(200)).body.willAnswers.status;
const textOf = async (orderId: string) => (await operator.get(`/api/admin/orders/${orderId}/draft.txt`).expect(200)).text;
const move = (agent: Browser, city: string) => agent.patch('/api/me').send({ city });

/** The next change of details stays away from its stream until it is let go. */
function heldChange(): { readonly isHere: Promise<void>; letGo(): void } {
  const customers = product.api.get(Customers, { strict: false });
  const handle = customers.handle.bind(customers);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const isHere = new Promise<void>((arrived) => {
    jest.spyOn(customers, 'handle').mockImplementation(async (id, command, context) => {
      if (command.type === 'ChangeContactDetails') {
        arrived();
        await held;
      }
      return handle(id, command, context);
    });
  });
  return { isHere, letGo: () => letGo() };
}

describe('details that a customer changes while the will is paid for', () => {
  it('are in the will that is approved, or are refused: none that was saved is left out (AM-17, T-25)', async () => {
    const { agent } = await customerWithWill(product);
    const { isHere, letGo } = heldChange();
    const changing = move(agent, 'Bristol').then((answer) => answer);
    await isHere;
    const { orderId } = await payByCard(product, agent);
    await until(async () => (await statusOf(agent)) === 'draft_generated', 'the draft', 60_000);
    await settleFlags(operator, orderId);
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(isAccepted);
    letGo();

    const changed = await changing;
    const { city } = (await agent.get('/api/me').expect(200)).body.user;
    expect([changed.status, changed.body.message, city]).toEqual([409, MESSAGES.locked, 'Bath']);
    expect(await textOf(orderId)).toContain('Bath');
  });

  it('after the payment and before the lock are in the one draft that is made: none is begun before it is certain of what (AM-17)', async () => {
    const { agent, id } = await customerWithWill(product);
    let moved = (): void => undefined;
    const held = new Promise<void>((resolve) => (moved = resolve));
    for (const part of [product.api, product.worker]) {
      const lock = part.get(AnswersLock, { strict: false });
      const follow = lock.follow.bind(lock);
      jest.spyOn(lock, 'follow').mockImplementation(async (...asked) => held.then(() => follow(...asked)));
    }
    const maker = product.worker.get(DocumentMaker, { strict: false });
    const making = jest.spyOn(maker, 'makeFrom');
    const paying = payByCard(product, agent);
    const orders = product.api.get(Orders, { strict: false });
    await until(async () => (await orders.load(orderIdOf(id))).state.payment.status === 'succeeded', 'the payment');
    await move(agent, 'Frome').expect(200);
    moved();
    const { orderId } = await paying;
    await until(async () => (await statusOf(agent)) === 'draft_generated', 'the draft', 60_000);
    expect(making.mock.calls.map(([, input]) => input?.testator.city)).toEqual(['Frome']);
    expect(await textOf(orderId)).toContain('Frome');
  });

  it('open and lock with the answers, and the newest are drafted', async () => {
    const { agent } = await customerWithWill(product);
    await move(agent, 'Wells').expect(200);
    const { orderId } = await payByCard(product, agent);
    await until(async () => (await statusOf(agent)) === 'draft_generated', 'the draft', 60_000);
    await move(agent, 'Bath').expect(409, { message: MESSAGES.locked });
    await operator.post(`/api/admin/orders/${orderId}/return`).expect(200);
    await move(agent, 'Frome').expect(200);
    await agent.post('/api/will/submit').expect(200);
    await until(async () => (await statusOf(agent)) === 'draft_generated', 'the new draft', 60_000);
    await move(agent, 'Bath').expect(409, { message: MESSAGES.locked });
    expect(await textOf(orderId)).toContain('Frome');
  });
});
