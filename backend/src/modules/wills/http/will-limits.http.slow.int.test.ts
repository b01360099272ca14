import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, signedInCustomer } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => product?.close());

const MANY = 150;
/** So many of one session may be under way. */
const LANES = 30;
type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: { readonly message?: string } };
/** In one moment by the product's clock, however long it takes. */
const many = (ask: (n: number) => PromiseLike<Answer>) =>
  product.clock.stopped(async () => {
    const answers: Answer[] = [];
    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < MANY) answers.push(await ask((next += 1) - 1));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return answers;
  });
const save = (agent: Browser, n: number) =>
  agent.post('/api/will').send({ step: 2, answers: { willForYou: 'yes', funeralWishes: `${n}` } });
const counted = (answers: readonly Answer[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));

describe('one customer', () => {
  it('who asks for a hundred things at once is answered a few of them, and told of the others at once; nobody else is', async () => {
    const [{ agent }, other] = [await signedInCustomer(product), await signedInCustomer(product)];
    const asked = await Promise.all(Array.from({ length: 100 }, () => agent.get('/api/will')));
    const { 200: answered = 0, 429: refused = 0 } = counted(asked);
    expect([answered >= LANES, refused > 0, answered + refused]).toEqual([true, true, 100]);
    expect(asked.find(({ status }) => status === 429)?.headers['retry-after']).toBe('1');
    await other.agent.get('/api/will').expect(200);
    await agent.get('/api/will').expect(200);
  });

  it('who saves 150 times at once has 120 saved and is told how long to wait; nobody else waits', async () => {
    const [{ agent }, other] = [await signedInCustomer(product), await signedInCustomer(product)];
    const answers = await many((n) => save(agent, n));
    // A busy machine answers a few of them that it is busy: those are neither saved nor too many.
    const { 200: saved, 429: tooMany, 503: busy = 0, ...others } = counted(answers);
    expect([saved! + tooMany! + busy, others]).toEqual([MANY, {}]);
    expect([saved! <= 120, saved! + busy >= 120]).toEqual([true, true]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body.message).toBe('Your answers are being saved too often. Please wait a few seconds and try again.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await save(other.agent, 1).expect(200);
    product.clock.advance({ minutes: 2 });
    await save(agent, MANY).expect(200);
    expect((await agent.get('/api/will').expect(200)).body.willAnswers.jsonAnswers.funeralWishes).toBe(`${MANY}`);
  });

  it('who submits 150 times at once is heard 120 times: submissions count as saves do', async () => {
    const { agent } = await signedInCustomer(product);
    expect(counted(await many(() => agent.post('/api/will/submit')))).toEqual({ 400: 120, 429: MANY - 120 });
  });

  it.each([
    ['reads', 100, '/api/will'],
    ['asks what the will means', 90, '/api/will/explained'],
    ['asks for documents', 90, '/api/will/documents'],
    ['asks for the finished will', 90, '/api/will/document.pdf'],
  ])('who %s 150 times at once is answered %i times', async (_title, most, path) => {
    const { agent } = await signedInCustomer(product);
    const statuses = counted(await many(() => agent.get(path)));
    expect(statuses).toMatchObject({ 429: MANY - most });
    expect(statuses).not.toHaveProperty('503');
  });
});
