import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MESSAGES } from '@willow/contracts';
import { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import { PermanentJobError } from '../../../platform/queue/index.ts';
import { type Browser, customerWithWill, payByCard, signedInOperator } from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await sharedProduct();
  operator = await signedInOperator(product);
});
afterEach(() => void jest.restoreAllMocks());

const willOf = async (agent: Browser) => (await agent.get('/api/will').expect(200)).body.willAnswers;
const detailOf = async (orderId: string) => (await operator.get(`/api/admin/orders/${orderId}`).expect(200)).body;
const listed = async (orderId: string) =>
  (await operator.get('/api/admin/orders').expect(200)).body.find(({ id }: { id: string }) => id === orderId);
const retry = (orderId: string, as = operator) => as.post(`/api/admin/orders/${orderId}/retry-draft`);

/** A paid order whose draft was given up. */
async function givenUp() {
  const printing = jest
    .spyOn(product.worker.get<PdfRenderer>(PdfRenderer, { strict: false }), 'render')
    .mockRejectedValue(new PermanentJobError('The printer is out of order'));
  const customer = await customerWithWill(product);
  const { orderId } = await payByCard(product, customer.agent);
  await until(async () => (await willOf(customer.agent)).draftProblem, 'the failure');
  await until(async () => (await listed(orderId)).draft === 'failed', 'the failure in the list');
  return { ...customer, orderId, printing };
}

describe('a draft whose work was given up', () => {
  it('is said with its reason and since when, tried again at a word, and made; its customer reads how it stands', async () => {
    const { agent, orderId, printing } = await givenUp();
    const before = await detailOf(orderId);
    expect(before.draftProblem).toEqual({ failure: 'submission', reason: null, since: expect.stringMatching(/^\d{4}-/) });
    expect(before.order.draft).toBe('failed');
    expect((await listed(orderId)).draft).toBe('failed');

    let goOn = (): void => undefined;
    printing.mockRestore();
    const renderer = product.worker.get<PdfRenderer>(PdfRenderer, { strict: false });
    const render = renderer.render.bind(renderer);
    const held = new Promise<void>((resolve) => (goOn = resolve));
    jest.spyOn(renderer, 'render').mockImplementation(async (html) => held.then(() => render(html)));
    const { body } = await retry(orderId).expect(200);
    expect(body).toMatchObject({ id: orderId, draft: 'making' });
    expect((await detailOf(orderId)).draftProblem).toBeNull();
    expect(await willOf(agent)).toMatchObject({ status: 'submitted', draftProblem: null });
    expect((await retry(orderId).expect(409)).body.message).toBe(MESSAGES.draftNotFailed);

    goOn();
    await until(async () => (await willOf(agent)).status === 'draft_generated', 'the draft', 60_000);
    // The will is read from the log, the order from a list that follows it.
    await until(async () => (await detailOf(orderId)).order.draft === 'made', 'the order');
    expect((await listed(orderId)).draft).toBe('made');
    await retry(orderId).expect(409);
  });

  it('that fails again says so again', async () => {
    const { agent, orderId, printing } = await givenUp();
    const since = (await detailOf(orderId)).draftProblem.since;
    await retry(orderId).expect(200);
    const again = await until(async () => (await detailOf(orderId)).draftProblem, 'the second failure');
    expect(again).toMatchObject({ failure: 'submission' });
    expect(again.since > since).toBe(true);
    expect((await willOf(agent)).draftProblem).toEqual({ reason: null });
    printing.mockRestore();
    await retry(orderId).expect(200);
    await until(async () => (await willOf(agent)).status === 'draft_generated', 'the draft', 60_000);
  });

  it('is not tried while its answers are with their customer, when it is put away, or unpaid, or for anybody but operators', async () => {
    const { agent, orderId } = await givenUp();
    await retry(orderId, agent).expect(401);
    await operator.patch(`/api/admin/orders/${orderId}`).send({ status: 'archived' }).expect(200);
    expect((await retry(orderId).expect(409)).body.message).toBe(MESSAGES.archived);
    await operator.patch(`/api/admin/orders/${orderId}`).send({ status: 'new' }).expect(200);
    await operator.post(`/api/admin/orders/${orderId}/return`).expect(200);
    expect((await detailOf(orderId)).draftProblem).toBeNull();
    expect((await listed(orderId)).draft).toBeNull();
    expect((await retry(orderId).expect(409)).body.message).toBe(MESSAGES.draftNotFailed);
    const unpaid = await customerWithWill(product);
    const { body } = await unpaid.agent.post('/api/create-payment-intent').send({}).expect(200);
    expect((await retry(body.orderId).expect(409)).body.message).toBe(MESSAGES.paymentNotReceived);
    await retry('0193aaaa-bbbb-7ccc-8ddd-eeeeffff0000').expect(404);
  });
});
