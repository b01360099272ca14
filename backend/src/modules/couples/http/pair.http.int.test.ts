import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminOrder, OrderPair } from '@willow/contracts';
import { type Browser, browser, colleague, customerWithWill, familyAnswers, payByCard, signedInOperator } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { aCouple, coupleOf, keepsAll, leaves } from '../testing/couple.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await startProduct();
  operator = await signedInOperator(product);
});
afterAll(async () => product?.close());

const JANE = 'Jane Margaret Roe';
const JOHN = 'John Henry Roe';
const at = (orderId: string) => `/api/admin/orders/${orderId}/pair`;
const pairOf = async (orderId: string): Promise<OrderPair> => (await operator.get(at(orderId)).expect(200)).body.pair;
/** Waits until the list marks the order so. */
const isListed = (orderId: string, pair: Pick<NonNullable<AdminOrder['pair']>, 'orderId' | 'isOver'> | null) =>
  until(
    async () => {
      const orders = (await operator.get('/api/admin/orders').expect(200)).body as readonly AdminOrder[];
      const order = orders.find(({ id }) => id === orderId);
      return order?.pair?.orderId === pair?.orderId && order?.pair?.isOver === pair?.isOver && order;
    },
    `${orderId} in the list with ${JSON.stringify(pair)}`,
  );
const saidOf = async (orderId: string): Promise<string> => (await operator.get(`/api/admin/orders/${orderId}/history`).expect(200)).text;

describe('the two orders of a couple', () => {
  it('are marked as a pair, each for the other, and compared on the screens of our team alone', async () => {
    const couple = await aCouple(product);
    const { jane, sam } = couple;
    const { orderId: hers } = await payByCard(product, jane.agent);
    await isListed(hers, { orderId: null, isOver: false });
    expect(await pairOf(hers)).toMatchObject({ other: { orderId: null, fullName: JOHN }, left: [], compared: null });
    await keepsAll(couple, { guardian: { fullName: 'Sam Lee', address: '5 Elm Row, Leeds', relationship: 'Brother' } });
    const { orderId: his } = await payByCard(product, sam.agent);
    await isListed(his, { orderId: hers, isOver: false });
    await isListed(hers, { orderId: his, isOver: false });
    const seen = await pairOf(hers);
    expect(seen).toMatchObject({ fullName: JANE, other: { orderId: his, fullName: JOHN } });
    expect(seen.compared?.flags).toEqual([
      {
        id: 'guardians',
        severity: 'HIGH',
        message: `For Ben Roe, ${JANE} names Mary Poole and ${JOHN} names Sam Lee.`,
        action: expect.any(String),
      },
      { id: 'kept_at_once', severity: 'LOW', message: expect.stringContaining(`${JOHN} kept everything`), action: expect.any(String) },
    ]);
    expect(seen.compared?.differences.map(({ what }) => what)).toEqual(['Guardians', 'Particular gifts', 'Home']);
    expect((await pairOf(his)).compared?.differences[0]).toEqual({ what: 'Guardians', here: ['Sam Lee'], there: ['Mary Poole'] });
    for (const orderId of [hers, his])
      await until(async () => (await saidOf(orderId)).includes('opened the pair'), `the look in the history of ${orderId}`);
    // Nobody of the two is told anything of it.
    for (const { agent } of [jane, sam])
      for (const path of ['/api/couple', '/api/my-order', '/api/will', '/api/me', '/api/my-data.json'])
        expect((await agent.get(path).expect(200)).text).not.toMatch(/kept everything|names Mary Poole and|kept_at_once/);
  });

  it('stay a pair to our team after one has left, who is named to nobody else', async () => {
    const couple = await aCouple(product);
    const { jane, sam } = couple;
    await keepsAll(couple, {
      beneficiaryType: 'custom',
      customBeneficiaries: [{ fullName: 'Kim Poole', address: '5 Elm Row', relationship: 'Friend', percentage: 100 }],
    });
    const [{ orderId: hers }, { orderId: his }] = [await payByCard(product, jane.agent), await payByCard(product, sam.agent)];
    const before = await coupleOf(jane.agent);
    await leaves(sam.agent).expect(200);
    await isListed(hers, { orderId: his, isOver: true });
    await isListed(his, { orderId: hers, isOver: true });
    const { left, compared } = await pairOf(hers);
    expect(left).toEqual([{ isOther: true, at: expect.any(String) }]);
    expect(compared?.flags[0]).toMatchObject({
      id: 'one_sided',
      message: `${JANE} leaves everything to ${JOHN}, who does not leave everything to ${JANE}.`,
    });
    expect(await coupleOf(jane.agent)).toEqual(before);
  });

  it('are of nobody who is in no couple, and shown to nobody but operators', async () => {
    const kim = await customerWithWill(product, familyAnswers);
    const { orderId } = await payByCard(product, kim.agent);
    await isListed(orderId, null);
    expect(await pairOf(orderId)).toBeNull();
    for (const agent of [kim.agent, browser(product)]) await agent.get(at(orderId)).expect(401);
    await (await colleague(product, 'Audrey', 'auditor')).get(at(orderId)).expect(403);
    await operator.get(at('8e2b8ad2-0000-5000-8000-000000000000')).expect(404);
  });
});
