import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { familyAnswers, signedInCustomer } from './testing/people.ts';
import { type Product, startProduct } from './testing/product.ts';
import { startYesterday, type Yesterday } from './testing/yesterday.ts';

let product: Product;
let yesterday: Yesterday;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await yesterday?.stop();
  await product?.close();
});

const wishesIn = ({ body }: { readonly body: { readonly willAnswers: { readonly jsonAnswers: object } } }): object =>
  body.willAnswers.jsonAnswers;

describe('the version before this one, on the schema of this one', () => {
  it('signs a customer up and saves, alone and beside this one, and each reads what the other saved', async () => {
    // While only yesterday's worker runs.
    await product.restartWorker(async () => {
      yesterday = await startYesterday(product.config);
      const { agent } = await signedInCustomer({ ...product, url: yesterday.url });
      const save = { step: 10, answers: { ...familyAnswers, funeralWishes: 'Saved by the older' } };
      await agent.post('/api/will').send(save).expect(200);
      const cookie = agent.jar.getCookies({ domain: 'localhost', path: '/', secure: false, script: false }).toValueString();
      const today = (request: supertest.Test): supertest.Test => request.set('Cookie', cookie).expect(200);
      expect(wishesIn(await today(supertest(product.url).get('/api/will')))).toMatchObject({ funeralWishes: 'Saved by the older' });
      const newer = { step: 10, answers: { ...familyAnswers, funeralWishes: 'Saved by the newer' } };
      await today(supertest(product.url).post('/api/will').send(newer));
      expect(wishesIn(await agent.get('/api/will').expect(200))).toMatchObject({ funeralWishes: 'Saved by the newer' });
      await yesterday.stop();
    });
  });
});
