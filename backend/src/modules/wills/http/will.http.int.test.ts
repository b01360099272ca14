import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { familyAnswers, signedInCustomer, type Browser } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
}, 60_000);
afterAll(async () => product?.close(), 30_000);

const record = async (agent: Browser) => (await agent.get('/api/will').expect(200)).body.willAnswers;
const save = (agent: Browser, answers: WillAnswers, step = 10) => agent.post('/api/will').send({ step, answers });

describe('the answers of a will', () => {
  it('C-411 C-430 D-033 are none, at question 1, before anything is saved; reading writes nothing', async () => {
    const { agent } = await signedInCustomer(product);
    const nothing = { status: 'not_started', currentStep: 1, jsonAnswers: {}, updatedAt: null };
    expect(await record(agent)).toMatchObject(nothing);
    expect(await record(agent)).toMatchObject(nothing);
  });

  it('C-411 C-412 C-431 D-034 are the same with the id of who is signed in', async () => {
    const { agent, id } = await signedInCustomer(product);
    await save(agent, { willForYou: 'yes' }, 2).expect(200);
    const { body } = await agent.get('/api/will').query({ userId: id }).expect(200);
    expect(body.willAnswers).toEqual(await record(agent));
    expect(body.willAnswers).toMatchObject({
      status: 'in_progress',
      currentStep: 2,
      jsonAnswers: { willForYou: 'yes' },
      updatedAt: expect.stringMatching(/Z$/),
    });
  });

  it('C-275 C-433 D-030 D-043 are submitted once they are complete, however often that is asked, and go on when they change', async () => {
    const { agent } = await signedInCustomer(product);
    const { willForYou } = familyAnswers;
    await save(agent, { willForYou: willForYou! }, 2).expect(200);
    const early = await agent.post('/api/will/submit').expect(400);
    expect(early.body).toEqual({ message: expect.any(String), errors: expect.any(Array) });
    await save(agent, familyAnswers).expect(200);
    const { body } = await agent.post('/api/will/submit').expect(200);
    expect(body).toMatchObject({ success: true, willAnswers: { status: 'submitted', jsonAnswers: { willForYou: 'yes' } } });
    expect((await agent.post('/api/will/submit').expect(200)).body.willAnswers.status).toBe('submitted');
    await save(agent, { ...familyAnswers, funeralWishes: 'Oak.' }).expect(200);
    expect(await record(agent)).toMatchObject({ status: 'in_progress' });
  });
});
